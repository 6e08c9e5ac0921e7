export interface Paging {
  /** From 1. */
  readonly page?: number | undefined;
  readonly size?: number | undefined;
}

export interface Page<T> {
  readonly rows: readonly T[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
}

const defaultPageSize = 50;

/**
 * A page after the last one gives the last one. A list that is only counted asks for one row: it is found without sorting.
 * @param order of the rows; undefined: they are in their order
 */
export function pageOf<T>(
  rows: readonly T[],
  { page = 1, size = defaultPageSize }: Paging,
  order?: (one: T, other: T) => number,
): Page<T> {
  const pages = Math.max(1, Math.ceil(rows.length / size));
  const shown = Math.min(page, pages);
  const slice = { total: rows.length, page: shown, pages };
  if (order === undefined) return { rows: rows.slice((shown - 1) * size, shown * size), ...slice };
  if (size === 1 && shown === 1) return { rows: firstOf(rows, order), ...slice };
  return { rows: rows.toSorted(order).slice((shown - 1) * size, shown * size), ...slice };
}

function firstOf<T>(rows: readonly T[], order: (one: T, other: T) => number): T[] {
  const [head] = rows;
  if (head === undefined) return [];
  return [rows.reduce((first, row) => (order(row, first) < 0 ? row : first), head)];
}
