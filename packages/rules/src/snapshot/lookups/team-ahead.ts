import type { PlaceRange, Stake } from '../../outlook/index.ts';
import { bracketMatchOf } from './bracket-match.ts';
import { wayOfPlace } from './bracket-ways.ts';
import { groupOutlook, stakeInGroup } from './group-outlook.ts';
import { groupLink } from './heads.ts';
import { matchesOfGroup } from './matches-of.ts';
import { matchesOfTeams } from './matches-of-teams.ts';
import { stageOf } from './progress.ts';
import type { TeamAhead } from '../shapes/index.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Group, Match } from '../../tournament/index.ts';
import { ticket } from './ticket.ts';
import { groupOf, isCategoryHidden } from './visibility.ts';
import { hasWithdrawn, withdrawnSides } from './withdrawn-sides.ts';

/** More possible places are not useful for planning. */
export const mostPlaces = 4;

type When = Pick<TeamAhead, 'when' | 'standing'>;

/**
 * What may follow the last group that a team is sure to play in: for a bracket match the ways of winner and
 * loser, for a table each possible place. Empty if that group is finished, too much is open, or the team has withdrawn.
 */
export function aheadOfTeam(snapshot: Snapshot, teamId: number): TeamAhead[] {
  if (hasWithdrawn(snapshot, teamId)) return [];
  const last = matchesOfTeams(snapshot, [teamId]).findLast((match) => match.competitionGroupId !== null);
  const group = groupOf(snapshot, last?.competitionGroupId ?? null);
  if (!group || isCategoryHidden(snapshot, group.categoryId)) return [];
  return waysOfTeam(snapshot, group, teamId).flatMap((when) => follows(snapshot, group, when) ?? []);
}

function waysOfTeam(snapshot: Snapshot, group: Group, teamId: number): When[] {
  const match = bracketMatchOf(snapshot, group);
  if (!match) return waysOfTable(snapshot, group, teamId);
  if (stageOf(snapshot, match) === 'finished') return [];
  return [
    { when: 'win', standing: 1 },
    { when: 'loss', standing: 2 },
  ];
}

function waysOfTable(snapshot: Snapshot, group: Group, teamId: number): When[] {
  const own = groupOutlook(snapshot, group)?.teams.find((team) => team.teamId === teamId);
  if (!own || own.worst - own.best >= mostPlaces) return [];
  const results = own.open === 1 ? resultsOf(snapshot, group, teamId) : [];
  return byResult(results) ?? placesOf(own).map((standing) => ({ when: 'place', standing }));
}

/** Possible places of the team after each result of its last open match in the group. */
function resultsOf(
  snapshot: Snapshot,
  group: Group,
  teamId: number,
): readonly [Stake['result'], PlaceRange][] {
  const open = matchesOfGroup(snapshot, group.id).find(
    (match) =>
      sidesOf(match).includes(teamId) &&
      stageOf(snapshot, match) !== 'finished' &&
      withdrawnSides(snapshot, match) === null,
  );
  const other = open && sidesOf(open).find((id) => id !== teamId);
  if (other == null) return [];
  return stakeInGroup(snapshot, group, [teamId, other]).map(({ result, places: [range] }) => [result, range]);
}

/** Conditions by result, if a win decides the place; null if not, or if nothing depends on it. */
function byResult(results: readonly [Stake['result'], PlaceRange][]): When[] | null {
  const won = results.find(([result]) => result === 'win')?.[1];
  if (!won || won.best !== won.worst) return null;
  const rest = results.filter(([result]) => result !== 'win').flatMap(([, range]) => placesOf(range));
  const others = [...new Set(rest)].sort((a, b) => a - b);
  if (others.every((place) => place === won.best)) return null;
  const when = others.length === 1 ? 'otherwise' : 'place';
  return [
    { when: 'win', standing: won.best },
    ...others
      .filter((place) => place !== won.best || when === 'place')
      .map((standing) => ({ when, standing }) as const),
  ];
}

/** All places of a range, best first. */
export function placesOf({ best, worst }: PlaceRange): number[] {
  return Array.from({ length: worst - best + 1 }, (_, at) => best + at);
}

function sidesOf({ homeTeamId, awayTeamId }: Match): (number | null)[] {
  return [homeTeamId, awayTeamId];
}

/** null if the next match is unknown, or if teams of several groups are compared first. */
function follows(snapshot: Snapshot, group: Group, { when, standing }: When): TeamAhead | null {
  const way = wayOfPlace(snapshot, group, standing);
  if (way === null) return null;
  const { next, place } = way;
  const match = next?.match ? snapshot.matches.get(next.match.id) : undefined;
  const isBracket = bracketMatchOf(snapshot, group) !== null;
  return {
    when,
    group: { ...groupLink(snapshot, group), ...(isBracket && { bracket: true as const }) },
    standing,
    round: next && { roundCs: next.roundCs, roundEn: next.roundEn },
    match: match ? ticket(snapshot, match) : null,
    against: next?.match?.against ?? null,
    place,
  };
}
