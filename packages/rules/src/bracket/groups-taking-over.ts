import { type BracketGroup, type CompetitionInput, indexCompetition } from './competition.ts';
import { infersCarryOver } from './infers-carry-over.ts';
import { seatsToFill } from './seats-to-fill.ts';

/**
 * Unmarked groups that carry results over according to their schedules; not those that are explicitly
 * excluded. Seats that finished groups decide count as filled, since a schedule may name teams while its
 * seats still have places. Carried-over results can change places, so that earlier rounds are examined first,
 * and later ones again.
 */
export function groupsTakingOver(
  input: CompetitionInput,
  saidNot: ReadonlySet<number> = new Set(),
): number[] {
  const rows = {
    ...input,
    groupTeams: [...input.groupTeams],
    matches: [...input.matches],
    roundLevels: [...input.roundLevels],
    stages: [...input.stages],
  };
  const weights = new Map(rows.roundLevels.map(({ id, weight }) => [id, weight]));
  const weightOf = ({ roundLevelId }: BracketGroup) => weights.get(roundLevelId) ?? 0;
  let groups = [...input.groups];
  const marked: number[] = [];
  for (;;) {
    const found = inferFrom({ ...rows, groups }).filter(({ id }) => !saidNot.has(id));
    const earliest = Math.min(...found.map(weightOf));
    const next = new Set(found.filter((group) => weightOf(group) === earliest).map(({ id }) => id));
    if (next.size === 0) return marked.sort((a, b) => a - b);
    marked.push(...next);
    groups = groups.map((group) => (next.has(group.id) ? { ...group, carriesOver: true } : group));
  }
}

function inferFrom(
  input: CompetitionInput & { readonly groups: readonly BracketGroup[] },
): readonly BracketGroup[] {
  const filled = new Map(
    seatsToFill(indexCompetition(input)).seats.map(({ groupTeamId, teamId }) => [groupTeamId, teamId]),
  );
  const groupTeams = [...input.groupTeams].map((seat) => ({
    ...seat,
    teamId: seat.teamId ?? filled.get(seat.id) ?? null,
  }));
  const competition = indexCompetition({ ...input, groupTeams });
  return input.groups.filter((group) => !group.carriesOver && infersCarryOver(competition, group.id));
}
