import type { MatchSlice } from '@sevenmetre/contract/matches/match-slice';
import { knownClock } from '@sevenmetre/rules/match';
import { isLive, runningStage } from '../../../../lib/matches/match-clock.ts';
import { useNow } from '../../../../lib/time/now.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { useState } from 'react';
import { SheetLater } from '../lazy-sheet.tsx';
import { scoreAfter } from '../story.ts';
import type { Story } from '../story.ts';
import { Timeline } from './timeline.tsx';

interface TimelinePanelProps {
  readonly slice: MatchSlice;
  readonly story: Story;
  readonly isPrinting: boolean;
}

/**
 * What happened, latest first, who led when, who scored, and the table. Whoever opens a match that is over wants the short of
 * it first: how it turned and who scored. While the page stays open, the parts keep their order.
 */
export function TimelinePanel({ slice, story, isPrinting }: TimelinePanelProps) {
  const isOver = !isLive(slice.ticket) && slice.ticket.stageCode !== 'not_started';
  const [wasOver] = useState(isOver);
  const around = <SheetLater kind="around" slice={slice} hasNext={isOver && !wasOver} />;
  if (story.moments.length === 0) {
    return (
      <>
        <SheetLater kind="nothing" slice={slice} />
        {around}
      </>
    );
  }
  const hasLead = story.moments.some(({ scored, isOfShootout }) => scored && !isOfShootout);
  const short = (
    <>
      {hasLead ? <Graph slice={slice} story={story} /> : null}
      <SheetLater kind="scorers" slice={slice} story={story} />
    </>
  );
  return (
    <div className={slice.ticket.group?.bracket ? 'page-grid match-page__bracket' : 'page-grid'}>
      <div>
        {wasOver ? short : null}
        <Moments slice={slice} story={story} isPrinting={isPrinting} />
      </div>
      <div>
        {wasOver ? null : short}
        {around}
      </div>
    </div>
  );
}

function Moments({ slice, story, isPrinting }: TimelinePanelProps) {
  const t = useWords();
  return (
    <section aria-labelledby="timeline">
      <h2 className="visually-hidden" id="timeline">
        {t('match.tab.timeline')}
      </h2>
      <Timeline slice={slice} story={story} isPrinting={isPrinting} />
    </section>
  );
}

function Graph({ slice, story }: { slice: MatchSlice; story: Story }) {
  const { ticket, events } = slice;
  const until = useNow((now) => knownClock(runningStage(ticket), events, new Date(now)));
  const graph = {
    ticket,
    moments: story.moments,
    until,
    halfTime: ticket.stageCode === '1st_half' ? null : scoreAfter(story.first),
    end: scoreAfter([...story.first, ...story.second]),
  };
  return <SheetLater kind="graph" graph={graph} />;
}
