import { useWords } from '../../../lib/words/words.ts';
import type { Column, Order, Row } from './arrange.ts';

interface StatHeadProps<R extends Row> {
  readonly columns: readonly Column<R>[];
  readonly order: Order;
  readonly setOrder: (order: Order) => void;
  /** Of the column with names. */
  readonly heading: string;
}

/**
 * Every heading sorts; the active one shows the direction. The best comes first; a second press reverses the
 * order.
 */
export function StatHead<R extends Row>({ columns, order, setOrder, heading }: StatHeadProps<R>) {
  const t = useWords();
  const press = (by: Order['by']) => setOrder({ by, turned: order.by === by && !order.turned });
  return (
    <thead>
      <tr>
        <th className="table__rank" scope="col">
          <abbr title={t('statistics.rank')} aria-hidden="true">
            #
          </abbr>
          <span className="visually-hidden">{t('statistics.rank')}</span>
        </th>
        <th className="table__text" scope="col" aria-sort={sortOf(order, 'name')}>
          <button type="button" onClick={() => press('name')}>
            {heading}
          </button>
        </th>
        <td className="table__widest">{'\u00A0'}</td>
        {columns.map(({ key, className }) => (
          <th key={key} scope="col" className={className} aria-sort={sortOf(order, key)}>
            <button type="button" title={t(`statistics.column.${key}`)} onClick={() => press(key)}>
              {t(`statistics.short.${key}`)}
              {key === 'goals' ? null : (
                <span className="visually-hidden"> ({t(`statistics.column.${key}`)})</span>
              )}
            </button>
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** Names begin with A, numbers with the largest. */
function sortOf({ by, turned }: Order, column: Order['by']): 'ascending' | 'descending' | undefined {
  if (by !== column) return undefined;
  return (column === 'name') === turned ? 'descending' : 'ascending';
}
