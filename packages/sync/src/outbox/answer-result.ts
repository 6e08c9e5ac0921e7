import type { MatchClock } from '../protocol.ts';
import type { OutboxCall } from './call.ts';
import type { Reply } from './ports.ts';
import type { Attention, ServerEvent } from './record.ts';
import type { Lineup } from './roster.ts';

/** What an answer means for the item that was sent, and for the queue. */
export type AnswerResult =
  | {
      readonly kind: 'settled';
      readonly events: readonly ServerEvent[];
      readonly lineup?: Lineup;
      readonly clock?: MatchClock;
    }
  /** A delete of what the server has never heard of: done (W7). */
  | { readonly kind: 'gone' }
  /** An id that the server does not know: the event goes again by its key. */
  | { readonly kind: 'id-unknown' }
  /**
   * `serverId`: the server has stored it all the same, and it waits there. `events`: those that the server holds, where
   * the refusal tells them.
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

/** Nothing is sent until somebody signs in, or until the program has been renewed. The queue stays. */
export type Pause = 'signed-out' | 'client-too-old';

/** How often a refusal that is not in the server's own words is tried again before somebody is asked. */
const patience = 5;

/** Refusals that say nothing about the item: the same call may succeed later. */
const passing = new Set([408, 425, 429]);

/**
 * Checks an answer (W7, W11). Only a 200 that carries the match acknowledges: a captive portal answers 200 as well.
 * @param attempts how often the server has put this item off before
 */
export function classify(kind: OutboxCall['kind'], reply: Reply, attempts: number): AnswerResult {
  if (reply.kind === 'lost') return { kind: 'again', because: 'network' };
  const { status, code, events, lineup, clock } = reply;
  if (status === 401) return { kind: 'paused', why: 'signed-out' };
  if (status === 426) return { kind: 'paused', why: 'client-too-old' };
  if (status >= 200 && status < 300) {
    if (events === null) return { kind: 'again', because: 'network' };
    return { kind: 'settled', events, ...(lineup && { lineup }), ...(clock && { clock }) };
  }
  const again = { kind: 'again', because: 'server', retryAfter: reply.retryAfter } as const;
  if (status < 400 || status >= 500 || passing.has(status)) return again;
  if (code === 'event-unknown') return eventUnknown(kind, reply.parameters, attempts);
  const isOwnWord = code !== null && code !== 'route-unknown';
  if (!isOwnWord && attempts < patience) return again;
  const attention = { code: code ?? 'unknown', parameters: reply.parameters };
  const told = events === null ? {} : { events };
  return { kind: 'attention', attention, serverId: waitingId(code, reply.parameters), ...told };
}

function eventUnknown(
  kind: OutboxCall['kind'],
  parameters: Attention['parameters'],
  attempts: number,
): AnswerResult {
  if (kind === 'delete') return { kind: 'gone' };
  // Without an id it is not to be said again; a server that does would be asked for ever.
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
 * How long the queue waits after `failures` in a row, milliseconds: between one second and a bound that doubles up to
 * ten, at random, so that the reporters of a hall do not come back all at once.
 * @param asked Retry-After, heeded up to a minute
 */
export function pauseAfter(failures: number, random: number, asked: number | null): number {
  const bound = Math.min(longestPause, shortestPause * 2 ** Math.min(failures, 10));
  const drawn = Math.round(shortestPause + random * (bound - shortestPause));
  return Math.max(drawn, Math.min(asked ?? 0, 60_000));
}
