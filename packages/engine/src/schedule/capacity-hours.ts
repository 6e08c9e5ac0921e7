import type { Capacity } from './capacity.ts';

/** One hour in which courts are open. */
interface CapacityHour {
  /** Where the hour begins. */
  readonly minute: number;
  /** Places that begin in it, on all courts. */
  readonly open: number;
  /** Matches that have to begin in it at the latest. */
  readonly needed: number;
  /** The fewest places to spare in it, everything before it counted: below 0 is the proof of a shortage. */
  readonly spare: number;
}

/** The line of places to spare, hour by hour; hours without a start are left out. */
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
