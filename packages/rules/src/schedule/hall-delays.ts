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
  /** Delay in whole minutes, at least `shownFrom`. */
  readonly minutes: number;
  /** Seconds since 1970, UTC: the planned start plus the delay. */
  readonly expectedAt: number;
  /** Seconds since 1970, UTC: if nothing happens in the hall until then, the delay is unknown. */
  readonly knownUntil: number;
}

/**
 * Delays of the coming matches of a hall, from its recorded events of the day; other matches are on time or
 * unknown. Depends on recorded data only, not on the present time. docs/rules/schedule.md.
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
  /** Seconds since 1970, UTC; never before the planned start. */
  readonly begins: number;
}

/** The coming matches in planned order, if any times of this day are known. */
function expectedBeginnings(matches: readonly HallMatch[], rules: DelayRules): Expected[] {
  const planned = matches.toSorted((a, b) => a.startsAt - b.startsAt || a.id - b.id);
  const courts = courtsOf(planned, rules);
  // Matches are played in order: only the last ones with times matter.
  const known = planned.filter(isTimed).slice(-courts);
  if (known.length === 0) return [];
  const gap = gaps(planned, courts);
  const free = known.map((match) => freeAfter(match, match.startedAt ?? match.startsAt, gap(match), rules));
  // A court without data delays nothing.
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

/** If later matches have begun on every court, this match has no known start. */
function isOvertaken(match: HallMatch, known: readonly HallMatch[], courts: number): boolean {
  return known.length === courts && known.every(({ startsAt }) => startsAt > match.startsAt);
}

/**
 * When a court is free after a match. A plan with shorter changes than the rules' does not cause a delay by
 * itself.
 */
function freeAfter(match: HallMatch, begins: number, gap: number, rules: DelayRules): number {
  const ends = expectedEnd(match, begins, rules);
  const plannedPlay = Math.min(playingTime(match, rules), gap);
  const changeover = Math.min(rules.changeover, gap - plannedPlay);
  const tooTight = match.endedAt === null ? playingTime(match, rules) - plannedPlay : 0;
  return ends - tooTight + changeover;
}

/** Seconds from the planned start of a match to the next one on its court; unlimited after the last. */
function gaps(planned: readonly HallMatch[], courts: number): (match: HallMatch) => number {
  const following = new Map(planned.map((match, index) => [match.id, planned[index + courts]]));
  return (match) => (following.get(match.id)?.startsAt ?? Infinity) - match.startsAt;
}

/** Number of matches that the plan has at the same time. */
function courtsOf(planned: readonly HallMatch[], rules: DelayRules): number {
  let most = 1;
  for (const [index, match] of planned.entries()) {
    const before = planned.slice(0, index + 1);
    // Half of the playing time, so that a slightly tight plan does not count as a second court.
    const running = before.filter((one) => one.startsAt + playingTime(one, rules) / 2 > match.startsAt);
    most = Math.max(most, running.length);
  }
  return most;
}
