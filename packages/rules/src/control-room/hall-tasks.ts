import { millisecondsOfMinute } from '../dates/index.ts';
import type { Match } from '../tournament/index.ts';
import { describeMatch, instantOf } from './describe-match.ts';
import { lastReportOf } from './device-tasks.ts';
import type { ControlRoomFacts, HallReporter } from './facts.ts';
import { closedUntil, expectedStart, type HallDay, isToCome } from './hall-day.ts';
import type { OpenTask, TaskPerson } from './task.ts';

/** Minutes after which a match that has not begun becomes a task; longer while another one is running. */
export const [lateAfter, lateWhilePlayed] = [5 * millisecondsOfMinute, 15 * millisecondsOfMinute];
/** How long before its start a missing reporter or pair is reported. */
export const staffAhead = 45 * millisecondsOfMinute;

/** Tasks of one hall, without matches that would begin while it is closed. */
export function hallTasks(facts: ControlRoomFacts, whole: HallDay, plans: StaffPlans): OpenTask[] {
  const coming = whole.coming.filter(
    ({ day: own, time }) => own === null || closedUntil(whole, own, time) === null,
  );
  const day = { ...whole, coming };
  return [lateMatch(facts, day), silentDevice(facts, day), ...missingStaff(facts, day, plans)].flatMap(
    (task) => task ?? [],
  );
}

/** Whether reporters and pairs are assigned today at all: otherwise none is missing. */
export interface StaffPlans {
  readonly reporters: boolean;
  readonly pairs: boolean;
  /** Ids of matches with referees. */
  readonly led: ReadonlySet<number>;
}

export function staffPlans({ snapshot, reporters, today }: ControlRoomFacts): StaffPlans {
  const led = new Set([...snapshot.referees.values()].flatMap(({ matchIds }) => matchIds));
  const pairs = [...led].some((id) => {
    const match = snapshot.matches.get(id);
    return match?.day === today && isToCome(snapshot, match);
  });
  return { reporters: reporters.length > 0, pairs, led };
}

/** Only the first late match: the others wait for it. */
function lateMatch(facts: ControlRoomFacts, day: HallDay): OpenTask | null {
  const { snapshot } = facts;
  const now = Date.parse(facts.now);
  const [match] = day.coming;
  const expected = match ? expectedStart(snapshot, match) : null;
  if (!match || match.startsAt === null || expected === null) return null;
  const tolerated = day.live.length > 0 ? lateWhilePlayed : lateAfter;
  if (now < expected + tolerated) return null;
  const planned = Date.parse(match.startsAt);
  return {
    key: `match-late:${match.id}`,
    since: planned,
    dueAt: planned,
    kind: 'match-late',
    match: describeMatch(snapshot, match),
    hall: day.hall,
    freeSince: day.freeSince === null ? null : instantOf(day.freeSince),
    reporter: personOf(day.reporters),
    more: day.coming.slice(1).filter(({ startsAt }) => startsAt !== null && Date.parse(startsAt) <= now)
      .length,
  };
}

function silentDevice(facts: ControlRoomFacts, day: HallDay): OpenTask | null {
  const { snapshot } = facts;
  const [match] = day.live;
  if (!match || day.silentSince === null) return null;
  return {
    key: `device-silent:${day.hall.id}`,
    since: day.silentSince,
    dueAt: day.silentSince + 5 * millisecondsOfMinute,
    kind: 'device-silent',
    match: describeMatch(snapshot, match),
    hall: day.hall,
    reporter: personOf(day.reporters),
    unsent: lastReportOf(facts, day.hall.id),
  };
}

/** For the next match of a hall. */
function missingStaff(facts: ControlRoomFacts, day: HallDay, plans: StaffPlans): OpenTask[] {
  const { snapshot, now } = facts;
  const [match] = day.coming;
  const start = match ? expectedStart(snapshot, match) : null;
  if (!match || start === null || start - Date.parse(now) > staffAhead) return [];
  const of = { match: describeMatch(snapshot, match), hall: day.hall };
  const when = { since: start - staffAhead, dueAt: start };
  const tasks: OpenTask[] = [];
  if (plans.reporters && day.reporters.length === 0)
    tasks.push({ key: `reporter-missing:${day.hall.id}`, ...when, kind: 'reporter-missing', ...of });
  if (plans.pairs && !plans.led.has(match.id)) {
    const reporter = personOf(day.reporters);
    tasks.push({ key: `pair-missing:${match.id}`, ...when, kind: 'pair-missing', ...of, reporter });
  }
  return tasks;
}

/** The reporter seen last, who is probably in the hall. */
export function personOf(reporters: readonly HallReporter[]): TaskPerson | null {
  const [first] = reporters.toSorted((a, b) => (b.seenAt ?? '').localeCompare(a.seenAt ?? ''));
  return first ? { name: first.name, phone: first.phone } : null;
}

/** Whether the hall has a reporter, and the match a pair and both rosters. */
export function readiness(
  facts: ControlRoomFacts,
  day: HallDay,
  match: Match,
  plans: StaffPlans,
): { readonly reporter: boolean | null; readonly pair: boolean | null; readonly rosters: boolean } {
  const has = (side: 'home' | 'away') => facts.rosters.has(`${match.id} ${side}`);
  return {
    reporter: plans.reporters ? day.reporters.length > 0 : null,
    pair: plans.pairs ? plans.led.has(match.id) : null,
    rosters: has('home') && has('away'),
  };
}
