export {
  eventsDigest,
  isSameDigest,
  type EventsDigest,
  type HashedEvent,
  sameContent,
} from './event-hash.ts';
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
export { arrivingStamp, clamped, instantOf, type ArrivingStamp, arrivingClockAt } from './stamp.ts';
