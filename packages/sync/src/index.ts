export { arrivingClockAt } from './clock-stamp.ts';
export { eventsDigest, isSameDigest, type EventsDigest, type HashedEvent } from './event-hash.ts';
export { addressOfKey, eventAddress, eventKey, type EventAddress, type KeySources } from './event-key.ts';
export {
  aheadAfter,
  decideDelete,
  decideReopen,
  decideWrite,
  type AheadTimes,
  type Arrival,
  type Decision,
  type HeldChange,
  type InboxAnswer,
  type StoredEvent,
} from './inbox/index.ts';
export {
  clockTolerance,
  isClientTooOld,
  oldestSupportedVersion,
  type EventContent,
  type MatchClock,
} from './protocol.ts';
export { sameContent } from './same-content.ts';
export {
  arrivingStamp,
  clamped,
  instantOf,
  isNewer,
  type ArrivingStamp,
  type Stamp,
  type StampSources,
} from './stamp.ts';
