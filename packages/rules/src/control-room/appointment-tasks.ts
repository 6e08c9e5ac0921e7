import { describeMatch, minute } from './describe-match.ts';
import type { ControlRoomFacts } from './facts.ts';
import { isToCome } from './hall-day.ts';
import type { OpenTask } from './task.ts';

/**
 * How far ahead missing answers are reported, and how long before the first match another pair has to be
 * found.
 */
const [ahead, inTime] = [24 * 60 * minute, 120 * minute];

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
  return [
    {
      key: 'pairs-unanswered',
      since: Math.min(...waiting.map(({ askedAt }) => Date.parse(askedAt))),
      dueAt: first.start - inTime,
      kind: 'pairs-unanswered',
      match: describeMatch(snapshot, first.match),
      matches: waiting.length,
    },
  ];
}
