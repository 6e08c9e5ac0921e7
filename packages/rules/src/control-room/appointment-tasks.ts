import { millisecondsOfDay, millisecondsOfMinute } from '../dates/index.ts';
import type { Match } from '../tournament/index.ts';
import { describeMatch } from './describe-match.ts';
import type { ControlRoomFacts } from './facts.ts';
import { isToCome } from './hall-day.ts';
import type { StaffPlans } from './hall-tasks.ts';
import type { OpenTask } from './task.ts';

/**
 * How far ahead missing answers are reported, and how long before the first match another pair has to be
 * found.
 */
const [ahead, inTime] = [millisecondsOfDay, 120 * millisecondsOfMinute];
/** How long before the first match of a day its missing appointments begin to be a task. */
const eve = 12 * 60 * millisecondsOfMinute;

/** One task for all pairs without an answer about matches of the next 24 hours (CT11). */
export function appointmentTasks({ snapshot, now, unanswered }: ControlRoomFacts): OpenTask[] {
  const from = Date.parse(now);
  const waiting = unanswered
    .flatMap(({ matchId, askedAt }) => {
      const match = snapshot.matches.get(matchId);
      if (!match || match.startsAt === null || !isToCome(snapshot, match)) return [];
      const start = Date.parse(match.startsAt);
      return start > from && start - from <= ahead ? [{ match, start, askedAt }] : [];
    })
    .toSorted((a, b) => a.start - b.start || a.match.id - b.match.id);
  const [first] = waiting;
  if (!first) return [];
  const early = first.start - inTime;
  const isAskedLate = Date.parse(first.askedAt) > early;
  return [
    {
      key: 'pairs-unanswered',
      since: Math.min(...waiting.map(({ askedAt }) => Date.parse(askedAt))),
      dueAt: isAskedLate ? first.start : early,
      kind: 'pairs-unanswered',
      match: describeMatch(snapshot, first.match),
      matches: waiting.length,
    },
  ];
}

/**
 * One task if the edition has referees, and none of them is appointed to a match that is still played today (CT14). Others
 * are missing match by match (CT3).
 */
export function unledTasks(
  { snapshot, now }: ControlRoomFacts,
  ofToday: readonly Match[],
  plans: StaffPlans,
) {
  if (plans.pairs || snapshot.referees.size === 0) return [];
  const starts = (matches: readonly Match[]) => matches.flatMap(({ startsAt }) => startsAt ?? []).toSorted();
  const [opening] = starts(ofToday);
  const coming = starts(ofToday.filter((match) => isToCome(snapshot, match))).filter((start) => start > now);
  const [next] = coming;
  if (opening === undefined || next === undefined) return [];
  const task: OpenTask = {
    key: 'pairs-none',
    since: Date.parse(opening) - eve,
    dueAt: Date.parse(next),
    kind: 'pairs-none',
    matches: coming.length,
  };
  return [task];
}
