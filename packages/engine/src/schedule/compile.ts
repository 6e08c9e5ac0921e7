import { compilePermissions } from './compile-permissions.ts';
import { compileSlots } from './compile-slots.ts';
import { type Compiled, type Lists, listAt, listsOf } from './compiled.ts';
import { type CategoryRules, type ScheduleInput, type ScheduleTeam } from './input.ts';
import { coachMeetings } from './coach-meetings.ts';
import { possibleTeamsOf } from './possible-teams.ts';

/** Later than every minute of an edition. */
const never = 1_000_000_000;

/**
 * Converts a scheduling problem into numbers.
 * @throws Error for an unknown id, which is a bug of the caller
 */
export function compile(input: ScheduleInput): Compiled {
  const days = 1 + Math.max(0, ...input.hallDays.map(({ day }) => day));
  const groups = [...new Set(input.matches.flatMap(({ group }) => group ?? []))];
  const coaches = [...new Set(input.teams.flatMap(({ coaches: own }) => own))];
  const names = {
    matches: input.matches.map(({ key }) => key),
    halls: input.halls.map(({ id }) => id),
    groups,
    teams: input.teams.map(({ id }) => id),
    coaches,
    categories: input.categories.map(({ id }) => id),
  };
  const slot = compileSlots(input, days);
  const { permission, ofMatch } = compilePermissions(input, slot);
  const match = compileMatches(input, names, ofMatch);
  return {
    names,
    days,
    weights: input.weights,
    buffers: input.buffers,
    match,
    team: compileTeams(input, names, match.teams),
    coach: { count: coaches.length, matches: reversed(match.coaches, coaches.length) },
    group: compileGroups(groups.length, match),
    slot,
    permission,
    travel: compileTravel(input, names.halls),
    input,
  };
}

function compileMatches(
  input: ScheduleInput,
  names: Compiled['names'],
  permission: Int32Array,
): Compiled['match'] {
  const { matches } = input;
  const [byKey, byGroup] = [indexOf(names.matches), indexOf(names.groups)];
  const [byTeam, byCoach] = [indexOf(names.teams), indexOf(names.coaches)];
  const byCategory = indexOf(names.categories);
  const rules = matches.map(({ category }) => input.categories[byCategory(category)]);
  const teams = listsOf(matches.map((match) => match.teams.map(byTeam)));
  const coachesOf = (team: number): number[] => (input.teams[team]?.coaches ?? []).map(byCoach);
  const feeders = matches.map(({ waitsFor }) =>
    waitsFor.map((feeder) => (feeder.kind === 'match' ? byKey(feeder.key) : -1 - byGroup(feeder.group))),
  );
  const followers = matches.map((): number[] => []);
  feeders.forEach((list, match) => list.forEach((feeder) => followers[feeder]?.push(match)));
  const group = Int32Array.from(matches, (match) => (match.group === null ? -1 : byGroup(match.group)));
  return {
    count: matches.length,
    duration: Int32Array.from(rules, (one) => one?.duration ?? 0),
    permission,
    category: Int32Array.from(matches, ({ category }) => byCategory(category)),
    group,
    round: Int32Array.from(matches, ({ round }) => round),
    tail: tailsOf(feeders, group),
    rest: Int32Array.from(rules, (one) => one?.rest ?? 0),
    maxPath: Int32Array.from(rules, (one) => one?.maxPathPerDay ?? never),
    teams,
    coaches: listsOf(matches.map((_, match) => [...new Set([...listAt(teams, match)].flatMap(coachesOf))])),
    feeders: listsOf(feeders),
    followers: listsOf(followers),
    ...compilePossible(input),
    decided: Uint8Array.from(matches, ({ isDecided }) => Number(isDecided ?? false)),
    longestPause: longestPauses(input, rules),
  };
}

type OfPossibleTeams = 'apart' | 'apartOf' | 'wishers' | 'reaching' | 'open' | 'meets' | 'meetCosts';

/** What follows from teams that can still reach a match. */
function compilePossible(input: ScheduleInput): Pick<Compiled['match'], OfPossibleTeams> {
  const possible = possibleTeamsOf(input);
  const apart = listsOf(possible.apart);
  const meets = coachMeetings(input, possible);
  return {
    apart,
    apartOf: reversed(apart, input.matches.length),
    wishers: listsOf(possible.teams.map((list) => list.filter((team) => hasWish(input.teams[team])))),
    reaching: Int32Array.from(possible.teams, (list) => list.length),
    open: Int32Array.from(possible.open),
    meets: listsOf(meets.map((list) => [...list.keys()])),
    meetCosts: Int32Array.from(meets.flatMap((list) => [...list.values()])),
  };
}

function hasWish(team: ScheduleTeam | undefined): boolean {
  return team?.notBefore !== undefined || team?.notAfter !== undefined;
}

function longestPauses(
  { travel, buffers }: ScheduleInput,
  rules: readonly (CategoryRules | undefined)[],
): Int32Array {
  const way = Math.max(0, ...travel.map(({ minutes }) => minutes)) + buffers.afterTravel;
  return Int32Array.from(rules, (one) => Math.max(one?.rest ?? 0, way, buffers.afterGroup));
}

/** Rounds after each match on the longest path; matches of a group have the tail of the group. */
function tailsOf(feeders: readonly (readonly number[])[], group: Int32Array): Int32Array {
  const tails = new Int32Array(feeders.length);
  const ofGroup = new Map<number, number[]>();
  group.forEach((own, match) => {
    if (own >= 0) ofGroup.set(own, [...(ofGroup.get(own) ?? []), match]);
  });
  const raise = (match: number, to: number): void => {
    if ((tails[match] ?? 0) >= to) return;
    tails[match] = to;
    for (const feeder of feeders[match] ?? []) {
      const before = feeder >= 0 ? [feeder] : (ofGroup.get(-1 - feeder) ?? []);
      for (const one of before) raise(one, to + 1);
    }
  };
  feeders.forEach((list, match) => {
    for (const feeder of list) {
      const before = feeder >= 0 ? [feeder] : (ofGroup.get(-1 - feeder) ?? []);
      for (const one of before) raise(one, (tails[match] ?? 0) + 1);
    }
  });
  return tails;
}

function compileTeams(input: ScheduleInput, names: Compiled['names'], ofMatch: Lists): Compiled['team'] {
  const byCategory = indexOf(names.categories);
  const rules = input.teams.map(({ category }) => input.categories[byCategory(category)]);
  return {
    count: input.teams.length,
    matches: reversed(ofMatch, input.teams.length),
    rest: Int32Array.from(rules, (one) => one?.rest ?? 0),
    maxPerDay: Int32Array.from(rules, (one) => one?.maxPerDay ?? never),
    notBefore: Int32Array.from(input.teams, ({ notBefore }) => notBefore ?? 0),
    notAfter: Int32Array.from(input.teams, ({ notAfter }) => notAfter ?? never),
  };
}

function compileGroups(count: number, match: Compiled['match']): Compiled['group'] {
  const matches = Array.from({ length: count }, (): number[] => []);
  const followers = Array.from({ length: count }, (): number[] => []);
  for (let index = 0; index < match.count; index += 1) {
    matches[match.group[index] ?? -1]?.push(index);
    for (const feeder of listAt(match.feeders, index)) if (feeder < 0) followers[-1 - feeder]?.push(index);
  }
  const teams = matches.map((list) => [...new Set(list.flatMap((one) => [...listAt(match.teams, one)]))]);
  const feeders = matches.map((list) => [
    ...new Set(
      list.flatMap((one) =>
        [...listAt(match.feeders, one)].filter((feeder) => feeder < 0).map((f) => -1 - f),
      ),
    ),
  ]);
  return {
    count,
    matches: listsOf(matches),
    followers: listsOf(followers),
    reach: listsOf(reachOf(followers, match.group, groupsOfTeams(teams))),
    teams: listsOf(teams),
    feeders: listsOf(feeders),
  };
}

/** For each group the groups that have a team in common with it: extra matches are groups of their own. */
function groupsOfTeams(teams: readonly (readonly number[])[]): number[][] {
  const ofTeam = new Map<number, number[]>();
  teams.forEach((list, group) => {
    for (const team of list) ofTeam.set(team, [...(ofTeam.get(team) ?? []), group]);
  });
  return teams.map((list) => [...new Set(list.flatMap((team) => ofTeam.get(team) ?? []))]);
}

/** For each group the matches that its teams can reach, transitively. */
function reachOf(
  followers: readonly (readonly number[])[],
  group: Int32Array,
  shared: readonly (readonly number[])[],
): number[][] {
  return followers.map((_, first) => {
    const groups = new Set(shared[first]);
    // Iteration over a set includes items that are added meanwhile.
    for (const one of groups) {
      for (const follower of followers[one] ?? []) {
        const next = group[follower] ?? -1;
        if (next >= 0) groups.add(next);
      }
    }
    return [...new Set([...groups].flatMap((one) => followers[one] ?? []))];
  });
}

function compileTravel(input: ScheduleInput, halls: readonly string[]): Int32Array {
  const travel = new Int32Array(halls.length * halls.length);
  const byHall = indexOf(halls);
  for (const { from, to, minutes } of input.travel) {
    travel[byHall(from) * halls.length + byHall(to)] = minutes;
    travel[byHall(to) * halls.length + byHall(from)] = minutes;
  }
  return travel;
}

/** The inverse relation. */
function reversed(lists: Lists, count: number): Lists {
  const found = Array.from({ length: count }, (): number[] => []);
  for (let index = 0; index + 1 < lists.offsets.length; index += 1) {
    for (const item of listAt(lists, index)) found[item]?.push(index);
  }
  return listsOf(found);
}

function indexOf(names: readonly string[]): (name: string) => number {
  const indices = new Map(names.map((name, index) => [name, index]));
  return (name) => {
    const index = indices.get(name);
    if (index === undefined) throw new Error(`Nothing is called “${name}” in this plan.`);
    return index;
  };
}
