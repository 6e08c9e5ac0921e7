import type { StandingSignature } from '@sevenmetre/contract/match-events/schemas';
import { standingStatements } from '@sevenmetre/rules/match';
import type { MatchClock } from '../protocol.ts';
import { withClock } from './clock.ts';
import type { ServerCopy, ServerEvent } from './record.ts';
import type { Lineup } from './roster.ts';

/** Contents of an answer about a match; absent parts are unknown. */
export interface MatchAnswer {
  readonly events: readonly ServerEvent[];
  readonly lineup?: Lineup | undefined;
  readonly clock?: MatchClock | null | undefined;
  readonly signatures?: readonly StandingSignature[] | undefined;
  /** The server's Date of the answer, milliseconds UTC; null, absent: none. */
  readonly at?: number | null | undefined;
}

/** The newest list of a match, whoever requested it. */
export function taken(
  matchId: number,
  before: ServerCopy | null,
  { events, lineup = before?.lineup, clock, signatures, at }: MatchAnswer,
): ServerCopy {
  const copy = {
    matchId,
    events,
    answers: (before?.answers ?? 0) + 1,
    ...(lineup && { lineup }),
    ...(typeof at === 'number' && { toldAt: at }),
    ...(before?.clock && { clock: before.clock }),
    ...(before?.signatures && { signatures: before.signatures }),
  };
  return withSignatures(withClock(copy, clock), signatures);
}

/** The match's data with received signatures; those that are known and newer stay. */
export function withSignatures(
  copy: ServerCopy,
  signatures: readonly StandingSignature[] | undefined,
): ServerCopy {
  if (signatures === undefined || signatures.length === 0) return copy;
  const received = new Set(signatures.map(({ key }) => key));
  const others = (copy.signatures ?? []).filter(({ key }) => !received.has(key));
  return { ...copy, signatures: standingStatements([...others, ...signatures]) };
}

/** The list of a hand-over; `toldAt`: the server's Date of its answer. */
interface HandedList {
  readonly matchId: number;
  readonly events: readonly ServerEvent[];
  readonly toldAt: number | null;
}

/**
 * The list of a match after a hand-over: the newer one of both devices (SY35), by the server's time of their
 * answers. In the same second the local one wins, since it knows local deletes. Without times, as in data of
 * older releases, the one with the newer event.
 */
export function copyAfter(before: ServerCopy | null, { matchId, events, toldAt }: HandedList): ServerCopy {
  if (before !== null && !isNewer({ events, toldAt }, before)) return before;
  return { ...taken(matchId, before, { events, at: toldAt }), isHandedOver: true };
}

function isNewer({ events, toldAt }: Omit<HandedList, 'matchId'>, before: ServerCopy): boolean {
  if (toldAt === null && before.toldAt === undefined) return newestId(events) > newestId(before.events);
  return (toldAt ?? 0) > (before.toldAt ?? 0);
}

/** The server numbers events in the order of storing. */
function newestId(events: readonly ServerEvent[]): number {
  return Math.max(0, ...events.map(({ id }) => id));
}

/** Whether the list was handed over and is newer than an answer that arrives only now. */
export function isOvertaken(copy: ServerCopy | null, date: number | undefined): boolean {
  return copy?.isHandedOver === true && date !== undefined && date < (copy.toldAt ?? 0);
}

/** Whether a handed-over list is newer than everything that waits for the match to be reopened. */
export function isNewerThanWaiting(copy: ServerCopy, before: ServerCopy | null): boolean {
  return copy !== before && (copy.toldAt ?? 0) > (before?.waitsSince ?? 0);
}
