import type { DelayRules } from '../tournament/index.ts';
import { expectedEnd, isTimed, playingTime } from './hall-match.ts';
import type { HallMatch } from './hall-match.ts';

export const defaultDelayRules: DelayRules = {
  halfTimeBreak: 180,
  changeover: 180,
  shownFrom: 5,
  believedTo: 120,
  knownFor: 30,
};

export interface Delay {
  /** Whole minutes behind the plan, at least `shownFrom`. */
  readonly minutes: number;
  /** Seconds since 1970, UTC: the planned beginning and these minutes. */
  readonly expectedAt: number;
  /** Seconds since 1970, UTC: when nothing has happened in the hall until then, nobody knows any more. */
  readonly knownUntil: number;
}

/**
 * How late the coming matches of a hall are, from what really happened in it on this day; matches that are not named are
 * not late, or nothing can be said of them. A function of what is recorded and of no clock. docs/rules/schedule.md.
 *
 * @param matches all matches that the hall has on one day, in any order
 */
export function hallDelays(matches: readonly HallMatch[], rules: DelayRules): ReadonlyMap<number, Delay> {
  const delays = new Map<number, Delay>();
  const expected = expectedBeginnings(matches, rules);
  const knownUntil = (expected[0]?.begins ?? 0) + rules.knownFor * 60;
  for (const { match, begins } of expected) {
    const minutes = Math.floor((begins - match.startsAt) / 60);
    if (minutes > rules.believedTo) return new Map();
    if (minutes < Math.max(rules.shownFrom, 1)) continue;
    delays.set(match.id, { minutes, expectedAt: match.startsAt + minutes * 60, knownUntil });
  }
  return delays;
}

interface Expected {
  readonly match: HallMatch;
  /** Seconds since 1970, UTC; never before the plan. */
  readonly begins: number;
}

/** The coming matches in planned order, when something of this day is known. */
function expectedBeginnings(matches: readonly HallMatch[], rules: DelayRules): Expected[] {
  const planned = matches.toSorted((a, b) => a.startsAt - b.startsAt || a.id - b.id);
  const courts = courtsOf(planned, rules);
  // Matches are played in their order: what happened before the last of them says nothing more.
  const known = planned.filter(isTimed).slice(-courts);
  if (known.length === 0) return [];
  const gap = gaps(planned, courts);
  const free = known.map((match) => freeAfter(match, match.startedAt ?? match.startsAt, gap(match), rules));
  // A court of which nothing is known yet holds nothing up.
  while (free.length < courts) free.push(-Infinity);
  const coming = planned.filter((match) => isToCome(match) && !isOvertaken(match, known, courts));
  return coming.map((match) => {
    free.sort((a, b) => a - b);
    const begins = Math.max(match.startsAt, free[0] ?? -Infinity);
    free[0] = freeAfter(match, begins, gap(match), rules);
    return { match, begins };
  });
}

function isToCome({ stageCode, isWalkover }: HallMatch): boolean {
  return stageCode === 'not_started' && !isWalkover;
}

/** Matches planned later have begun on every court: nobody knows when, or whether, this one will be played. */
function isOvertaken(match: HallMatch, known: readonly HallMatch[], courts: number): boolean {
  return known.length === courts && known.every(({ startsAt }) => startsAt > match.startsAt);
}

/** When a court is free after a match. A plan tighter than the rules' numbers is believed: it makes no delay by itself. */
function freeAfter(match: HallMatch, begins: number, gap: number, rules: DelayRules): number {
  const ends = expectedEnd(match, begins, rules);
  const plannedPlay = Math.min(playingTime(match, rules), gap);
  const changeover = Math.min(rules.changeover, gap - plannedPlay);
  const tooTight = match.endedAt === null ? playingTime(match, rules) - plannedPlay : 0;
  return ends - tooTight + changeover;
}

/** Seconds from the planned beginning of a match to the one that follows it on its court; the last has all the time. */
function gaps(planned: readonly HallMatch[], courts: number): (match: HallMatch) => number {
  const following = new Map(planned.map((match, index) => [match.id, planned[index + courts]]));
  return (match) => (following.get(match.id)?.startsAt ?? Infinity) - match.startsAt;
}

/** How many matches the plan plays at once. */
function courtsOf(planned: readonly HallMatch[], rules: DelayRules): number {
  let most = 1;
  for (const [index, match] of planned.entries()) {
    const before = planned.slice(0, index + 1);
    // Half of the playing time: a plan that is a little too tight has no second court.
    const running = before.filter((one) => one.startsAt + playingTime(one, rules) / 2 > match.startsAt);
    most = Math.max(most, running.length);
  }
  return most;
}
