import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { ListQuery } from '../../../lib/queries/use-list-query.ts';
import type { Column, Sort } from '../../../ui/tables/data-table.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { KeyHints } from './key-hints.tsx';
import { OutcomeReport } from './outcome-report.tsx';
import { actionable } from './selection.ts';
import type { Selectable } from './selection.ts';
import { useRowKeys } from './use-row-keys.ts';
import type { Selection } from './use-selection.ts';

/** Rows of a page of registrations. */
export const pageSize = 50;

interface RegistrationTableProps<R extends Selectable> {
  readonly caption: string;
  readonly columns: readonly Column<R>[];
  readonly nameOf: (row: R) => string;
  readonly empty: string;
  readonly list: { readonly rows: readonly R[]; readonly total: number; readonly page: number };
  /** What the server can sort by. */
  readonly sorts: readonly string[];
  readonly query: ListQuery;
  readonly busy: boolean;
  readonly pathOf: (id: number) => string;
  readonly selection: Selection<R>;
  readonly act: (action: 'approve' | 'decline', rows: readonly R[]) => Promise<unknown>;
  /** What can be done with the selected ones. */
  readonly bulk: ReactNode;
}

/** Registrations of clubs or of referees: opened, selected and decided on by mouse, finger or keys. */
export function RegistrationTable<R extends Selectable>(props: RegistrationTableProps<R>) {
  const { list, query, selection, act, pathOf } = props;
  const { selected, change, results } = selection;
  const navigate = useNavigate();
  const keys = useRowKeys({
    open: (id) => void navigate(pathOf(id)),
    approve: () => void act('approve', actionable(selected, 'approve')),
    decline: () => void act('decline', actionable(selected, 'decline')),
  });
  const { rows, total, page } = list;
  return (
    <div className="card organiser__list" ref={keys}>
      {results ? <OutcomeReport results={results} /> : null}
      {rows.length === 0 ? null : (
        <KeyHints enter={() => keys.current?.querySelector<HTMLElement>('tbody input')?.focus()} />
      )}
      <DataTable
        caption={props.caption}
        columns={props.columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={props.nameOf}
        empty={props.empty}
        sort={sortOf(query, props.sorts)}
        onSort={({ key, direction }) =>
          query.set({ sort: key, direction: direction === 'desc' ? 'down' : 'up' })
        }
        paging={{ page, size: pageSize, total, go: (next) => query.set({ page: String(next) }) }}
        selection={{ selected: new Set(selected.keys()), change }}
        bulk={props.bulk}
        busy={props.busy}
      />
    </div>
  );
}

function sortOf(query: ListQuery, sorts: readonly string[]): Sort {
  const key = sorts.find((name) => name === query.get('sort')) ?? 'waits';
  return { key, direction: query.get('direction') === 'down' ? 'desc' : 'asc' };
}
