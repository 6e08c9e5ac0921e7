import type { EnumerationKind } from '@sevenmetre/rules/enumerations';
import { useState } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Empty } from '../../../ui/page/states.tsx';
import { EntryForm } from './entry-form.tsx';
import { EntryItem } from './entry-item.tsx';
import type { EntryLists, EntryRow, Lists } from './entry-kinds.ts';

interface EntryListProps<K extends EnumerationKind> {
  readonly kind: K;
  readonly lists: Lists;
  readonly refresh: () => Promise<void>;
}

/** One list: its entries in their order, each with what can be done to it. */
export function EntryList<K extends EnumerationKind>({ kind, lists, refresh }: EntryListProps<K>) {
  const t = useWords();
  const [isAdding, setAdding] = useState(false);
  const byKind: EntryLists = lists;
  const rows: readonly EntryRow<K>[] = byKind[kind];
  const named: EnumerationKind = kind;
  const list = t(`enumerations.kinds.${named}`);
  const add = (
    <button
      className="button button--outline"
      type="button"
      aria-expanded={isAdding}
      aria-label={t('enumerations.addTo', { list })}
      onClick={() => setAdding(!isAdding)}
    >
      {t('enumerations.add')}
    </button>
  );
  return (
    <Card title={list} aside={add}>
      <p className="field-hint">{t(`enumerations.hints.${named}`)}</p>
      {isAdding ? (
        <EntryForm
          kind={kind}
          row={null}
          countryCodes={lists.countryCodes}
          refresh={refresh}
          close={() => setAdding(false)}
        />
      ) : null}
      {rows.length === 0 ? <Empty>{t('enumerations.empty')}</Empty> : null}
      <ul className="enumerations__list">
        {rows.map((row, index) => (
          <EntryItem<K> key={row.id} kind={kind} row={row} index={index} lists={lists} refresh={refresh} />
        ))}
      </ul>
    </Card>
  );
}
