import { type FormatPlan, type FormatSeat, type PlannedGroup, sourcesOfSeat } from '../formats/index.ts';
import type { Feeder, ScheduleMatch } from '../schedule/index.ts';

/** Input of the schedule for a category: its matches and their teams, before or after the draw. */
export interface CategoryMatches {
  readonly matches: readonly ScheduleMatch[];
  /** Seats of groups without a team: for rests and travel they count as separate teams. */
  readonly seats: readonly string[];
}

/**
 * @param category code, the prefix of every key and label
 * @param teams by entry; null: not drawn yet, so that the seat counts as the team
 */
export function categoryMatches(
  category: string,
  plan: FormatPlan,
  teams: readonly (string | null)[],
): CategoryMatches {
  const groups = new Map(plan.groups.map((group) => [group.id, group]));
  const sources = bracketKeys(category, plan, groups);
  const matches = plan.matches.flatMap(({ key, group: id, round, home, away }): ScheduleMatch[] => {
    const group = groups.get(id);
    if (!group) return [];
    const feeders = [home, away].flatMap((seat) => feedersOf(category, group.seats[seat], sources));
    const players = [home, away].flatMap((seat) => playerOf(category, group, seat, teams));
    const table = group.isBracket ? null : `${category} ${id}`;
    const waitsFor = distinct(feeders);
    const { level } = group;
    return [{ key: `${category} ${key}`, category, level, group: table, round, teams: players, waitsFor }];
  });
  const known = new Set(teams);
  const players = new Set(matches.flatMap((match) => match.teams));
  return { matches, seats: [...players].filter((player) => !known.has(player)) };
}

/** The single match of each bracket group. */
function bracketKeys(
  category: string,
  plan: FormatPlan,
  groups: ReadonlyMap<string, PlannedGroup>,
): Map<string, string> {
  const ofBrackets = plan.matches.filter(({ group }) => groups.get(group)?.isBracket);
  return new Map(ofBrackets.map(({ key, group }) => [group, `${category} ${key}`]));
}

function feedersOf(
  category: string,
  seat: FormatSeat | undefined,
  brackets: ReadonlyMap<string, string>,
): Feeder[] {
  return (seat ? sourcesOfSeat(seat) : []).map((source) => {
    const key = brackets.get(source);
    return key === undefined ? { kind: 'group', group: `${category} ${source}` } : { kind: 'match', key };
  });
}

/** A bracket seat with an unknown team has no player: its feeders give all constraints. */
function playerOf(
  category: string,
  group: PlannedGroup,
  seat: number,
  teams: readonly (string | null)[],
): string[] {
  const found = group.seats[seat];
  const team = found?.kind === 'entry' ? teams[found.entry] : null;
  if (team != null) return [team];
  return group.isBracket && found?.kind !== 'entry' ? [] : [`${category} ${group.id} #${seat + 1}`];
}

function distinct(feeders: readonly Feeder[]): Feeder[] {
  const byName = new Map(feeders.map((feeder) => [JSON.stringify(feeder), feeder]));
  return [...byName.values()];
}
