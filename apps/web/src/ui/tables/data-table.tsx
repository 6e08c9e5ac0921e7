import type { ReactNode } from 'react';
import { useWords } from '../../lib/words/words.ts';
import { BlocksSkeleton, Empty } from '../page/states.tsx';
import { SortHead } from './sort-head.tsx';
import { TableRows } from './table-rows.tsx';
import type { Grouping } from './table-rows.tsx';
import './data-table.css';

export interface Column<R> {
  readonly key: string;
  readonly title: string;
  readonly cell: (row: R) => ReactNode;
  /** The server can sort by it. */
  readonly sortable?: boolean;
  /** Numbers stand at the right. */
  readonly align?: 'right';
  /**
   * In a narrow place a row becomes a card: its heading, what stands beside the heading, what stands below each of the two, a line
   * with its name, or nothing.
   */
  readonly phone?: 'heading' | 'aside' | 'under' | 'note' | 'line' | 'hidden' | 'action';
  /** Beside a panel there is less room: these columns go first. */
  readonly rank?: 'second';
}

export interface Sort {
  readonly key: string;
  readonly direction: 'asc' | 'desc';
}

interface DataTableProps<R> {
  /** What the table lists, for those who do not see it. */
  readonly caption: string;
  readonly columns: readonly Column<R>[];
  readonly rows: readonly R[];
  readonly rowKey: (row: R) => number;
  readonly rowName?: (row: R) => string;
  readonly empty: ReactNode;
  readonly sort?: Sort | null;
  readonly onSort?: (sort: Sort) => void;
  readonly grouping?: Grouping<R> | null;
  /** The row that keys act on. */
  readonly current?: number | null;
  readonly selection?: {
    readonly selected: ReadonlySet<number>;
    readonly change: (next: Set<number>) => void;
  };
  /** The rows of another question are on their way: that there are none is not known yet. */
  readonly busy?: boolean;
}

/**
 * Rows and columns: sorted by the server, in groups, with a selection. In a narrow place rows are cards; of a long list only those
 * near the window are drawn.
 */
export function DataTable<R>(props: DataTableProps<R>) {
  const { caption, columns, rows, rowKey, empty, sort = null, onSort, selection, busy = false } = props;
  if (rows.length === 0) return busy ? <BlocksSkeleton blocks={1} /> : <Empty>{empty}</Empty>;
  return (
    <div className="data-list" aria-busy={busy}>
      <div className="data-list__box">
        <table className="data-table">
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              {selection ? (
                <th scope="col" className="data-table__select">
                  <SelectAll ids={rows.map(rowKey)} {...selection} />
                </th>
              ) : null}
              {columns.map((column) => (
                <SortHead key={column.key} column={column} sort={sort} onSort={onSort} />
              ))}
            </tr>
          </thead>
          <TableRows {...props} />
        </table>
      </div>
    </div>
  );
}

interface SelectAllProps {
  readonly ids: readonly number[];
  readonly selected: ReadonlySet<number>;
  readonly change: (next: Set<number>) => void;
}

function SelectAll({ ids, selected, change }: SelectAllProps) {
  const t = useWords();
  const all = ids.every((id) => selected.has(id));
  const some = ids.some((id) => selected.has(id));
  const toggle = () => {
    const next = new Set(selected);
    for (const id of ids) {
      if (all) next.delete(id);
      else next.add(id);
    }
    change(next);
  };
  return (
    <input
      type="checkbox"
      aria-label={t('signedIn.table.selectAll')}
      checked={all}
      ref={(box) => {
        if (box) box.indeterminate = some && !all;
      }}
      onChange={toggle}
    />
  );
}
