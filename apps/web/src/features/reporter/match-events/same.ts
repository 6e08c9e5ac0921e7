/** What was before, as long as it says the same: who shows it need not be drawn again. For plain data. */
export function same<T>(value: T, before: T | undefined): T {
  if (before === undefined || value === before) return value;
  return JSON.stringify(value) === JSON.stringify(before) ? before : value;
}
