import type { MatchSlice } from '@sevenmetre/contract/matches/match-slice';
import { knownClock } from '@sevenmetre/rules/match';
import { isLive, runningStage } from '../../../../lib/matches/match-clock.ts';
import { useNow } from '../../../../lib/time/now.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { SheetLater } from '../lazy-sheet.tsx';
import { scoreAfter } from '../story.ts';
import type { Story } from '../story.ts';
import { Timeline } from './timeline.tsx';

interface TimelinePanelProps {
  readonly slice: MatchSlice;
  readonly story: Story;
  readonly isPrinting: boolean;
}

/** What happened, latest first, and who led when. */
export function TimelinePanel({ slice, story, isPrinting }: TimelinePanelProps) {
  const t = useWords();
  const isOver = !isLive(slice.ticket) && slice.ticket.stageCode !== 'not_started';
  const after = isOver ? <SheetLater kind="after" slice={slice} story={story} /> : null;
  if (story.moments.length === 0) {
    return (
      <>
        <SheetLater kind="nothing" slice={slice} />
        {after}
      </>
    );
  }
  const hasLead = story.moments.some(({ scored, isOfShootout }) => scored && !isOfShootout);
  return (
    <div className="page-grid">
      <section aria-labelledby="timeline">
        <h2 className="visually-hidden" id="timeline">
          {t('match.tab.timeline')}
        </h2>
        <Timeline slice={slice} story={story} isPrinting={isPrinting} />
      </section>
      <div>
        {hasLead ? <Graph slice={slice} story={story} /> : null}
        {after}
      </div>
    </div>
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
