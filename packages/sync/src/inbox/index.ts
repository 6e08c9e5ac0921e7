export { aheadAfter, decideDelete, decideReopen, decideWrite } from './inbox.ts';
export type { AheadTimes, Arrival, Decision, HeldChange, StoredEvent } from './types.ts';
