/** Entries that tables are computed by. */
export const tableKeys = [
  'points-win',
  'points-tie',
  'points-loss',
  'walkover-goals',
  'walkover-of-withdrawn-teams',
  'compare-groups-by-sums',
] as const;

/** Whether tables depend on an entry: its effect is told before it is changed, and they follow it at once (CO9). */
export function ordersTables(key: string): boolean {
  return tableKeys.some((known) => known === key);
}
