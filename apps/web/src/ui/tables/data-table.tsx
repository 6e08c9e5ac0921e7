import type { ReactNode } from 'react';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useIsNarrow } from '../../lib/browser/use-is-narrow.ts';
import { usePrinting } from '../../lib/browser/use-printing.ts';
import { useWords } from '../../lib/words/words.ts';
import { BlocksSkeleton, Empty } from '../page/states.tsx';
import { useVisibleRows } from './use-visible-rows.ts';
import './data-table.css';

export interface Grouping<R> {
  readonly groupOf: (row: R) => string;
  /** The line above the rows of one group. */
  readonly line: (group: string, rows: readonly R[]) => ReactNode;
}

interface RowSelection {
  readonly selected: ReadonlySet<number>;
  readonly change: (next: Set<number>) => void;
}

interface TableRowsProps<R> {
  readonly columns: readonly Column<R>[];
  readonly rows: readonly R[];
  readonly rowKey: (row: R) => number;
  readonly rowName?: ((row: R) => string) | undefined;
  readonly selection?: RowSelection | undefined;
  readonly grouping?: Grouping<R> | null | undefined;
  /** The row that keys act on. */
  readonly current?: number | null | undefined;
  readonly isReversed?: ((row: R) => boolean) | undefined;
  /** How many rows are shown; those behind them come by a press. */
  readonly shown: number;
}

/** Pixels of a line above a group. */
const groupHeight = 30;
const usualHeight = 38;

/** The rows of a list that are near the window, with a line above each group. */
function TableRows<R>(props: TableRowsProps<R>) {
  const { rows, columns, rowKey, grouping, selection, shown } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const items = useMemo(() => itemsOf(rows, grouping ?? null, shown), [rows, grouping, shown]);
  const height = useRowHeight(body);
  const tops = useMemo(() => topsOf(items, height), [items, height]);
  const { from, to } = useVisibleRows(body, tops);
  const span = columns.length + (selection ? 1 : 0);
  const total = tops[items.length] ?? 0;
  return (
    <tbody ref={body}>
      <Room height={tops[from] ?? 0} />
      {items.slice(from, to).map((item) =>
        item.group === undefined ? (
          <Row key={rowKey(item.row)} {...props} row={item.row} />
        ) : (
          <tr key={`group ${item.group}`} className="data-table__group">
            <th scope="rowgroup" colSpan={span}>
              {grouping?.line(item.group, item.rows)}
            </th>
          </tr>
        ),
      )}
      <Room height={total - (tops[to] ?? total)} />
    </tbody>
  );
}

type Item<R> =
  | { readonly group?: undefined; readonly row: R }
  | { readonly group: string; readonly rows: readonly R[] };

/**
 * The first rows, and a line wherever another group begins, which knows all rows of its group; the list is in the order of its
 * groups.
 */
function itemsOf<R>(rows: readonly R[], grouping: Grouping<R> | null, shown: number): readonly Item<R>[] {
  if (grouping === null) return rows.slice(0, shown).map((row) => ({ row }));
  let left = shown;
  return [...Map.groupBy(rows, grouping.groupOf)].flatMap(([group, own]): Item<R>[] => {
    const first = own.slice(0, left);
    left -= first.length;
    return first.length === 0 ? [] : [{ group, rows: own }, ...first.map((row) => ({ row }))];
  });
}

function topsOf(items: readonly Item<unknown>[], height: number): readonly number[] {
  const tops = [0];
  let top = 0;
  for (const { group } of items) {
    top += group === undefined ? height : groupHeight;
    tops.push(top);
  }
  return tops;
}

/**
 * The height of a row as the style sheet says: a pointer, a finger, or a card on a phone. Asked when the page is laid out, which
 * to ask for it earlier would do twice.
 */
function useRowHeight(body: { readonly current: HTMLElement | null }): number {
  const [height, setHeight] = useState(usualHeight);
  useLayoutEffect(() => {
    const { current } = body;
    if (!current) return;
    const watch = new ResizeObserver(() => {
      const said = Number.parseFloat(getComputedStyle(current).getPropertyValue('--row-height'));
      if (said > 0) setHeight(said);
    });
    watch.observe(current);
    return () => watch.disconnect();
  }, [body]);
  return height;
}

/** The height of rows that are not drawn. */
function Room({ height }: { height: number }) {
  return height <= 0 ? null : <tr className="data-table__room" aria-hidden="true" style={{ height }} />;
}

function Row<R>({
  row,
  columns,
  rowKey,
  rowName,
  selection,
  current,
  isReversed,
}: TableRowsProps<R> & { readonly row: R }) {
  const t = useWords();
  const id = rowKey(row);
  const isSelected = selection?.selected.has(id) ?? false;
  // The same elements are not drawn again: a step through a list draws two rows, not all.
  const cells = useMemo(
    () =>
      columns.map(({ key, title, cell, align, phone = 'line', rank }) => (
        <td
          key={key}
          className={`data-table__phone-${phone}${align ? ' data-table__right' : ''}`}
          data-column={key}
          data-title={title}
          data-rank={rank}
        >
          {cell(row)}
        </td>
      )),
    [columns, row],
  );
  return (
    <tr
      className={isReversed?.(row) === true ? 'reversed' : undefined}
      data-row={id}
      data-selected={isSelected}
      data-current={current === id}
      data-reversed={isReversed?.(row)}
    >
      {selection ? (
        <td className="data-table__select">
          <label>
            <input
              type="checkbox"
              aria-label={t('signedIn.table.select', { name: rowName?.(row) ?? String(id) })}
              checked={isSelected}
              onChange={() => selection.change(toggled(selection.selected, id))}
            />
          </label>
        </td>
      ) : null}
      {cells}
    </tr>
  );
}

/** A selection with one row more, or without it. */
export function toggled(selected: ReadonlySet<number>, id: number): Set<number> {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
}

export interface Column<R> {
  readonly key: string;
  readonly title: string;
  readonly cell: (row: R) => ReactNode;
  /** The server can sort by it. */
  readonly sortable?: boolean;
  /** Numbers stand at the right. */
  readonly align?: 'right';
  /**
   * On narrow screens a row becomes a card: its heading, the text beside the heading, the text below each of the two, a text that
   * needs the whole width below all of them, a line with its name, or nothing.
   */
  readonly phone?: 'heading' | 'aside' | 'under' | 'note' | 'below' | 'line' | 'hidden' | 'action';
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
  /** A row that is light on dark: what is happening now. */
  readonly isReversed?: ((row: R) => boolean) | undefined;
  /** The rows of another question are on their way: that there are none is not known yet. */
  readonly busy?: boolean;
  /**
   * The question that found the rows: on a phone, where the list scrolls with the page, its first rows are shown and a press
   * shows more. Left out: all of them are always shown.
   */
  readonly pagedBy?: string;
}

/** Rows that a phone shows at first, and those that each press adds. */
const phoneRows = 25;

/** How many rows are shown: on a phone the first ones, up to the current one, and what was asked for; elsewhere all. */
function useShownRows<R>({ rows, rowKey, current = null, pagedBy }: DataTableProps<R>) {
  const isNarrow = useIsNarrow();
  const isPrinting = usePrinting();
  const [asked, setAsked] = useState({ pagedBy, pages: 1 });
  const pages = asked.pagedBy === pagedBy ? asked.pages : 1;
  if (pagedBy === undefined || !isNarrow || isPrinting) return { shown: rows.length, showMore: () => {} };
  const upTo = current === null ? 0 : rows.findIndex((row) => rowKey(row) === current) + 1;
  const shownPages = Math.max(pages, Math.ceil(upTo / phoneRows));
  return {
    shown: Math.min(rows.length, shownPages * phoneRows),
    showMore: () => setAsked({ pagedBy, pages: shownPages + 1 }),
  };
}

/**
 * Rows and columns: sorted by the server, in groups, with a selection. In a narrow place rows are cards; of a long list only those
 * near the window are drawn.
 */
export function DataTable<R>(props: DataTableProps<R>) {
  const { caption, columns, rows, rowKey, empty, sort = null, onSort, selection, busy = false } = props;
  const { shown, showMore } = useShownRows(props);
  if (rows.length === 0) return busy ? <BlocksSkeleton blocks={1} /> : <Empty>{empty}</Empty>;
  return (
    <div className="data-list" aria-busy={busy}>
      <div className="data-list__box">
        <table className="data-table" data-below={columns.some(({ phone }) => phone === 'below')}>
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
          <TableRows {...props} shown={shown} />
        </table>
      </div>
      {shown < rows.length ? <MoreRows left={rows.length - shown} page={phoneRows} press={showMore} /> : null}
    </div>
  );
}

interface MoreRowsProps {
  /** Those that are not shown. */
  readonly left: number;
  /** Those that a press adds. */
  readonly page: number;
  readonly press: () => void;
}

/** Shows more of a list below it. */
export function MoreRows({ left, page, press }: MoreRowsProps) {
  const t = useWords();
  return (
    <button type="button" className="button button--outline more-rows" onClick={press}>
      {t('signedIn.table.more', { count: Math.min(page, left), left })}
    </button>
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

interface SortHeadProps<R> {
  readonly column: Column<R>;
  readonly sort: Sort | null;
  readonly onSort: ((sort: Sort) => void) | undefined;
}

/** The head of a column; pressing it sorts, pressing again turns the order round. */
function SortHead<R>({ column, sort, onSort }: SortHeadProps<R>) {
  const t = useWords();
  const { key, title, sortable = false, align, rank } = column;
  const mine = sort?.key === key ? sort.direction : null;
  const className = align ? 'data-table__right' : '';
  if (!sortable || !onSort) {
    return (
      <th scope="col" className={className} data-column={key} data-rank={rank}>
        {title}
      </th>
    );
  }
  return (
    <th
      scope="col"
      className={className}
      data-column={key}
      data-rank={rank}
      aria-sort={mine === null ? 'none' : mine === 'asc' ? 'ascending' : 'descending'}
    >
      <button
        type="button"
        title={t('signedIn.table.sortBy', { name: title })}
        onClick={() => onSort({ key, direction: mine === 'asc' ? 'desc' : 'asc' })}
      >
        {title}
        <span aria-hidden="true">{mine === null ? '' : mine === 'asc' ? ' ↑' : ' ↓'}</span>
      </button>
    </th>
  );
}
