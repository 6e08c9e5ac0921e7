import type { Capacity } from './capacity.ts';

/** An hour with open courts. */
interface CapacityHour {
  /** Where the hour begins. */
  readonly minute: number;
  /** Number of starts in it, on all courts. */
  readonly open: number;
  /** Number of matches that have to begin in it at the latest. */
  readonly needed: number;
  /** Minimal number of spare places up to it: negative proves a shortage. */
  readonly spare: number;
}

/** Spare places by hour; hours without a start are left out. */
export function capacityHours({ spare }: Pick<Capacity, 'spare'>): CapacityHour[] {
  const hours = Map.groupBy(spare, ({ minute }) => Math.floor(minute / 60) * 60);
  let [have, need] = [0, 0];
  return [...hours].map(([minute, points]) => {
    const last = points.at(-1) ?? { have, need };
    const hour = {
      minute,
      open: last.have - have,
      needed: last.need - need,
      spare: Math.min(...points.map(({ places }) => places)),
    };
    [have, need] = [last.have, last.need];
    return hour;
  });
}
