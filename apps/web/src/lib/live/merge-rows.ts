import type { GroupTableRow } from '@sevenmetre/contract/schemas/slices';

/** Frames carry changed rows only; the order is the one of the server: by place, seats without a place last. */
export function mergeRows(
  rows: readonly GroupTableRow[],
  changed: readonly GroupTableRow[],
): GroupTableRow[] {
  const bySeat = new Map([...rows, ...changed].map((row) => [row.seat, row]));
  return [...bySeat.values()].sort(
    (a, b) => (a.position ?? Infinity) - (b.position ?? Infinity) || a.seat - b.seat,
  );
}
