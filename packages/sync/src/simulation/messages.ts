import type {
  MatchClockBody,
  MatchSignatureBody,
  StandingSignature,
} from '@sevenmetre/contract/match-events/schemas';
import type { EventsDigest } from '../event-hash.ts';
import type { EventAddress } from '../event-key.ts';
import type { Lineup, RosterEntryAsked } from '../outbox/roster.ts';
import type { EventContent, MatchClock } from '../protocol.ts';

/** A write that is on its way to the server. */
export interface WriteCall {
  readonly kind: 'create' | 'update' | 'delete';
  readonly userId: number;
  readonly device: string;
  /** Absent in calls of a device that uses the specification only. */
  readonly idempotencyKey: string | undefined;
  readonly address: EventAddress | null;
  readonly modifiedAt: string;
  readonly createdTimestamp: string;
  readonly content: EventContent;
  /** For the checker only, never used by the server: the tap that this call is about. */
  readonly tap: string;
}

export interface StageCall {
  readonly kind: 'stage';
  readonly stageId: number;
  /** Key of the tap; null: a client of the specification. */
  readonly key: string | null;
}

/** The roster of one team; the other team's is handled the same way. */
export interface RosterCall {
  readonly kind: 'roster';
  readonly key: string;
  readonly revision: number;
  readonly after: string | null;
  readonly entries: readonly RosterEntryAsked[];
}

/** Deletes all events that were seen, or restores those that were deleted last. */
export interface EraseCall {
  readonly kind: 'erase';
  readonly key: string;
  readonly events: EventsDigest;
}

export interface RestoreCall {
  readonly kind: 'restore';
  readonly key: string;
}

/** A start, a stop or a correction of the match clock. */
export interface ClockCall {
  readonly kind: 'clock';
  readonly key: string;
  readonly userId: number;
  readonly device: string;
  readonly modifiedAt: string;
  readonly body: MatchClockBody;
}

/** A signature, or the refusal of one. */
export interface SignatureCall extends Omit<ClockCall, 'kind' | 'body'> {
  readonly kind: 'signature';
  readonly body: MatchSignatureBody;
}

export interface Roster {
  readonly revision: number;
  readonly entries: readonly RosterEntryAsked[];
}

export interface ApproveCall {
  readonly kind: 'approve';
  readonly key: string | null;
  readonly events: EventsDigest;
  /** For the checker only: the events on the screen. */
  readonly seen: readonly { readonly key: string; readonly content: EventContent }[] | null;
}

interface ReopenCall {
  readonly kind: 'reopen';
}

/** Calls that change a whole match: carried out once per key. */
export type WholeCall = StageCall | ApproveCall | RosterCall | EraseCall | RestoreCall;

export type Call = WriteCall | WholeCall | ClockCall | SignatureCall | ReopenCall;

export interface ShownEvent {
  readonly id: number;
  readonly key: string;
  readonly createdTimestamp: number;
  readonly content: EventContent;
  /** For the checker only. */
  readonly tap: string;
}

export interface Answer {
  readonly status: number;
  /** null: the answer is not from the server itself. */
  readonly code: string | null;
  /** The event of the call, also when it waits for reopening. */
  readonly eventId: number | null;
  /** The live events of the match; null in a refusal. */
  readonly events: readonly ShownEvent[] | null;
  /** Sent together with the events. */
  readonly roster?: Roster;
  readonly lineup?: Lineup;
  readonly clock?: MatchClock;
  readonly signatures?: readonly StandingSignature[];
  /** The Date header; null: none. */
  readonly date: number | null;
  /** The server's mark; absent: the answer is not from the server itself. */
  readonly mark?: { readonly portal: string; readonly call: string };
  /** Only the first half of the body has arrived. */
  readonly isCut?: boolean;
}

/** The portal id of the simulated server. */
const portalId = 'simulated1';

/**
 * An answer with the server's mark. Without a code and events it is that of a gateway whose server is away.
 * @param call id of the call
 */
export function marked(answer: Answer, call: string): Answer {
  const isOwn = answer.code !== null || answer.events !== null;
  return isOwn ? { ...answer, mark: { portal: portalId, call } } : answer;
}

export function refusal(status: number, code: string | null, date: number | null): Answer {
  return { status, code, eventId: null, events: null, date };
}
