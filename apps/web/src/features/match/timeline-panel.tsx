import type { MatchSlice } from '@sevenmetre/contract/schemas/slices';
import { isLive } from '../../lib/match-clock.ts';
import { useWords } from '../../lib/words.ts';
import { Notice } from '../../ui/notice.tsx';
import { ScoreGraph } from './score-graph.tsx';
import type { Story } from './story.ts';
import { Timeline } from './timeline.tsx';

interface TimelinePanelProps {
  readonly slice: MatchSlice;
  readonly story: Story;
  readonly isPrinting: boolean;
}

/** What happened, latest first, and who led when. */
export function TimelinePanel({ slice, story, isPrinting }: TimelinePanelProps) {
  const t = useWords();
  if (story.moments.length === 0) return <Empty slice={slice} />;
  const hasLead = story.moments.some(({ scored, isOfShootout }) => scored && !isOfShootout);
  return (
    <div className="grid">
      <section aria-labelledby="timeline">
        <h2 className="vh" id="timeline">
          {t('match.tab.timeline')}
        </h2>
        <Timeline slice={slice} story={story} isPrinting={isPrinting} />
      </section>
      {hasLead ? <ScoreGraph slice={slice} story={story} /> : null}
    </div>
  );
}

function Empty({ slice }: { slice: MatchSlice }) {
  const t = useWords();
  const [heading, text] = emptyWords(slice);
  return (
    <section>
      <Notice drawing={slice.detail === 'absent' ? 'ticket' : 'court'} heading={t(heading)}>
        {t(text)}
      </Notice>
    </section>
  );
}

function emptyWords({ detail, ticket }: MatchSlice) {
  if (detail === 'hidden') return ['match.empty.hidden', 'match.notice.hidden'] as const;
  if (detail === 'absent') return ['match.empty.absent', 'match.empty.absentText'] as const;
  if (ticket.walkOver !== null) return ['match.empty.walkover', 'match.empty.playedText'] as const;
  if (ticket.stageCode === 'not_started') return ['match.empty.before', 'match.empty.beforeText'] as const;
  return isLive(ticket)
    ? (['match.empty.begun', 'match.empty.begunText'] as const)
    : (['match.empty.played', 'match.empty.playedText'] as const);
}
