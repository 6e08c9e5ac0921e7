import type { MatchSlice } from '@sevenmetre/contract/matches/match-slice';
import { isLive } from '../../../lib/matches/match-clock.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Notice } from '../../../ui/notice.tsx';

/** Why there is nothing in the timeline. */
export function NoEvents({ slice }: { slice: MatchSlice }) {
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
