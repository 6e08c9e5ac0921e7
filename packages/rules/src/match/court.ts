import type { Side } from '../vocabulary/index.ts';
import type { RecordedEvent } from './recorded-event.ts';
import { suspensionsAt, type RunningSuspension, type SuspensionOptions } from './suspensions.ts';

export interface Court {
  /** Players allowed on the court now, the goalkeeper among them. */
  readonly players: number;
  /** Match clock in seconds at which the next player may come back; null: nobody is suspended. */
  readonly nextReturn: number | null;
  /** The one that ends first stands first. */
  readonly running: readonly RunningSuspension[];
}

/**
 * How many players a side may have on the court, and from when on one more. The end of a suspension lets nobody back
 * whose next one begins with it. Rule MA34.
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
