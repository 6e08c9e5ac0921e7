import { arrangedColumns } from '@sevenmetre/rules/list-views';
import type { ListColumn } from '@sevenmetre/rules/list-views';
import { useEffect, useMemo, useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { useRoomBelow } from '../../lib/browser/use-room-below.ts';
import { clockText } from '../../lib/time/moments.ts';
import { failureText } from '../../lib/queries/failure-words.ts';
import type { Read } from '../../lib/queries/use-read.ts';
import { useWords } from '../../lib/words/words.ts';
import { isPlain } from '../link.tsx';
import { Failed } from '../page/states.tsx';
import type { Column, Sort } from '../tables/data-table.tsx';
import { DataTable } from '../tables/data-table.tsx';
import type { Grouping } from '../tables/data-table.tsx';
import { KeyLine } from './key-line.tsx';
import { ListFilters } from './list-filters.tsx';
import type { ListFilter } from './list-filters.tsx';
import { RowsSkeleton } from './list-panel.tsx';
import type { PanelFrame } from './list-panel.tsx';
import { ListViews } from './list-views.tsx';
import type { CountRows } from './use-total.ts';
import { NothingFound } from './nothing-found.tsx';
import { SelectionBar, type SelectionParts } from './selection-bar.tsx';
import { useRecords } from './use-records.ts';
import type { Records } from './use-records.ts';
import type { ListState } from './use-list.ts';
import './list-frame.css';
import './list-rows.css';
import './record-signs.css';
import type { FrameKey } from './use-records.ts';

const asRead: Sort = { key: '', direction: 'asc' };

export type FrameColumn<R> = Column<R> & ListColumn;

export interface ListFrameProps<R> extends SelectionParts<R> {
  readonly list: ListState;
  readonly read: Pick<Read<unknown>, 'failure' | 'refresh' | 'isFormer' | 'readAt'>;
  /** undefined: on their way, or they did not come. */
  readonly rows: readonly R[] | undefined;
  readonly rowKey: (row: R) => number;
  readonly rowName: (row: R) => string;
  readonly caption: string;
  readonly columns: readonly FrameColumn<R>[];
  readonly filters: readonly ListFilter[];
  readonly searchLabel: string;
  /** Where the question names none; absent: the order of the rows. */
  readonly sort?: Sort;
  /** How the question names the opposite order; absent: `down`. */
  readonly descending?: string;
  readonly grouping?: { readonly name: string } & Grouping<R>;
  readonly counted: CountRows;
  /** What is said where there is nothing without any filter. */
  readonly nobody: ReactNode;
  readonly keys?: readonly FrameKey<R>[];
  /** Filters of one press, beside the search. */
  readonly quick?: ReactNode;
  /** A row that is light on dark: what is happening now. */
  readonly isReversed?: (row: R) => boolean;
  /** The menu (`RowMenu`) at the end of a row; the same function each time, or all rows are drawn again. */
  readonly renderMenu?: (row: R) => ReactNode;
  readonly renderPanel?: (id: number, row: R | undefined, parts: PanelParts<R>) => ReactNode;
  /** What became of the last action. */
  readonly report?: ReactNode;
}

interface PanelParts<R> {
  readonly frame: PanelFrame;
  readonly records: Records<R>;
}

/**
 * A list of organisers: views, filters as tokens, rows with keys, a bar for the selected ones, and a panel for one record beside
 * it (decision 614). Everything that it shows stands in the address.
 */
export function ListFrame<R>(props: ListFrameProps<R>) {
  const { list, rows, rowKey, columns, filters, searchLabel, grouping, renderPanel, keys = [] } = props;
  const root = useRef<HTMLDivElement>(null);
  useRoomBelow(root);
  const records = useRecords({ root, list, rows, rowKey, keys, hasPanel: renderPanel !== undefined });
  const isOpen = renderPanel !== undefined && list.open !== null;
  return (
    <div className="list-frame" ref={root} data-panel={isOpen}>
      <ListViews list={list} counted={props.counted} hasRows={rows !== undefined} />
      <ListFilters
        list={list}
        filters={filters}
        searchLabel={searchLabel}
        columns={columns}
        group={grouping?.name}
        quick={props.quick}
      />
      <Strip read={props.read} hasRows={rows !== undefined} />
      {props.report}
      <div className="list-frame__body">
        <div
          className="list-frame__rows"
          data-rows
          onClickCapture={pressed(records, renderPanel !== undefined)}
        >
          <Rows {...props} records={records} />
        </div>
        {isOpen && list.open !== null ? (
          <Side key={list.open} takesFocus={records.takesFocus}>
            {renderPanel(
              list.open,
              rows?.find((row) => rowKey(row) === list.open),
              { frame: records.frame, records },
            )}
          </Side>
        ) : null}
        <SelectionBar {...props} records={records} />
      </div>
      <KeyLine
        keys={keys}
        hasPanel={renderPanel !== undefined}
        selects={props.renderBulk !== undefined}
        hasMenu={props.renderMenu !== undefined}
      />
    </div>
  );
}

/** Old rows stay where the newest attempt failed, and say so. */
function Strip({ read, hasRows }: { read: ListFrameProps<unknown>['read']; hasRows: boolean }) {
  const t = useWords();
  if (read.failure === null || !hasRows) return null;
  return (
    <div className="list-strip tone-wait" role="status">
      <span>
        {read.failure.kind === 'network'
          ? t('signedIn.states.stale', { time: clockText(t, read.readAt) })
          : failureText(t, read.failure)}
      </span>
      <button type="button" className="button button--outline" onClick={() => void read.refresh()}>
        {t('signedIn.states.tryAgain')}
      </button>
    </div>
  );
}

function Rows<R>(props: ListFrameProps<R> & { readonly records: Records<R> }) {
  const { list, rows, read, grouping, renderBulk, records, filters } = props;
  const shown = useShownColumns(props);
  if (rows === undefined)
    return read.failure === null ? (
      <RowsSkeleton count={14} />
    ) : (
      <Failed failure={read.failure} retry={read.refresh} />
    );
  if (rows.length === 0)
    return read.isFormer ? (
      <RowsSkeleton count={14} />
    ) : (
      <NothingFound list={list} filters={filters} counted={props.counted} nobody={props.nobody} />
    );
  const { sort = '', direction } = list.question;
  const { sort: first = asRead, descending = 'down' } = props;
  const isGrouped = grouping !== undefined && list.question['group'] === grouping.name;
  return (
    <DataTable
      caption={props.caption}
      columns={shown}
      rows={rows}
      rowKey={props.rowKey}
      rowName={props.rowName}
      empty={null}
      sort={sort === '' ? first : { key: sort, direction: direction === descending ? 'desc' : 'asc' }}
      onSort={(next) =>
        list.ask({
          ...list.question,
          sort: next.key,
          direction: next.direction === 'desc' ? descending : '',
        })
      }
      grouping={isGrouped ? grouping : null}
      current={records.current}
      isReversed={props.isReversed}
      {...(renderBulk === undefined
        ? {}
        : { selection: { selected: records.selected, change: records.select } })}
      busy={read.isFormer}
      pagedBy={new URLSearchParams(list.question).toString()}
    />
  );
}

/** The same columns while nothing about them changes, so that only rows that change are drawn again. */
function useShownColumns<R>({ list, columns, renderMenu }: ListFrameProps<R>): readonly Column<R>[] {
  const t = useWords();
  const keys = list.columns?.join(',');
  const title = t('organiser.list.keys.menu');
  return useMemo(() => {
    const shown = arrangedColumns(columns, keys?.split(',') ?? null);
    if (renderMenu === undefined) return shown;
    return [...shown, { key: 'menu', title, phone: 'hidden', align: 'right', cell: renderMenu }];
  }, [columns, keys, title, renderMenu]);
}

/** A press on a row opens its panel; its link is still one for a new tab, and buttons and boxes do what they do. */
export function pressed<R>(records: Records<R>, hasPanel: boolean) {
  return (event: MouseEvent) => {
    if (!hasPanel || !isPlain(event) || !(event.target instanceof Element)) return;
    const row = event.target.closest<HTMLElement>('tr[data-row]');
    const isName = event.target.closest('[data-record]') !== null;
    if (!row || (!isName && event.target.closest('a, button, input, label, select') !== null)) return;
    event.preventDefault();
    // A press by the keyboard has no position.
    records.open(Number(row.dataset['row']), event.detail === 0);
  };
}

/** The panel takes the focus only where the keyboard has opened it. */
export function Side({ takesFocus, children }: { takesFocus: boolean; children: ReactNode }) {
  const side = useRef<HTMLDivElement>(null);
  const atFirst = useRef(takesFocus);
  useEffect(() => {
    // A field that was asked for has it already.
    const hasFocus = side.current?.contains(document.activeElement) ?? false;
    if (atFirst.current && !hasFocus) side.current?.querySelector<HTMLElement>('h2')?.focus();
  }, []);
  return (
    <div className="list-frame__side" ref={side}>
      {children}
    </div>
  );
}
