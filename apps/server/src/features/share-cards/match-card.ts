import { inLanguage } from '@sevenmetre/rules/language';
import { isPlayed } from '@sevenmetre/rules/vocabulary';
import type { PeriodCode } from '@sevenmetre/rules/vocabulary';
import { dayName } from '@sevenmetre/phrases/days';
import { opponentName } from '@sevenmetre/phrases/names';
import type { Translator } from '@sevenmetre/phrases';
import type { CategoryHead, MatchTicket } from '@sevenmetre/rules/snapshot';
import { type CupOnCard, cardAround, ink, now, sheet, textAt } from './drawing.ts';

export interface MatchOnCard {
  readonly ticket: MatchTicket;
  readonly category: CategoryHead | null;
}

/** A match as a picture (SVG without text elements): both teams, the score in the largest type, the state. */
export function matchCard(t: Translator, { ticket, category }: MatchOnCard, cup: CupOnCard): string {
  const { homeScore, awayScore, group } = ticket;
  const live = isPlayed(ticket.stageCode);
  const [figures, back] = live ? [sheet, ink] : [ink, sheet];
  const row = (name: string, score: number | null, y: number) => [
    textAt(name, { weight: 900, size: 72 }, { x: 100, y, width: score === null ? 1000 : 740, fill: figures }),
    score === null
      ? ''
      : textAt(
          String(score),
          { weight: 900, size: 168 },
          { x: 1100, y: y + 30, width: 260, anchor: 'end', fill: figures },
        ),
  ];
  const content = [
    `<rect x="60" y="168" width="1080" height="356" rx="10" fill="${back}"/>`,
    ...row(opponentName(t, ticket.home), homeScore, 280),
    ...row(opponentName(t, ticket.away), awayScore, 456),
    `<line x1="100" x2="1100" y1="346" y2="346" stroke="${figures}" stroke-width="2" opacity="0.35"/>`,
    live ? liveSign(t) : '',
  ].join('');
  return cardAround(content, {
    category,
    heading: group?.label ?? category?.code ?? '',
    cup,
    foot: footOf(t, ticket),
  });
}

function liveSign(t: Translator): string {
  const place = { x: 170, y: 357, width: 200, anchor: 'middle', fill: '#fff' } as const;
  return `<rect x="100" y="322" width="140" height="48" rx="6" fill="${now}"/>${textAt(
    t('results.ticket.live'),
    { weight: 900, size: 32 },
    place,
  )}`;
}

/** Text below the figures: running, final, or day, time and hall. */
function footOf(t: Translator, ticket: MatchTicket): string {
  if (ticket.cancelled || ticket.withdrawn !== undefined) return t('match.cancelled');
  const { stageCode, walkOver, day, time, hall, homeScore, awayScore } = ticket;
  const place = hall === null ? [] : [inLanguage(t.locale, { cs: hall.nameCs, en: hall.nameEn })];
  const unconfirmed = stageCode === 'waiting_for_approval' ? [t('results.ticket.toConfirm')] : [];
  if (ticket.notCounted) return [t('match.finished'), t('results.ticket.notCounted')].join(' · ');
  if (walkOver) {
    const score = { home: homeScore ?? 0, away: awayScore ?? 0 };
    return [t('results.ticket.walkover', score), ...unconfirmed].join(' · ');
  }
  if (isPlayed(stageCode)) return [t(phaseOf(stageCode)), ...place].join(' · ');
  if (stageCode === 'waiting_for_approval') return t('results.ticket.toConfirm');
  if (stageCode === 'finished') return [t('match.finished'), ...decidedIn(t, ticket)].join(' · ');
  const when = day === null ? [] : [dayName(t, day, null)];
  return [...when, time ?? t('results.ticket.timeUnknown'), ...place].join(' · ');
}

function decidedIn(t: Translator, { endedInShootout, endedInExtraTime }: MatchTicket): string[] {
  if (endedInShootout) return [t('results.ticket.afterShootout')];
  return endedInExtraTime ? [t('results.ticket.afterExtraTime')] : [];
}

function phaseOf(stage: PeriodCode | 'shootout') {
  if (stage === '1st_half') return 'results.ticket.firstHalfLong';
  if (stage === '2nd_half') return 'results.ticket.secondHalfLong';
  return stage === 'shootout' ? 'results.ticket.shootout' : 'results.ticket.extraTimeLong';
}
