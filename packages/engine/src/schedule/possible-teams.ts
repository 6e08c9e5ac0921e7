import type { ScheduleInput, ScheduleMatch } from './input.ts';

/** For each match, what follows from the teams that can still reach it. Indices of matches and teams. */
export interface PossibleTeams {
  /** Teams that can reach the match without being named in it. Seats of groups are left out. */
  readonly teams: readonly (readonly number[])[];
  /** Number of its two seats that they can take. */
  readonly open: readonly number[];
  /**
   * Matches that a possible team certainly plays, and that neither decide the match nor depend on it: they
   * may be before or after it.
   */
  readonly apart: readonly (readonly number[])[];
  /** Whether one of two matches waits for the other, directly or through others. */
  readonly isOrdered: (one: number, other: number) => boolean;
}

/** Finds possible teams through the matches and groups that each match waits for (docs/rules/plan.md). */
export function possibleTeamsOf(input: ScheduleInput): PossibleTeams {
  const { matches, teams } = input;
  const indexOfTeam = new Map(teams.map(({ id }, index) => [id, index]));
  const before = matchesBefore(matches);
  const certain = teams.map((): number[] => []);
  matches.forEach((match, index) =>
    match.teams.forEach((id) => certain[indexOfTeam.get(id) ?? -1]?.push(index)),
  );
  const isSeat = certain.map((list) => list.every((index) => isOfSeats(matches[index])));
  const closures = closuresOf(before);
  const possible = matches.map((match, index) => {
    if (match.waitsFor.length === 0 || match.isDecided) return [];
    const named = new Set(match.teams.map((id) => indexOfTeam.get(id) ?? -1));
    const reaching = new Set<number>();
    for (const one of closures[index] ?? []) {
      for (const id of matches[one]?.teams ?? []) reaching.add(indexOfTeam.get(id) ?? -1);
    }
    return [...reaching].filter((team) => team >= 0 && isSeat[team] === false && !named.has(team));
  });
  const hasOthers = certain.map((list) => {
    const [first] = list;
    const group = matches[first ?? -1]?.group ?? null;
    return group === null || list.some((index) => matches[index]?.group !== group);
  });
  const isOrdered = (one: number, other: number): boolean =>
    (closures[one]?.has(other) ?? false) || (closures[other]?.has(one) ?? false);
  return {
    teams: possible,
    isOrdered,
    open: matches.map(({ teams: names }) => {
      const known = names.filter((id) => isSeat[indexOfTeam.get(id) ?? -1] === false);
      return Math.max(0, 2 - known.length);
    }),
    apart: possible.map((list, match) => {
      const others = list.filter((team) => hasOthers[team]).flatMap((team) => certain[team] ?? []);
      return [...new Set(others)].filter((other) => other !== match && !isOrdered(match, other));
    }),
  };
}

/** A match of a group between seats that wait for others: its teams are placeholders. */
function isOfSeats(match: ScheduleMatch | undefined): boolean {
  return match !== undefined && match.group !== null && match.waitsFor.length > 0 && !match.isDecided;
}

/** Matches that each match waits for directly: all of a group. */
function matchesBefore(matches: readonly ScheduleMatch[]): number[][] {
  const byKey = new Map(matches.map(({ key }, index) => [key, index]));
  const byGroup = Map.groupBy(matches.keys(), (index) => matches[index]?.group ?? null);
  return matches.map(({ waitsFor }) =>
    waitsFor.flatMap((feeder) =>
      feeder.kind === 'match' ? (byKey.get(feeder.key) ?? []) : (byGroup.get(feeder.group) ?? []),
    ),
  );
}

/** Matches that each match waits for, also through others. */
function closuresOf(before: readonly (readonly number[])[]): ReadonlySet<number>[] {
  const known = new Map<number, ReadonlySet<number>>();
  const closureOf = (match: number): ReadonlySet<number> => {
    const found = known.get(match);
    if (found) return found;
    const closure = new Set<number>();
    known.set(match, closure);
    for (const one of before[match] ?? []) {
      closure.add(one);
      for (const other of closureOf(one)) closure.add(other);
    }
    return closure;
  };
  return before.map((_, match) => closureOf(match));
}
