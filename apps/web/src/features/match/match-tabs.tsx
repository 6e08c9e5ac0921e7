import type { MatchSlice } from '@sevenmetre/contract/schemas/slices';
import type { KeyboardEvent } from 'react';
import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useWords } from '../../lib/words.ts';
import { SheetLater } from './sheet-later.tsx';
import type { Story } from './story.ts';
import { TimelinePanel } from './timeline-panel.tsx';
import { usePrinting } from '../../lib/use-printing.ts';

const tabs = ['timeline', 'rosters', 'info'] as const;
type Tab = (typeof tabs)[number];

interface MatchTabsProps {
  readonly slice: MatchSlice;
  readonly story: Story;
}

/** Three parts of one page, each with an address of its own (`?tab=rosters`). On paper all of them stand. */
export function MatchTabs({ slice, story }: MatchTabsProps) {
  const t = useWords();
  const { search } = useLocation();
  const isPrinting = usePrinting();
  const asked = new URLSearchParams(search).get('tab');
  const selected = tabs.find((tab) => tab === asked) ?? 'timeline';
  return (
    <>
      <TabList selected={selected} />
      {tabs
        .filter((tab) => isPrinting || tab === selected)
        .map((tab) => (
          <div key={tab} role="tabpanel" id={`panel-${tab}`} aria-label={t(`match.tab.${tab}`)}>
            <Panel tab={tab} slice={slice} story={story} isPrinting={isPrinting} />
          </div>
        ))}
    </>
  );
}

function Panel({ tab, slice, story, isPrinting }: MatchTabsProps & { tab: Tab; isPrinting: boolean }) {
  switch (tab) {
    case 'timeline':
      return <TimelinePanel slice={slice} story={story} isPrinting={isPrinting} />;
    case 'rosters':
      return <SheetLater kind="rosters" slice={slice} story={story} />;
    case 'info':
      return <SheetLater kind="info" slice={slice} />;
  }
}

function TabList({ selected }: { selected: Tab }) {
  const t = useWords();
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  const open = (tab: Tab) => {
    void navigate({ search: tab === 'timeline' ? '' : `?tab=${tab}` }, { replace: true });
  };
  const press = (event: KeyboardEvent) => {
    const next = tabAfter(selected, event.key);
    if (next === null) return;
    event.preventDefault();
    open(next);
    list.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  return (
    <div className="tabs" role="tablist" aria-label={t('match.tabs')} ref={list}>
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
          {t(`match.tab.${tab}`)}
        </button>
      ))}
    </div>
  );
}

/** Where a key leads within the tabs; null: it is none of theirs. */
function tabAfter(selected: Tab, key: string): Tab | null {
  const at = tabs.indexOf(selected);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[key];
  return to === undefined ? null : (tabs.at(to % tabs.length) ?? null);
}
