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

/** A page after the last one gives the last one. */
export function pageOf<T>(rows: readonly T[], { page = 1, size = defaultPageSize }: Paging): Page<T> {
  const pages = Math.max(1, Math.ceil(rows.length / size));
  const shown = Math.min(page, pages);
  return { rows: rows.slice((shown - 1) * size, shown * size), total: rows.length, page: shown, pages };
}
