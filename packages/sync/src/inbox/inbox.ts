import { isNewer } from '../stamp.ts';
import type { ArrivingStamp } from '../stamp.ts';
import type { AheadTimes, Arrival, Decision, InboxAnswer, StoredEvent } from './types.ts';

const keep: Decision = { act: 'keep', answer: 'done' };

/**
 * Decides on an arriving create or update, under the lock of the match. The caller then validates the
 * content, but only if the decision stores it: a repeat gets its answer again even if the rules no longer
 * allow the first call.
 * @param stored the row with the event's key or id; null: none
 */
export function decideWrite(arrival: Arrival, stored: StoredEvent | null): Decision {
  if (stored === null) return decideUnknown(arrival);
  if (stored.deleted) return keep;
  if (arrival.approved && !stored.pending) return decideHold(arrival, stored, false);
  const answer = arrival.approved ? 'match-approved' : 'done';
  if (isStale(arrival, stored)) return passOver(arrival, stored, answer);
  return { act: 'replace', eventId: stored.id, stamp: stampOver(arrival.stamp, stored), answer };
}

/**
 * Decides on an arriving delete. It needs no stamp: a deleted event stays deleted, whatever was changed
 * elsewhere, so that every order of arrival gives the same result.
 */
export function decideDelete(arrival: Arrival, stored: StoredEvent | null): Decision {
  if (stored === null) {
    if (arrival.address === 'id') return { act: 'keep', answer: 'event-unknown' };
    return arrival.keyBuried ? keep : { act: 'bury-key', answer: 'done' };
  }
  if (stored.deleted) return keep;
  if (arrival.approved && !stored.pending) return decideHold(arrival, stored, true);
  return { act: 'bury', eventId: stored.id, answer: 'done' };
}

function decideUnknown(arrival: Arrival): Decision {
  // The key was deleted before its event arrived.
  if (arrival.keyBuried) return keep;
  if (arrival.address === 'id') return { act: 'keep', answer: 'event-unknown' };
  const answer = arrival.approved ? 'match-approved' : 'done';
  return { act: 'insert', pending: arrival.approved, stamp: arrival.stamp, answer };
}

/** The match is approved and the event counts: the change is held until the match is reopened. */
function decideHold(arrival: Arrival, stored: StoredEvent, deleted: boolean): Decision {
  const { held } = stored;
  const waiting: Decision = { act: 'keep', answer: 'match-approved' };
  if (deleted && held?.deleted === true) return waiting;
  if (!deleted) {
    // A repeat of what counts already is acknowledged, since it was stored before the approval.
    if (isStale(arrival, stored))
      return held !== null && isAheadRepeat(arrival.stamp, stored) ? waiting : keep;
    if (held?.deleted === true) return waiting;
    if (held !== null && !isNewer(arrival.stamp, held.stamp))
      return passOver(arrival, stored, 'match-approved');
  }
  const stamp = stampOver(arrival.stamp, stored);
  return { act: 'hold', eventId: stored.id, deleted, stamp, answer: 'match-approved' };
}

/**
 * Stores nothing except, for a clock ahead, the time of this change: otherwise its repeat would look newer
 * later.
 */
function passOver(arrival: Arrival, stored: StoredEvent, answer: InboxAnswer): Decision {
  const { stamp } = arrival;
  if (!stamp.ahead || isAheadRepeat(stamp, stored)) return { act: 'keep', answer };
  return { act: 'remember', eventId: stored.id, stamp, answer };
}

/** Whether the arriving change is a repeat of what is stored, or older. */
function isStale(arrival: Arrival, stored: StoredEvent): boolean {
  const { stamp } = arrival;
  if (stamp.raw === null) return arrival.sameContent;
  return isAheadRepeat(stamp, stored) || !isNewer(stamp, stored.stamp);
}

/**
 * The time of a clock that is ahead is cut to the arrival, so that only the device's own order distinguishes
 * repeats from changes.
 */
function isAheadRepeat(stamp: ArrivingStamp, stored: StoredEvent): boolean {
  const ahead = stored.ahead[stamp.device];
  return ahead !== undefined && stamp.raw !== null && stamp.raw <= ahead;
}

/** A change without a time is as new as its arrival, even if the stored one came from a clock ahead. */
function stampOver(stamp: ArrivingStamp, stored: StoredEvent): ArrivingStamp {
  return stamp.raw === null ? { ...stamp, at: Math.max(stamp.at, stored.stamp.at) } : stamp;
}

/** The remembered times of clocks ahead after a change was stored or held. */
export function aheadAfter(ahead: AheadTimes, stamp: ArrivingStamp): AheadTimes {
  return stamp.ahead && stamp.raw !== null ? { ...ahead, [stamp.device]: stamp.raw } : ahead;
}

/** Decides on a held change when the match is reopened. */
export function decideReopen(stored: StoredEvent): 'apply' | 'bury' | 'drop' {
  if (stored.held === null || stored.deleted) return 'drop';
  if (stored.held.deleted) return 'bury';
  return 'apply';
}
