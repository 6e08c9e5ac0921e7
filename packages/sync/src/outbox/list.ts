import type { MatchClock } from '../protocol.ts';
import { withClock } from './clock.ts';
import type { ServerCopy, ServerEvent } from './record.ts';
import type { Lineup } from './roster.ts';

/** What an answer tells of a match. What is absent it does not tell. */
export interface Told {
  readonly events: readonly ServerEvent[];
  readonly lineup?: Lineup | undefined;
  readonly clock?: MatchClock | null | undefined;
  /** The server's Date of the answer, milliseconds UTC; null, absent: it carried none. */
  readonly at?: number | null | undefined;
}

/** The newest list of a match, whoever asked for it. */
export function taken(
  matchId: number,
  before: ServerCopy | null,
  { events, lineup = before?.lineup, clock, at }: Told,
): ServerCopy {
  const copy = {
    matchId,
    events,
    answers: (before?.answers ?? 0) + 1,
    ...(lineup && { lineup }),
    ...(typeof at === 'number' && { toldAt: at }),
    ...(before?.clock && { clock: before.clock }),
  };
  return withClock(copy, clock);
}

/** The list that a hand-over carries; `toldAt`: the server's Date of the answer that told it. */
interface HandedList {
  readonly matchId: number;
  readonly told: readonly ServerEvent[];
  readonly toldAt: number | null;
}

/**
 * The list of a match after a hand-over: the newer one of what this device knew and what the other one was told (SY35), by
 * the server's time of the answers that carried them. Of two from the same second the one that is here stands: it knows
 * what was deleted here. Where neither bears a time, as in what older programs wrote, the one with the newer event.
 */
export function copyAfter(before: ServerCopy | null, { matchId, told, toldAt }: HandedList): ServerCopy {
  if (before !== null && !isNewer({ told, toldAt }, before)) return before;
  return { ...taken(matchId, before, { events: told, at: toldAt }), isHandedOver: true };
}

function isNewer({ told, toldAt }: Omit<HandedList, 'matchId'>, before: ServerCopy): boolean {
  if (toldAt === null && before.toldAt === undefined) return newestId(told) > newestId(before.events);
  return (toldAt ?? 0) > (before.toldAt ?? 0);
}

/** The server numbers events in the order in which it stores them. */
function newestId(events: readonly ServerEvent[]): number {
  return Math.max(0, ...events.map(({ id }) => id));
}

/** Whether the list on the device was handed over and left the server after an answer that arrives only now. */
export function isOvertaken(copy: ServerCopy | null, date: number | undefined): boolean {
  return copy?.isHandedOver === true && date !== undefined && date < (copy.toldAt ?? 0);
}

/** Whether a list that a hand-over brought was told after everything that waits for the match to be reopened. */
export function saysMore(copy: ServerCopy, before: ServerCopy | null): boolean {
  return copy !== before && (copy.toldAt ?? 0) > (before?.waitsSince ?? 0);
}
