import { hallHead } from '../snapshot/index.ts';
import { describeMatch } from './describe-match.ts';
import type { ControlRoomFacts } from './facts.ts';
import { isToCome, type HallDay } from './hall-day.ts';
import type { OpenTask } from './task.ts';

/** Matches to be played again whose planned start has passed, also of earlier days (CT13). Those that a hall waits for are late already. */
export function replayTasks(facts: ControlRoomFacts, days: readonly HallDay[]): OpenTask[] {
  const { snapshot, now } = facts;
  const awaited = new Set(days.flatMap(({ coming }) => coming));
  return [...snapshot.matches.values()].flatMap((match): OpenTask[] => {
    const { ruling, startsAt } = match;
    if (ruling !== 'replay' || startsAt === null || startsAt > now) return [];
    if (awaited.has(match) || !isToCome(snapshot, match)) return [];
    const planned = Date.parse(startsAt);
    return [
      {
        key: `replay:${match.id}`,
        since: planned,
        dueAt: planned,
        kind: 'replay',
        match: describeMatch(snapshot, match),
        hall: hallHead(snapshot, match.placeId),
      },
    ];
  });
}
