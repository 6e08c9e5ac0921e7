import type { PlacePrice } from '../model/price.ts';
import type { ScheduleView } from '../model/schedule-view.ts';

/** Where the keyboard stands: a place of a hall, or a match in the row of those without one. */
export type Cursor =
  | { readonly row: 'place'; readonly hall: string; readonly start: number }
  | { readonly row: 'unplaced'; readonly match: string };

/** A picked-up match, with the cost of each place. */
export interface Lifted {
  readonly match: string;
  readonly by: 'pointer' | 'keys' | 'touch';
  /** By hall and start; null: being calculated. */
  readonly prices: ReadonlyMap<string, PlacePrice> | null;
  /** Possible places of all days, cheapest first. */
  readonly best: readonly PricedSpot[];
  /** Where it would be dropped. */
  readonly target: Cursor | null;
}

export interface PricedSpot {
  readonly hall: string;
  readonly start: number;
  readonly price: PlacePrice;
}

/** What the cells of all rows need to be drawn. */
export interface Marks {
  readonly view: ScheduleView;
  readonly lifted: Lifted | null;
  readonly hidden: ReadonlySet<string>;
  readonly broken: ReadonlySet<string>;
  readonly cursor: Cursor | null;
  /** Matches of the first and of the second team of the match at the cursor. */
  readonly lens: readonly [ReadonlySet<string>, ReadonlySet<string>];
}

export const spotKey = (hall: string, start: number): string => `${hall} ${start}`;

export function isAt(cursor: Cursor | null, hall: string, start: number): boolean {
  return cursor?.row === 'place' && cursor.hall === hall && cursor.start === start;
}
