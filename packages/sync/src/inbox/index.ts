export { aheadAfter, decideDelete, decideReopen, decideWrite } from './inbox.ts';
export type { AheadTimes, Arrival, Decision, HeldChange, InboxAnswer, StoredEvent } from './types.ts';
