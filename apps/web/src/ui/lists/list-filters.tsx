import type { Question } from '@sevenmetre/rules/list-views';
import { arrangedColumns, movedColumn, withoutFilter } from '@sevenmetre/rules/list-views';
import type { ListColumn } from '@sevenmetre/rules/list-views';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useWords } from '../../lib/words/words.ts';
import { Filter, SearchBox } from '../forms/search-box.tsx';
import { Pop } from './pop.tsx';
import type { ListState } from './use-list.ts';
import './list-filters.css';

/** Something that a list can be filtered by; its name is a parameter of the address. */
export interface ListFilter {
  readonly name: string;
  readonly label: string;
  readonly options: readonly (readonly [value: string, label: string])[];
}

interface ListFiltersProps {
  readonly list: ListState;
  readonly filters: readonly ListFilter[];
  readonly searchLabel: string;
  readonly columns: readonly (ListColumn & { readonly title: string })[];
  /** Rows that can be in groups: how the groups are called. */
  readonly group?: string | undefined;
  /** Filters of one press. */
  readonly quick?: ReactNode;
}

/** The search, a token with a sentence for each filter, and what the list shows. */
export function ListFilters(props: ListFiltersProps) {
  const { list, filters, searchLabel, columns, group } = props;
  const t = useWords();
  const { question, ask } = list;
  return (
    <div className="list-filters">
      <div className="list-filters__search">
        <SearchBox
          label={searchLabel}
          placeholder={searchLabel}
          value={question['search'] ?? ''}
          search={(search) => ask({ ...question, search })}
        />
      </div>
      {props.quick}
      {tokensOf(filters, question).map((token) => (
        <Token key={token.name} {...token} remove={() => ask(withoutFilter(question, token.name))} />
      ))}
      <Pop
        part="filter"
        className="list-filters__add"
        title={t('organiser.list.filters')}
        face={
          <>
            {t('organiser.list.filter')} <kbd aria-hidden="true">F</kbd>
          </>
        }
      >
        {() => (
          <div className="list-filters__choices">
            {filters.map(({ name, label, options }) => (
              <Filter
                key={name}
                label={label}
                value={question[name] ?? ''}
                options={options}
                all={t('signedIn.all')}
                choose={(value) => ask({ ...question, [name]: value })}
              />
            ))}
          </div>
        )}
      </Pop>
      <span className="list-filters__rest" />
      {group === undefined ? null : (
        <button
          type="button"
          className="list-quiet"
          aria-pressed={question['group'] !== undefined && question['group'] !== 'none'}
          onClick={() => ask({ ...question, group: question['group'] === group ? 'none' : group })}
        >
          {t('organiser.list.group')}{' '}
          <b>{t(question['group'] === group ? 'organiser.list.groupState' : 'organiser.list.groupNone')}</b>
        </button>
      )}
      <ColumnMenu list={list} columns={columns} />
    </div>
  );
}

/** What a question filters by, in words. */
export function tokensOf(filters: readonly ListFilter[], question: Question) {
  return filters.flatMap(({ name, label, options }) => {
    const value = question[name] ?? '';
    if (value === '') return [];
    const text = options.find(([option]) => option === value)?.[1] ?? value;
    return [{ name, label, value: text }];
  });
}

interface TokenProps {
  readonly label: string;
  readonly value: string;
  readonly remove: () => void;
}

/** One filter in words, with the button that removes it. */
export function Token({ label, value, remove }: TokenProps) {
  const t = useWords();
  return (
    <span className="list-token">
      <span>
        {label} <b>{value}</b>
      </span>
      <button
        type="button"
        aria-label={t('organiser.list.removeFilter', { name: `${label} ${value}` })}
        onClick={remove}
      >
        <span aria-hidden="true">✕</span>
      </button>
    </span>
  );
}

function ColumnMenu({ list, columns }: Pick<ListFiltersProps, 'list' | 'columns'>) {
  const t = useWords();
  const shown = arrangedColumns(columns, list.columns);
  return (
    <Pop
      part="columns"
      className="list-quiet"
      align="end"
      title={t('organiser.list.columns')}
      face={
        <>
          {t('organiser.list.columns')} <b>{t.number(shown.length)}</b>
          {t('organiser.list.of', { of: columns.length })}
        </>
      }
    >
      {() => <ColumnChoices list={list} columns={columns} />}
    </Pop>
  );
}

function ColumnChoices({ list, columns }: Pick<ListFiltersProps, 'list' | 'columns'>) {
  const t = useWords();
  const shown = arrangedColumns(columns, list.columns).filter(({ isName }) => isName !== true);
  const keys = shown.map(({ key }) => key);
  const hidden = columns.filter(({ key, isName }) => isName !== true && !keys.includes(key));
  const move = (key: string, to: number) => list.arrange(movedColumn(keys, key, to));
  const order = useDragOrder((key, onto) => move(key, keys.indexOf(onto)));
  return (
    <>
      <p className="list-pop__title">{t('organiser.list.columnsHint')}</p>
      <ul className="list-columns" ref={order}>
        {[...shown, ...hidden].map(({ key, title }, index) => {
          const isShown = keys.includes(key);
          return (
            <li key={key} draggable={isShown} data-key={key}>
              <label>
                <input
                  type="checkbox"
                  checked={isShown}
                  onChange={() =>
                    list.arrange(isShown ? keys.filter((other) => other !== key) : [...keys, key])
                  }
                />
                {title}
              </label>
              {isShown ? (
                <span className="list-columns__move">
                  <button
                    type="button"
                    aria-label={t('organiser.list.moveUp', { name: title })}
                    disabled={index === 0}
                    onClick={() => move(key, index - 1)}
                  >
                    <span aria-hidden="true">↑</span>
                  </button>
                  <button
                    type="button"
                    aria-label={t('organiser.list.moveDown', { name: title })}
                    disabled={index === keys.length - 1}
                    onClick={() => move(key, index + 1)}
                  >
                    <span aria-hidden="true">↓</span>
                  </button>
                </span>
              ) : null}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Items of a list are put in order by dragging one onto another; buttons beside them do the same without a pointer. */
function useDragOrder(drop: (key: string, onto: string) => void) {
  const items = useRef<HTMLUListElement>(null);
  const dropped = useRef(drop);
  useEffect(() => {
    dropped.current = drop;
  });
  useEffect(() => {
    const list = items.current;
    if (!list) return;
    let dragged: string | null = null;
    const keyOf = ({ target }: Event) =>
      target instanceof Element
        ? (target.closest<HTMLElement>('[draggable="true"]')?.dataset['key'] ?? null)
        : null;
    const start = (event: Event) => {
      dragged = keyOf(event);
    };
    const over = (event: Event) => {
      if (dragged !== null) event.preventDefault();
    };
    const end = (event: Event) => {
      const onto = keyOf(event);
      if (dragged !== null && onto !== null && dragged !== onto) dropped.current(dragged, onto);
      dragged = null;
    };
    list.addEventListener('dragstart', start);
    list.addEventListener('dragover', over);
    list.addEventListener('drop', end);
    return () => {
      list.removeEventListener('dragstart', start);
      list.removeEventListener('dragover', over);
      list.removeEventListener('drop', end);
    };
  }, []);
  return items;
}
