import type { KeyboardEvent, MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isPlain } from './link.tsx';

/** The tab that the address asks for (`?tab=rosters`); the first one needs no asking. */
export function useTab<T extends string>(tabs: readonly [T, ...T[]]): T {
  const asked = new URLSearchParams(useLocation().search).get('tab');
  return tabs.find((tab) => tab === asked) ?? tabs[0];
}

interface TabListProps<T extends string> {
  readonly tabs: readonly [T, ...T[]];
  readonly selected: T;
  readonly label: string;
  readonly nameOf: (tab: T) => string;
}

/**
 * Parts of one page, each with an address of its own. Their panels have the ids `panel-` and the tab's name. Tabs are links,
 * so that the browser follows a press that comes before the page's code.
 */
export function TabList<T extends string>({ tabs, selected, label, nameOf }: TabListProps<T>) {
  const navigate = useNavigate();
  const open = (tab: T) => {
    void navigate({ search: tab === tabs[0] ? '' : `?tab=${tab}` }, { replace: true });
  };
  const click = (event: MouseEvent, tab: T) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    open(tab);
  };
  const press = (event: KeyboardEvent) => {
    const next = tabAfter(tabs, selected, event.key);
    if (!next) return;
    event.preventDefault();
    open(next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <div className="tabs" role="tablist" aria-label={label}>
      {tabs.map((tab) => (
        <a
          key={tab}
          // The path is that of the document, with its edition and language.
          href={`?tab=${tab}`}
          role="tab"
          id={`tab-${tab}`}
          aria-selected={tab === selected}
          tabIndex={tab === selected ? 0 : -1}
          {...(tab === selected ? { 'aria-controls': `panel-${tab}` } : {})}
          onClick={(event) => click(event, tab)}
          onKeyDown={press}
        >
          {nameOf(tab)}
        </a>
      ))}
    </div>
  );
}

/** The tab that a key selects; undefined: the tabs do not use the key. */
function tabAfter<T extends string>(tabs: readonly T[], selected: T, key: string): T | undefined {
  const at = tabs.indexOf(selected);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, ' ': at, Home: 0, End: -1 }[key];
  return to === undefined ? to : tabs.at(to % tabs.length);
}
