import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useWords } from '../../lib/words/words.ts';
import { useBottomBar } from '../use-bottom-bar.ts';
import { BlocksSkeleton, Empty } from '../page/states.tsx';
import { Pager } from './pager.tsx';
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
  /** On a phone a row becomes a card: its heading, what stands beside the heading, a line with its name, or nothing. */
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
  /** Pages are the server's; a list without them is shown whole. */
  readonly paging?: {
    readonly page: number;
    readonly size: number;
    readonly total: number;
    readonly go: (page: number) => void;
  };
  readonly selection?: {
    readonly selected: ReadonlySet<number>;
    readonly change: (next: Set<number>) => void;
  };
  /** What can be done with the selected rows; it names the consequence. */
  readonly bulk?: ReactNode;
  /** The rows of another question are on their way: that there are none is not known yet. */
  readonly busy?: boolean;
}

/** A list: sorted and paged by the server, with a selection and a bar for it; on a phone its rows are cards. */
export function DataTable<R>(props: DataTableProps<R>) {
  const {
    caption,
    columns,
    rows,
    rowKey,
    empty,
    sort = null,
    onSort,
    paging,
    selection,
    bulk,
    busy = false,
  } = props;
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
      {paging ? <Pager {...paging} /> : null}
      {bulk !== undefined && selection && selection.selected.size > 0 ? (
        <Bulk count={selection.selected.size} clear={() => selection.change(new Set())}>
          {bulk}
        </Bulk>
      ) : null}
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

function Bulk({ count, clear, children }: { count: number; clear: () => void; children: ReactNode }) {
  const t = useWords();
  useBottomBar('bulk');
  const bar = useHeightOfBar();
  return (
    <div ref={bar} className="bulk-bar reversed" role="region" aria-label={t('signedIn.table.bulk')}>
      <b role="status">{t('signedIn.table.selected', { count })}</b>
      <button className="button button--outline" type="button" onClick={clear}>
        {t('signedIn.table.clear')}
      </button>
      {children}
    </div>
  );
}

/**
 * Sets the height of the bar on the root element: it takes one to four lines, and notices and the end of the page
 * stay clear of it.
 */
function useHeightOfBar() {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() =>
      style.setProperty('--bulk-height', `${bar.current?.offsetHeight ?? 0}px`),
    );
    if (bar.current) watch.observe(bar.current);
    return () => {
      watch.disconnect();
      style.removeProperty('--bulk-height');
    };
  }, []);
  return bar;
}
