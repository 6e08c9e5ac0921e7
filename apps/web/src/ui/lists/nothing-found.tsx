import { withoutFilter } from '@sevenmetre/rules/list-views';
import type { ReactNode } from 'react';
import { useWords } from '../../lib/words/words.ts';
import { tokensOf } from './list-filters.tsx';
import type { ListFilter } from './list-filters.tsx';
import { useTotal } from './use-total.ts';
import type { CountRows } from './use-total.ts';
import type { ListState } from './use-list.ts';

interface NothingFoundProps {
  readonly list: ListState;
  readonly filters: readonly ListFilter[];
  readonly counted: CountRows;
  readonly nobody: ReactNode;
}

/** An empty list: which filter to remove, and how many rows that brings. */
export function NothingFound({ list, filters, counted, nobody }: NothingFoundProps) {
  const t = useWords();
  const { question } = list;
  const searched = question['search'] ?? '';
  const tokens = [
    ...(searched === '' ? [] : [{ name: 'search', label: t('organiser.list.search'), value: searched }]),
    ...tokensOf(filters, question),
  ];
  const all = useTotal(counted, {});
  if (all === 0 || tokens.length === 0) return <div className="list-empty">{nobody}</div>;
  return (
    <div className="list-empty">
      <h2>{t('organiser.list.nothing')}</h2>
      {all === undefined ? null : <p>{t('organiser.list.withoutAny', { count: all })}</p>}
      <ul>
        {tokens.map((token) => (
          <Without key={token.name} {...token} list={list} counted={counted} />
        ))}
      </ul>
      <button
        type="button"
        className="button button--outline"
        onClick={() => list.ask(question['group'] === undefined ? {} : { group: question['group'] })}
      >
        {t('organiser.list.clear')}
      </button>
    </div>
  );
}

interface WithoutProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly list: ListState;
  readonly counted: CountRows;
}

function Without({ name, label, value, list, counted }: WithoutProps) {
  const t = useWords();
  const rest = withoutFilter(list.question, name);
  const count = useTotal(counted, rest);
  return (
    <li>
      <button
        type="button"
        className={count === undefined || count > 0 ? 'button' : 'button button--outline'}
        onClick={() => list.ask(rest)}
      >
        {t('organiser.list.remove', { name: `${label}: ${value}` })}
      </button>
      {count === undefined ? null : <span>{t('organiser.list.brings', { count })}</span>}
    </li>
  );
}
