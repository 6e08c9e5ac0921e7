import type { PenaltyRow, ScorerRow } from '@sevenmetre/contract/statistics/schemas';
import { averageHundredths, comparePenalties, compareScorers } from '@sevenmetre/rules/statistics';
import type { Column, ColumnKey, Row } from './arrange.ts';

export type Columns<R extends Row> = readonly [Column<R>, ...Column<R>[]];

function counted<R extends Row>(key: ColumnKey, value: (row: R) => number, className?: string): Column<R> {
  return {
    key,
    text: (row, format) => format(value(row), 0),
    compare: (a, b) => value(b) - value(a),
    isLevel: (a, b) => value(a) === value(b),
    ...(className === undefined ? {} : { className }),
  };
}

const average = ({ goals, matches }: ScorerRow) => averageHundredths(goals, matches) ?? -1;

export const scorerColumns: Columns<ScorerRow> = [
  { ...counted<ScorerRow>('goals', ({ goals }) => goals, 'table__points'), compare: compareScorers },
  counted('matches', ({ matches }) => matches),
  counted('sevenMetreGoals', ({ sevenMetreGoals }) => sevenMetreGoals),
  counted('shootoutGoals', ({ shootoutGoals }) => shootoutGoals, 'table__wide'),
  {
    ...counted<ScorerRow>('average', average),
    text: (row, format) => (row.matches === 0 ? '–' : format(average(row) / 100, 2)),
  },
];

/** By default they stand by severity, which begins with the first of them. */
export const penaltyColumns: Columns<PenaltyRow> = [
  {
    ...counted<PenaltyRow>('blueCards', ({ blueCards }) => blueCards),
    compare: comparePenalties,
    isLevel: (a, b) => comparePenalties(a, b) === 0,
  },
  counted('redCards', ({ redCards }) => redCards),
  counted('yellowCards', ({ yellowCards }) => yellowCards),
  counted('twoMinutes', ({ twoMinutes }) => twoMinutes),
];
