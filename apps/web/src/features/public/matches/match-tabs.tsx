import type { MatchSlice } from '@sevenmetre/contract/matches/match-slice';
import { useWords } from '../../../lib/words/words.ts';
import { TabList, useTab } from '../../../ui/tab-list.tsx';
import { SheetLater } from './lazy-sheet.tsx';
import type { Story } from './story.ts';
import { TimelinePanel } from './timeline/timeline-panel.tsx';
import { usePrinting } from '../../../lib/browser/use-printing.ts';

const tabs = ['timeline', 'rosters', 'info'] as const;
/** Before the first whistle there is no timeline, and much to know. */
const tabsBefore = ['preview', 'rosters', 'info'] as const;
type Tab = (typeof tabs)[number] | (typeof tabsBefore)[number];

interface MatchTabsProps {
  readonly slice: MatchSlice;
  readonly story: Story;
}

/** Three parts of one page, each with an address of its own (`?tab=rosters`). On paper all of them stand. */
export function MatchTabs({ slice, story }: MatchTabsProps) {
  const t = useWords();
  const isPrinting = usePrinting();
  const { stageCode, withdrawn } = slice.ticket;
  const isUnplayed = stageCode === 'not_started' || withdrawn !== undefined;
  const isBefore = isUnplayed && story.moments.length === 0;
  const shown: readonly [Tab, ...Tab[]] = isBefore ? tabsBefore : tabs;
  const selected = useTab(shown);
  return (
    <>
      <TabList
        tabs={shown}
        selected={selected}
        label={t('match.tabs')}
        nameOf={(tab) => t(`match.tab.${tab}`)}
      />
      {shown
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
    case 'preview':
      return <SheetLater kind="preview" slice={slice} />;
    case 'timeline':
      return <TimelinePanel slice={slice} story={story} isPrinting={isPrinting} />;
    case 'rosters':
      return <SheetLater kind="rosters" slice={slice} story={story} />;
    case 'info':
      return <SheetLater kind="info" slice={slice} />;
  }
}
