import type { PenaltyRow, ScorerRow, StatisticsSlice } from '@sevenmetre/contract/statistics/schemas';
import { ranksInOrder } from '@sevenmetre/rules/statistics';
import type { Locale } from '@sevenmetre/rules/vocabulary';

export type Row = ScorerRow | PenaltyRow;
export type Team = StatisticsSlice['teams'][number];

export type ColumnKey =
  | Exclude<keyof ScorerRow, 'teamId' | 'number' | 'name'>
  | 'average'
  | Exclude<keyof PenaltyRow, 'teamId' | 'number' | 'name' | 'isLeader'>;

/** A column of numbers. */
export interface Column<R extends Row> {
  readonly key: ColumnKey;
  readonly text: (row: R, format: (value: number, decimals: number) => string) => string;
  /** The better first. */
  readonly compare: (a: R, b: R) => number;
  /** Whether two rows share a rank when the list stands by this column. */
  readonly isLevel: (a: R, b: R) => boolean;
  /** Which of the styles narrow screens drop or make large. */
  readonly className?: string;
}

export interface Order {
  readonly by: ColumnKey | 'name';
  /** The other way round. */
  readonly turned: boolean;
}

export interface Ranked<R> {
  readonly row: R;
  readonly rank: number;
}

/**
 * The list as it was asked for. Ranks are of the column it stands by, of the first one where it stands by name, and stay those of
 * everybody when only one team is shown.
 *
 * @param rows all there are, or the first ones, by the first column: so stay those that are level in another one
 */
export function arrange<R extends Row>(
  rows: readonly R[],
  columns: readonly [Column<R>, ...Column<R>[]],
  order: Order,
  { teamId, locale }: { readonly teamId: number | null; readonly locale: Locale },
): Ranked<R>[] {
  const [first] = columns;
  const column = columns.find(({ key }) => key === order.by) ?? first;
  const sorted = rows.toSorted(column.compare);
  const ranks = ranksInOrder(sorted, column.isLevel);
  const ranked = sorted.map((row, index) => ({ row, rank: ranks[index] ?? 0 }));
  if (order.by === 'name') ranked.sort(byName(locale));
  if (order.turned) ranked.reverse();
  return teamId === null ? ranked : ranked.filter(({ row }) => row.teamId === teamId);
}

/** Whoever has no name in public stands last, by number. */
function byName(locale: Locale): (a: Ranked<Row>, b: Ranked<Row>) => number {
  const { compare } = new Intl.Collator(locale);
  return ({ row: a }, { row: b }) => {
    if (a.name === null || b.name === null) {
      if (a.name !== b.name) return a.name === null ? 1 : -1;
      return (a.number ?? Infinity) - (b.number ?? Infinity) || a.teamId - b.teamId;
    }
    return compare(a.name, b.name) || a.teamId - b.teamId;
  };
}
