import type { StandingSignature } from '@sevenmetre/contract/match-events/schemas';
import type { MatchClock } from '../protocol.ts';
import type { OutboxCall } from './call.ts';
import type { Reply } from './ports.ts';
import type { Attention, ServerEvent } from './record.ts';
import type { Lineup } from './roster.ts';

/** Meaning of an answer for the sent item, and for the queue. */
export type AnswerResult =
  | {
      readonly kind: 'settled';
      readonly events: readonly ServerEvent[];
      readonly lineup?: Lineup;
      readonly clock?: MatchClock;
      readonly signatures?: readonly StandingSignature[];
    }
  /** A delete of an event that the server does not know: done (W7). */
  | { readonly kind: 'gone' }
  /** An id that the server does not know: the event is sent again by its key. */
  | { readonly kind: 'id-unknown' }
  /**
   * `serverId`: the server has stored it, and it waits there. `events`: the server's events, if the refusal
   * contains them.
   */
  | {
      readonly kind: 'attention';
      readonly attention: Attention;
      readonly serverId: number | null;
      readonly events?: readonly ServerEvent[];
    }
  | { readonly kind: 'again'; readonly because: 'network' }
  | { readonly kind: 'again'; readonly because: 'server'; readonly retryAfter: number | null }
  | { readonly kind: 'paused'; readonly why: Pause };

/**
 * Nothing is sent until the user signs in, the program is updated, or the portal of the records answers again
 * (another one does now). The queue stays.
 */
export type Pause = 'signed-out' | 'client-too-old' | 'other-portal';

/** Number of retries after refusals that a server being updated may give, before the user is asked. */
const patience = 5;

/** Temporary refusals: the same call may succeed later. */
const passing = new Set([408, 425, 429]);

/**
 * Classifies an answer (W7, W11). Only a 200 with the match acknowledges, or of queues beside the record the answer to their own call. A refusal without a code is not of the
 * contract, so it counts as no answer.
 * @param attempts number of earlier temporary refusals of this item
 */
export function classify(kind: OutboxCall['kind'], reply: Reply, attempts: number): AnswerResult {
  if (reply.kind === 'lost') return { kind: 'again', because: 'network' };
  const { status, code, events, lineup, clock, signatures } = reply;
  if (status === 200 && events !== null)
    return {
      kind: 'settled',
      events,
      ...(lineup && { lineup }),
      ...(clock && { clock }),
      ...(signatures && { signatures }),
    };
  if (status === 200 && isBesideRecord(kind) && reply.isAcknowledged) return { kind: 'settled', events: [] };
  if (code === null || status < 400) return { kind: 'again', because: 'network' };
  if (status === 401) return { kind: 'paused', why: 'signed-out' };
  if (status === 421) return { kind: 'paused', why: 'other-portal' };
  if (status === 426) return { kind: 'paused', why: 'client-too-old' };
  const again = { kind: 'again', because: 'server', retryAfter: reply.retryAfter } as const;
  if (status >= 500 || passing.has(status)) return again;
  if (code === 'event-unknown') return eventUnknown(kind, reply.parameters, attempts);
  // A server of an older release may answer while the program is being updated.
  if (code === 'route-unknown' && attempts < patience) return again;
  const attention = { code, parameters: reply.parameters };
  const carried = events === null ? {} : { events };
  return { kind: 'attention', attention, serverId: waitingId(code, reply.parameters), ...carried };
}

/** Calls of queues beside that of the record: their answers say nothing of it. */
function isBesideRecord(kind: OutboxCall['kind']): boolean {
  return kind === 'scouting' || kind === 'photo';
}

function eventUnknown(
  kind: OutboxCall['kind'],
  parameters: Attention['parameters'],
  attempts: number,
): AnswerResult {
  if (kind === 'delete') return { kind: 'gone' };
  // A call without an id must not be repeated this way forever.
  if (kind === 'update' && attempts < patience) return { kind: 'id-unknown' };
  return { kind: 'attention', attention: { code: 'event-unknown', parameters }, serverId: null };
}

function waitingId(code: string | null, parameters: Attention['parameters']): number | null {
  const { eventId } = parameters;
  return code === 'match-approved' && typeof eventId === 'number' ? eventId : null;
}

const shortestPause = 1000;
const longestPause = 10_000;

/**
 * Wait after consecutive failures, milliseconds: random between one second and a bound that doubles up to
 * ten, so that the reporters of a hall do not reconnect at once.
 * @param asked Retry-After, respected up to a minute
 */
export function pauseAfter(failures: number, random: number, asked: number | null): number {
  const bound = Math.min(longestPause, shortestPause * 2 ** Math.min(failures, 10));
  const drawn = Math.round(shortestPause + random * (bound - shortestPause));
  return Math.max(drawn, Math.min(asked ?? 0, 60_000));
}
