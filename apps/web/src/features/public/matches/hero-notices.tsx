import { isExtra } from '@sevenmetre/rules/vocabulary';
import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import type { MatchSlice } from '@sevenmetre/contract/matches/match-slice';
import type { Translator } from '@sevenmetre/phrases';
import { fullName, opponentName } from '@sevenmetre/phrases/names';
import { isLive } from '../../../lib/matches/match-clock.ts';
import { dotted } from '../../../lib/words/dotted.ts';
import { countdown } from '../../../lib/time/countdown.ts';
import { dayName, shortDay } from '../../../lib/time/days.ts';
import { useLateBy } from '../../../lib/time/delay.ts';
import { useNow } from '../../../lib/time/now.ts';
import { localName, useLanguage } from '../../../lib/words/words.ts';
import type { Language } from '../../../lib/words/words.ts';
import { withdrawalOf } from '../../../ui/ticket-words.ts';
import { scoreAfter } from './story.ts';
import type { Story } from './story.ts';

interface HeroNoticesProps {
  readonly slice: MatchSlice;
  readonly story: Story;
}

/** Under the teams: before the first whistle the day and the hall, afterwards how the match ended, too. */
export function HeroFacts({ slice }: { slice: MatchSlice }) {
  const { t, locale } = useLanguage();
  const { ticket } = slice;
  const { day, time, hall, stageCode } = ticket;
  const late = useLateBy(ticket);
  const soon = useNow((now) => countdown(t, ticket, now));
  const facts = factsOf(t, slice);
  const isCalledOff = ticket.cancelled === true || ticket.withdrawn !== undefined;
  const isBefore = stageCode === 'not_started' && !isCalledOff;
  const isLong = isBefore && late === null;
  const onDay = day === null ? t('dates.dayUnknown') : isLong ? dayName(t, day, null) : shortDay(t, day);
  const when = isBefore || time === null ? onDay : `${onDay}, ${time}`;
  return (
    <div className="match-hero__facts">
      {facts.length === 0 ? null : <p>{dotted(facts)}</p>}
      {isBefore ? (
        <p>
          {late === null ? null : (
            <>
              <s>{time}</s>{' '}
              <span className="late-mark">{t('results.ticket.late', { minutes: late })}</span>{' '}
            </>
          )}
          {soon === null ? when : dotted([when, soon])}
        </p>
      ) : null}
      <p className="match-hero__place">
        {isBefore ? null : isCalledOff && day !== null ? <s>{when}</s> : <span>{when}</span>}
        {isBefore || hall === null ? null : <span>·</span>}
        {hall === null ? null : (
          <>
            <span className="match-hero__hall">{localName(hall, locale)}</span>
            {localName(hall, locale) === hall.code ? null : <span>({hall.code})</span>}
          </>
        )}
      </p>
    </div>
  );
}

/** What the two figures do not say: whether the score is the last word. */
export function HeroNotices({ slice, story }: HeroNoticesProps) {
  const language = useLanguage();
  const { t } = language;
  // A frame that ends the match does not take it away.
  const isOver = slice.ticket.stageCode === 'finished';
  const moved = slice.moved && !isOver ? [movedText(language, slice.moved)] : [];
  const notices = [...moved, ...noticesOf(t, slice, story)];
  return (
    <>
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
    ...(ticket.endedInExtraTime ? [t('results.ticket.afterExtraTime')] : []),
  ];
}

type Moved = NonNullable<MatchSlice['moved']>;

/** Where it was published before a change has moved it, and why. */
function movedText({ t, locale }: Language, { day, time, hall, reason }: Moved): string {
  const place = [day === null ? null : [shortDay(t, day), time].join(' '), hall && localName(hall, locale)];
  const text = t('match.moved', { place: place.filter(Boolean).join(', ') });
  return reason === null ? text : `${text} ${reason}`;
}

/** @param assessed the walkover that the table counts instead of the result */
function notCountedText(t: Translator, ticket: MatchTicket, assessed: MatchSlice['assessed']): string {
  const text = t('match.notice.notCounted');
  if (assessed === undefined) return text;
  if (assessed === 'both') return `${text} ${t('match.notice.assessedBoth')}`;
  return `${text} ${t('match.notice.assessed', { team: opponentName(t, ticket[assessed]) })}`;
}

function noticesOf(
  t: Translator,
  { ticket, detail, cancelledWithout: without, cancelReason, assessed }: MatchSlice,
  story: Story,
): string[] {
  const { withdrawn, notCounted, ruling, corrected, beingChecked } = ticket;
  const walkOver = (notCounted ? null : assessed) ?? ticket.walkOver;
  const notices: string[] = [];
  if (withdrawn !== undefined)
    notices.push(t('match.withdrawn', { reason: withdrawalOf(t, ticket, withdrawn) }));
  else if (ticket.cancelled)
    notices.push(
      [
        without ? t('match.cancelledWithout', { team: fullName(without) }) : t('match.cancelled'),
        cancelReason,
      ]
        .filter(Boolean)
        .join(' '),
    );
  if (notCounted) notices.push(notCountedText(t, ticket, assessed));
  if (detail === 'hidden') notices.push(t('match.notice.hidden'));
  if (ruling === 'replay' && ticket.stageCode === 'not_started')
    notices.push(`${t('match.ruling.replay')} ${t('match.replayTime')}`);
  else if (ruling !== undefined) notices.push(t(`match.ruling.${ruling}`));
  if (walkOver === 'both') notices.push(t('match.notice.walkoverBoth'));
  else if (walkOver !== null) {
    notices.push(t('match.notice.walkover', { team: opponentName(t, ticket[walkOver]) }));
  }
  if (story.shootout.length > 0 && !corrected && walkOver === null) {
    const played = [...story.first, ...story.second];
    const hasExtra = played.some(({ event }) => isExtra(event.competitionMatchStageCode));
    const key = hasExtra ? 'extraShootout' : 'shootout';
    notices.push(t(`match.notice.${key}${isLive(ticket) ? 'Runs' : ''}`, scoreAfter(played)));
  }
  if (beingChecked) notices.push(t('match.notice.checked'));
  if (corrected) notices.push(t('match.notice.corrected'));
  return notices;
}
