/** A list is read whole up to this many rows; its device shows those in view. */
export const mostRows = 10_000;

/** The ids from one row to another, both included, in the order of the list; only `to` if `from` is not in it. */
export function idsBetween(ids: readonly number[], from: number | null, to: number): number[] {
  const end = ids.indexOf(to);
  if (end < 0) return [];
  const start = from === null ? -1 : ids.indexOf(from);
  if (start < 0) return [to];
  return ids.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/** The id a number of rows away, without going from the last row to the first. An id that is not in the list stands before its first row. */
export function neighbour(ids: readonly number[], id: number | null, step: number): number | null {
  const at = id === null ? -1 : ids.indexOf(id);
  const next = at < 0 ? 0 : at + step;
  return ids[Math.max(0, Math.min(ids.length - 1, next))] ?? null;
}
