import type { KeyboardEvent } from 'react';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../../lib/words.ts';

export const tabs = ['scorers', 'penalties'] as const;
export type Tab = (typeof tabs)[number];

/** Two lists of one page, each with an address of its own (`?tab=penalties`). */
export function TabList({ selected }: { selected: Tab }) {
  const t = useWords();
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  const open = (tab: Tab) => {
    void navigate({ search: tab === 'scorers' ? '' : `?tab=${tab}` }, { replace: true });
  };
  const press = (event: KeyboardEvent) => {
    if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return;
    event.preventDefault();
    const other = selected === 'scorers' ? 'penalties' : 'scorers';
    const next = event.key === 'Home' ? 'scorers' : event.key === 'End' ? 'penalties' : other;
    open(next);
    list.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  return (
    <div className="tabs" role="tablist" aria-label={t('statistics.tabs')} ref={list}>
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`tab-${tab}`}
          aria-selected={tab === selected}
          tabIndex={tab === selected ? 0 : -1}
          {...(tab === selected ? { 'aria-controls': `panel-${tab}` } : {})}
          onClick={() => open(tab)}
          onKeyDown={press}
        >
          {t(`statistics.tab.${tab}`)}
        </button>
      ))}
    </div>
  );
}
