import type { GroupTableRow } from '@sevenmetre/contract/standings/group-table';

/** Frames carry changed rows only; the order is the one of the server: by place, seats without a place last. */
export function mergeRows<T extends Pick<GroupTableRow, 'seat' | 'position'>>(
  rows: readonly T[],
  changed: readonly T[],
): T[] {
  const bySeat = new Map([...rows, ...changed].map((row) => [row.seat, row]));
  return [...bySeat.values()].sort(
    (a, b) => (a.position ?? Infinity) - (b.position ?? Infinity) || a.seat - b.seat,
  );
}
