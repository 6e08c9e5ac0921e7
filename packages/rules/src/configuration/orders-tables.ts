/** Entries that affect tables. */
export const tableKeys = [
  'points-win',
  'points-tie',
  'points-loss',
  'walkover-goals',
  'walkover-of-withdrawn-teams',
  'compare-groups-by-sums',
] as const;

/**
 * Whether tables depend on an entry: its effect is shown before a change, and tables follow at once (CO9).
 */
export function ordersTables(key: string): boolean {
  return tableKeys.some((known) => known === key);
}
