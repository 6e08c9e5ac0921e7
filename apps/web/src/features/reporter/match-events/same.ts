/** The previous value if it is equal, so that components showing it are not rendered again. For plain data. */
export function same<T>(value: T, before: T | undefined): T {
  if (before === undefined || value === before) return value;
  return JSON.stringify(value) === JSON.stringify(before) ? before : value;
}
