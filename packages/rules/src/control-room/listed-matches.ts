import { millisecondsOfMinute } from '../dates/index.ts';
import { isFinished, isLive, type Snapshot, stageOf, withdrawnSides } from '../snapshot/index.ts';
import type { Match } from '../tournament/index.ts';
import { expectedStart } from './hall-day.ts';
import { lateAfter, lateWhilePlayed, staffAhead } from './hall-tasks.ts';

/** Where a match is on its way to a result, in the order in which organisers list them: what needs somebody comes first (LV7). */
export const matchStates = ['late', 'approve', 'live', 'soon', 'ahead', 'played', 'off'] as const;
type MatchState = (typeof matchStates)[number];

/** What a coming match lacks, if the edition plans it in the portal for that day. */
type MissingStaff = 'reporter' | 'pair';

export interface ListedMatch {
  readonly match: Match;
  readonly state: MatchState;
  /** Whole minutes: how late it is or began, or how long its result has waited; 0: on time, or unknown. */
  readonly minutes: number;
  readonly missing: readonly MissingStaff[];
}

interface ListFacts {
  readonly snapshot: Snapshot;
  /** UTC. */
  readonly now: string;
  /** Halls with a reporter on a day, as `hall day`. */
  readonly reported: ReadonlySet<string>;
}

/** All matches with their state for organisers, in the order of the list: late ones first, each state in its own order (LV7). */
export function listedMatches({ snapshot, now, reported }: ListFacts): ListedMatch[] {
  const matches = [...snapshot.matches.values()];
  const led = new Set([...snapshot.referees.values()].flatMap(({ matchIds }) => matchIds));
  const facts: StateFacts = {
    snapshot,
    now: Date.parse(now),
    busy: new Set(matches.flatMap((match) => (isLive(snapshot, match) ? (match.placeId ?? []) : []))),
    reported,
    led,
    reporterDays: new Set([...reported].map((key) => key.slice(key.indexOf(' ') + 1))),
    pairDays: new Set(matches.flatMap(({ id, day }) => (day !== null && led.has(id) ? day : []))),
  };
  return matches.map((match) => listed(facts, match)).toSorted(byUrgency);
}

interface StateFacts {
  readonly snapshot: Snapshot;
  readonly now: number;
  /** Halls where a match is in play. */
  readonly busy: ReadonlySet<number>;
  readonly reported: ReadonlySet<string>;
  /** Ids of matches with referees. */
  readonly led: ReadonlySet<number>;
  /** Days with any reporter, and with any pair: on others none is missing. */
  readonly reporterDays: ReadonlySet<string>;
  readonly pairDays: ReadonlySet<string>;
}

function listed(facts: StateFacts, match: Match): ListedMatch {
  const { snapshot, now } = facts;
  const since = (at: string | null) =>
    at === null ? 0 : Math.max(0, Math.floor((now - Date.parse(at)) / millisecondsOfMinute));
  const inState = (state: MatchState, minutes = 0): ListedMatch => ({ match, state, minutes, missing: [] });
  if (match.cancelled !== undefined || withdrawnSides(snapshot, match) !== null) return inState('off');
  if (isFinished(snapshot, match)) return inState('played');
  if (isLive(snapshot, match)) return inState('live', minutesLateBegun(snapshot, match));
  const start = expectedStart(snapshot, match);
  if (stageOf(snapshot, match) === 'waiting_for_approval') {
    const ended = match.endedAt ?? match.startsAt;
    // A walkover that is set early waits from the planned start on (CT2).
    return ended === null || Date.parse(ended) > now
      ? inState('ahead')
      : inState('approve', since(match.endedAt ?? match.startsAt));
  }
  const missing = missingStaff(facts, match);
  if (start === null) return { ...inState('ahead'), missing };
  const tolerated = match.placeId !== null && facts.busy.has(match.placeId) ? lateWhilePlayed : lateAfter;
  if (now >= start + tolerated) return { ...inState('late', since(match.startsAt)), missing };
  return { ...inState(start - now <= staffAhead ? 'soon' : 'ahead'), missing };
}

function minutesLateBegun({ edition }: Snapshot, { startedAt, startsAt }: Match): number {
  if (startedAt === null || startsAt === null) return 0;
  const minutes = Math.floor((Date.parse(startedAt) - Date.parse(startsAt)) / millisecondsOfMinute);
  return minutes < Math.max(edition.delays.shownFrom, 1) ? 0 : minutes;
}

function missingStaff(
  { reported, led, reporterDays, pairDays }: StateFacts,
  { id, day, placeId }: Match,
): MissingStaff[] {
  if (day === null || placeId === null) return [];
  const isWithoutReporter = reporterDays.has(day) && !reported.has(`${placeId} ${day}`);
  const isWithoutPair = pairDays.has(day) && !led.has(id);
  return [...(isWithoutReporter ? ['reporter' as const] : []), ...(isWithoutPair ? ['pair' as const] : [])];
}

/** The longest waiting first where somebody waits, otherwise the order of play. */
function byUrgency(one: ListedMatch, other: ListedMatch): number {
  const startOf = ({ match }: ListedMatch) => match.startsAt ?? '9';
  return (
    matchStates.indexOf(one.state) - matchStates.indexOf(other.state) ||
    other.minutes - one.minutes ||
    startOf(one).localeCompare(startOf(other)) ||
    one.match.matchNumber - other.match.matchNumber
  );
}
