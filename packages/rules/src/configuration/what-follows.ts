/** Entries that affect tables. */
export const tableKeys = [
  'points-win',
  'points-tie',
  'points-loss',
  'walkover-goals',
  'walkover-of-withdrawn-teams',
  'compare-groups-by-sums',
] as const;

/** The days of an edition follow these entries, and ages, schedules and stays follow the days. */
const dayKeys: readonly string[] = ['tournament-start-date', 'tournament-end-date'];

/**
 * Whether tables depend on an entry: its effect is shown before a change, and tables follow at once (CO9).
 */
export function ordersTables(key: string): boolean {
  return tableKeys.some((known) => known === key);
}

/**
 * Whether a value is stored as soon as its field is left. All others are stored by a button: those that something computed
 * follows, and those of super admins, such as the publication of names (CO12).
 */
export function isStoredOnLeaving(entry: { readonly key: string; readonly protected: boolean }): boolean {
  return !entry.protected && !ordersTables(entry.key) && !dayKeys.includes(entry.key);
}
