import type { MatchTicket, MovedFrom } from '../shapes/index.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Match } from '../../tournament/index.ts';
import { hallHead } from './heads.ts';
import { stageOf } from './progress.ts';

/**
 * Where a match was published before a change has moved it; null: it lies where it was, is over or has no time. What a
 * change has moved and another one has moved back is where it was.
 */
export function movedFrom(snapshot: Snapshot, match: Match): MovedFrom | null {
  const moved = snapshot.moved.get(match.id);
  if (!moved || match.startsAt === null || stageOf(snapshot, match) === 'finished') return null;
  const { day, time, placeId, reason } = moved;
  if (day === match.day && time === match.time && placeId === match.placeId) return null;
  return { day, time, hall: hallHead(snapshot, placeId), reason };
}

/** The same for the ticket of a match to come, as far as it differs from its present place; null: nothing to say. */
export function movedMark(snapshot: Snapshot, match: Match): NonNullable<MatchTicket['moved']> | null {
  const from = movedFrom(snapshot, match);
  if (!from || match.walkOver !== null || stageOf(snapshot, match) !== 'not_started') return null;
  const isOtherDay = from.day !== match.day;
  const mark = {
    day: isOtherDay ? from.day : null,
    time: isOtherDay || from.time !== match.time ? from.time : null,
    hall: from.hall?.id === match.placeId ? null : from.hall,
  };
  return mark.day === null && mark.time === null && mark.hall === null ? null : mark;
}
