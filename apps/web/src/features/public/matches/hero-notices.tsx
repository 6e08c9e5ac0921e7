import type { MatchSlice } from '@sevenmetre/contract/matches/match-slice';
import type { Translator } from '@sevenmetre/phrases';
import { fullName, opponentName } from '@sevenmetre/phrases/names';
import { isLive } from '../../../lib/matches/match-clock.ts';
import { useWords } from '../../../lib/words/words.ts';
import { dotted } from '../../../lib/words/dotted.ts';
import { withdrawalOf } from '../../../ui/ticket-words.ts';
import { scoreAfter } from './story.ts';
import type { Story } from './story.ts';

interface HeroNoticesProps {
  readonly slice: MatchSlice;
  readonly story: Story;
}

/** What the two figures do not say: how the match ended, and whether the score is the last word. */
export function HeroNotices({ slice, story }: HeroNoticesProps) {
  const t = useWords();
  const notices = noticesOf(t, slice, story);
  const facts = factsOf(t, slice);
  return (
    <>
      {facts.length === 0 ? null : <p className="match-hero__facts">{dotted(facts)}</p>}
      {notices.map((notice) => (
        <p className="notice-bar" key={notice}>
          {notice}
        </p>
      ))}
    </>
  );
}

/** A live match says these beside its clock. */
function factsOf(t: Translator, { ticket }: MatchSlice): string[] {
  const { stageCode, homeHalfTimeScore: home, awayHalfTimeScore: away } = ticket;
  if (isLive(ticket) || stageCode === 'not_started' || ticket.withdrawn !== undefined) return [];
  return [
    t(stageCode === 'finished' ? 'match.finished' : 'results.ticket.toConfirm'),
    ...(home === null || away === null ? [] : [t('results.ticket.halfTimeScore', { home, away })]),
    ...(ticket.endedInShootout ? [t('results.ticket.afterShootout')] : []),
  ];
}

function noticesOf(
  t: Translator,
  { ticket, detail, cancelledWithout: without }: MatchSlice,
  story: Story,
): string[] {
  const { walkOver, withdrawn, ruling, corrected, beingChecked } = ticket;
  const notices: string[] = [];
  if (withdrawn !== undefined)
    notices.push(t('match.withdrawn', { reason: withdrawalOf(t, ticket, withdrawn) }));
  else if (ticket.cancelled)
    notices.push(without ? t('match.cancelledWithout', { team: fullName(without) }) : t('match.cancelled'));
  if (detail === 'hidden') notices.push(t('match.notice.hidden'));
  if (ruling !== undefined) notices.push(t(`match.ruling.${ruling}`));
  if (walkOver === 'both') notices.push(t('match.notice.walkoverBoth'));
  else if (walkOver !== null) {
    notices.push(t('match.notice.walkover', { team: opponentName(t, ticket[walkOver]) }));
  }
  if (story.shootout.length > 0 && !corrected && walkOver === null) {
    notices.push(t('match.notice.shootout', scoreAfter([...story.first, ...story.second])));
  }
  if (beingChecked) notices.push(t('match.notice.checked'));
  if (corrected) notices.push(t('match.notice.corrected'));
  return notices;
}
