import { useWords } from '../../lib/words/words.ts';
import type { Column, Sort } from './data-table.tsx';

interface SortHeadProps<R> {
  readonly column: Column<R>;
  readonly sort: Sort | null;
  readonly onSort: ((sort: Sort) => void) | undefined;
}

/** The head of a column; pressing it sorts, pressing again turns the order round. */
export function SortHead<R>({ column, sort, onSort }: SortHeadProps<R>) {
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
