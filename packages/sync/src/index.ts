export { arrivingClockAt } from './clock-stamp.ts';
export { eventsDigest, isSameDigest, type EventsDigest, type HashedEvent } from './event-hash.ts';
export { addressOfKey, eventAddress, eventKey, type EventAddress } from './event-key.ts';
export {
  aheadAfter,
  decideDelete,
  decideReopen,
  decideWrite,
  type AheadTimes,
  type Arrival,
  type Decision,
  type HeldChange,
  type StoredEvent,
} from './inbox/index.ts';
export { isClientTooOld, oldestSupportedVersion, type EventContent, type MatchClock } from './protocol.ts';
export { sameContent } from './same-content.ts';
export { arrivingStamp, clamped, instantOf, type ArrivingStamp } from './stamp.ts';
