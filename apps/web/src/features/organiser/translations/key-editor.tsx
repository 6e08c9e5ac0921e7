import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { useListQuery } from '../../../lib/queries/use-list-query.ts';
import { Pager } from '../../../ui/tables/pager.tsx';
import { Empty } from '../../../ui/page/states.tsx';
import { foundRows } from './found-rows.ts';
import { KeyRow } from './key-row.tsx';
import type { Row } from './texts.ts';
import type { Editing } from './use-translations.ts';
import '../../../ui/tables/data-table.css';

/** So many texts are shown at once: thousands of fields would slow down typing. */
const size = 25;
const kinds = ['changed', 'unsaved', 'invalid'] as const;

/** Texts key by key, found by words and filters, which are kept in the address. */
export function KeyEditor({ editing }: { editing: Editing }) {
  const t = useWords();
  const query = useListQuery();
  const filter = { typed: query.get('search'), group: query.get('part'), show: query.get('show') };
  const shown = useSteady(foundRows(editing, filter), JSON.stringify(filter));
  const page = Math.min(query.page, Math.max(1, Math.ceil(shown.length / size)));
  const list = useRef<HTMLUListElement>(null);
  const groups = [...new Set(editing.rows.map(({ group }) => group))].toSorted();
  const go = (next: number) => {
    query.set({ page: String(next) });
    list.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <>
      <div className="field-grid">
        {/* Begins again with another filter, which may have emptied it. */}
        <Search key={filter.show} value={filter.typed} search={(search) => query.set({ search })} />
        <Choice label={t('translations.part')} value={filter.group} choose={(part) => query.set({ part })}>
          <option value="">{t('translations.allParts')}</option>
          {groups.map((group) => (
            <option key={group}>{group}</option>
          ))}
        </Choice>
        <Choice label={t('translations.show')} value={filter.show} choose={(show) => query.set({ show })}>
          <option value="">{t('translations.showAll')}</option>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`translations.${kind}`)}
            </option>
          ))}
        </Choice>
      </div>
      {shown.length === 0 ? <Empty>{t('translations.nothing')}</Empty> : null}
      <ul className="translations__list" aria-label={t('translations.list')} ref={list}>
        {shown.slice((page - 1) * size, page * size).map((row) => (
          <KeyRow key={row.key} row={row} editing={editing} />
        ))}
      </ul>
      <Pager page={page} size={size} total={shown.length} go={go} />
    </>
  );
}

/** A row stays while one writes in it, though it does not fit the filter any more. */
function useSteady(found: readonly Row[], filter: string): readonly Row[] {
  const [seen, setSeen] = useState({ filter, keys: new Set(found.map(({ key }) => key)), rows: found });
  const isNew = seen.filter !== filter || found.some(({ key }) => !seen.keys.has(key));
  if (isNew) {
    const next = { filter, keys: new Set(found.map(({ key }) => key)), rows: found };
    setSeen(next);
    return found;
  }
  return seen.rows;
}

/** Milliseconds after the last letter. */
const pause = 200;

function Search({ value, search }: { value: string; search: (text: string) => void }) {
  const t = useWords();
  const id = useId();
  const [text, setText] = useState(value);
  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => search(text), pause);
    return () => clearTimeout(timer);
  }, [text, value, search]);
  return (
    <div className="field">
      <label htmlFor={id}>{t('translations.search')}</label>
      <input
        id={id}
        className="input"
        type="search"
        value={text}
        maxLength={200}
        onChange={({ target }) => setText(target.value)}
      />
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly choose: (value: string) => void;
  readonly children: ReactNode;
}

function Choice({ label, value, choose, children }: ChoiceProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} className="input" value={value} onChange={({ target }) => choose(target.value)}>
        {children}
      </select>
    </div>
  );
}
