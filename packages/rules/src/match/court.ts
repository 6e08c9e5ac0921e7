import type { Side } from '../vocabulary/index.ts';
import type { RecordedEvent } from './recorded-event.ts';
import { suspensionsAt, type RunningSuspension, type SuspensionOptions } from './suspensions.ts';

export interface Court {
  /** Permitted players on the court, including the goalkeeper. */
  readonly players: number;
  /** Match clock in seconds at which the next player may return; null: no suspension. */
  readonly nextReturn: number | null;
  /** The suspension that ends first is first. */
  readonly running: readonly RunningSuspension[];
}

/**
 * Number of players that a side may have on the court, and when the next may return. A player whose next
 * suspension begins at the end of another one does not return. Rule MA34.
 */
export function courtAt(
  events: readonly RecordedEvent[],
  clock: number,
  options: SuspensionOptions,
): Readonly<Record<Side, Court>> {
  const now = suspensionsAt(events, clock, options);
  const courtOf = (side: Side): Court => {
    const { playersAllowed: players, running } = now[side];
    return { players, running, nextReturn: nextReturn(events, side, { clock, players, options }) };
  };
  return { home: courtOf('home'), away: courtOf('away') };
}

interface Search {
  readonly clock: number;
  readonly players: number;
  readonly options: SuspensionOptions;
}

function nextReturn(events: readonly RecordedEvent[], side: Side, search: Search): number | null {
  let { clock } = search;
  for (;;) {
    const { running, playersAllowed } = suspensionsAt(events, clock, search.options)[side];
    if (clock > search.clock && playersAllowed > search.players) return clock;
    const [first] = running;
    if (first === undefined) return null;
    clock = first.endsAt;
  }
}
