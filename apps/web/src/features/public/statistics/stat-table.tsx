import { useMemo } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import type { Order, Ranked, Row, Team } from './arrange.ts';
import type { Columns } from './columns.ts';
import { StatHead } from './stat-head.tsx';
import { StatRow } from './stat-row.tsx';
import { useWindow } from './use-window.ts';
import '../../../styles/parts/table.css';

interface StatTableProps<R extends Row> {
  readonly caption: string;
  readonly heading: string;
  readonly columns: Columns<R>;
  readonly rows: readonly Ranked<R>[];
  readonly teams: readonly Team[];
  readonly order: Order;
  readonly setOrder: (order: Order) => void;
  /** The value of a row's bar, when the list has bars. */
  readonly bar: ((row: R) => number) | null;
  /** Only the rows in sight are drawn: for lists of thousands. */
  readonly isWindowed: boolean;
  readonly isWaiting: boolean;
}

/** Of every row, as the stylesheet has it. */
const rowHeight = 56;

/** A list of players or teams: rank, who, numbers. Narrow screens drop bars, then shoot-out goals. */
export function StatTable<R extends Row>(props: StatTableProps<R>) {
  const { caption, heading, columns, rows, teams, order, setOrder, bar, isWindowed, isWaiting } = props;
  const t = useWords();
  const { body, shown } = useWindow(isWindowed ? rows.length : null, rowHeight);
  const teamOf = useMemo(() => new Map(teams.map((team) => [team.id, team])), [teams]);
  const longest = useMemo(() => (bar ? Math.max(1, ...rows.map(({ row }) => bar(row))) : 1), [rows, bar]);
  const { from, to } = isWindowed ? shown : { from: 0, to: rows.length };
  return (
    <table
      className="table statistics-table"
      aria-busy={isWaiting}
      aria-rowcount={isWindowed ? rows.length + 1 : undefined}
    >
      <caption className="visually-hidden">{caption}</caption>
      <StatHead columns={columns} order={order} setOrder={setOrder} heading={heading} />
      <tbody ref={body}>
        <Gap rows={from} columns={columns.length + 3} />
        {rows.slice(from, to).map((ranked, index) => (
          <StatRow
            // The same places are drawn again and again, whoever stands on them.
            key={from + index}
            ranked={ranked}
            columns={columns}
            team={teamOf.get(ranked.row.teamId)}
            format={t.number}
            bar={bar ? bar(ranked.row) / longest : null}
            index={isWindowed ? from + index + 2 : undefined}
          />
        ))}
        <Gap rows={rows.length - to} columns={columns.length + 3} />
      </tbody>
    </table>
  );
}

/** The room of rows that are out of sight. */
function Gap({ rows, columns }: { rows: number; columns: number }) {
  if (rows <= 0) return null;
  return (
    <tr className="statistics-table__gap" aria-hidden="true">
      <td colSpan={columns} style={{ height: rows * rowHeight }}>
        {' '}
      </td>
    </tr>
  );
}
