import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import type { Translator } from '@sevenmetre/phrases';
import { fullName, opponentName } from '@sevenmetre/phrases/names';
import { inLanguage } from '@sevenmetre/rules/language';
import { shortDay } from '../lib/time/days.ts';
import { expectedTime } from '../lib/time/delay.ts';
import { isLive } from '../lib/matches/match-clock.ts';
import type { MatchClock, Phase } from '../lib/matches/match-clock.ts';
import type { Opponent } from './team-name.tsx';

const phaseWords = {
  'first-half': ['results.ticket.firstHalf', 'results.ticket.firstHalfLong'],
  'half-time': ['results.ticket.halfTime', 'results.ticket.halfTime'],
  'second-half': ['results.ticket.secondHalf', 'results.ticket.secondHalfLong'],
  'extra-time': ['results.ticket.extraTime', 'results.ticket.extraTimeLong'],
  shootout: ['results.ticket.shootout', 'results.ticket.shootout'],
} as const satisfies Partial<Record<Phase, readonly string[]>>;

/** What is being played now: short for a stub, long for a sentence; null when nothing is. */
export function phaseName(t: Translator, phase: Phase, length: 'short' | 'long'): string | null {
  if (!(phase in phaseWords)) return null;
  return t(phaseWords[phase as keyof typeof phaseWords][length === 'short' ? 0 : 1]);
}

/** Everything about a result that its two figures do not say. */
export function notesOf(t: Translator, ticket: MatchTicket, length: 'short' | 'long'): string[] {
  const { homeScore, awayScore, homeHalfTimeScore, awayHalfTimeScore } = ticket;
  const notes: string[] = [];
  if (ticket.walkOver) {
    notes.push(t('results.ticket.walkover', { home: homeScore ?? 0, away: awayScore ?? 0 }));
  } else if (homeHalfTimeScore !== null && awayHalfTimeScore !== null) {
    const halfTime = length === 'short' ? 'results.ticket.halfTimeShort' : 'results.ticket.halfTimeScore';
    notes.push(t(halfTime, { home: homeHalfTimeScore, away: awayHalfTimeScore }));
  }
  if (ticket.endedInShootout && !isLive(ticket)) notes.push(t('results.ticket.afterShootout'));
  if (ticket.endedInExtraTime && !isLive(ticket)) notes.push(t('results.ticket.afterExtraTime'));
  if (ticket.withdrawn !== undefined) notes.push(withdrawalOf(t, ticket, ticket.withdrawn));
  else if (ticket.stageCode === 'waiting_for_approval') notes.push(t('results.ticket.toConfirm'));
  if (ticket.notCounted) notes.push(t('results.ticket.notCounted'));
  if (ticket.beingChecked) notes.push(t('results.ticket.beingChecked'));
  if (ticket.ruling !== undefined) notes.push(t(`results.ticket.ruling.${ticket.ruling}`));
  if (ticket.corrected) notes.push(t('results.ticket.corrected'));
  if (ticket.streamed) notes.push(t('results.ticket.streamed'));
  if (ticket.moved) notes.push(movedNote(t, ticket.moved));
  return notes;
}

/** Where a match to come was before, as far as that was different: "Moved from 9:20, Sokolovna". */
export function movedNote(t: Translator, { day, time, hall }: NonNullable<MatchTicket['moved']>): string {
  const when = [day === null ? null : shortDay(t, day), time].filter(Boolean).join(' ');
  const where = hall && inLanguage(t.locale, { cs: hall.nameCs, en: hall.nameEn });
  return t('results.ticket.moved', { place: [when, where].filter(Boolean).join(', ') });
}

/** Why nobody plays the match: "TJ Sokol II has withdrawn", or "SKH Řepčín goes on without a match (bye)". */
export function withdrawalOf(
  t: Translator,
  ticket: Pick<MatchTicket, 'home' | 'away'>,
  withdrawn: NonNullable<MatchTicket['withdrawn']>,
): string {
  const sides = withdrawn === 'both' ? (['home', 'away'] as const) : [withdrawn];
  return sides
    .map((side) => {
      if (ticket[side].team !== null)
        return t('results.ticket.withdrawn', { team: opponentName(t, ticket[side]) });
      const other = side === 'home' ? ticket.away : ticket.home;
      return other.team === null
        ? t('results.ticket.byeNobody')
        : t('results.ticket.bye', { team: opponentName(t, other) });
    })
    .join(', ');
}

/**
 * A ticket for screen readers, in one sentence: "LIVE, 2nd half, minute 23, hall H07: TJ Sokol II 17, SKH Řepčín
 * 15. No. 1142, half-time 9:8". Printed tickets are a dozen pieces, each a stop for a screen reader.
 */
export function ticketSentence(
  t: Translator,
  ticket: MatchTicket,
  clock: MatchClock,
  { showGroup, late }: { readonly showGroup: boolean; readonly late: number | null },
): string {
  const { home, away, homeScore, awayScore, hall, group } = ticket;
  const when = [
    ...whenOf(t, ticket, clock, late),
    ...(hall ? [t('results.ticket.hall', { code: hall.code })] : []),
  ];
  const [homeName, awayName] = [spokenName(t, home, away), spokenName(t, away, home)];
  const who =
    homeScore === null || awayScore === null
      ? t('results.ticket.against', { home: homeName, away: awayName })
      : t('results.ticket.scoreChanged', { home: homeName, away: awayName, homeScore, awayScore });
  const number = t('results.ticket.number', { number: String(ticket.matchNumber) });
  const about = [...(showGroup && group ? [groupName(t, group)] : []), number, ...notesOf(t, ticket, 'long')];
  return `${when.join(', ')}: ${who}. ${about.join(', ')}.`;
}

/** A bracket match is named by its label alone: visitors do not see it as a group. */
function groupName(t: Translator, { label, bracket }: NonNullable<MatchTicket['group']>): string {
  return bracket ? label : t('results.dashboard.groupLink', { label });
}

function whenOf(
  t: Translator,
  ticket: MatchTicket,
  { phase, minute }: MatchClock,
  late: number | null,
): string[] {
  const { time } = ticket;
  if (late !== null && time !== null)
    return [t('results.ticket.expected', { time: expectedTime(ticket, late), planned: time })];
  if (ticket.withdrawn !== undefined)
    return [t('results.ticket.cancelled'), ...(time === null ? [] : [time])];
  if (!isLive(ticket))
    return [time ?? t(ticket.cancelled ? 'results.ticket.cancelled' : 'results.ticket.timeUnknown')];
  const name = phaseName(t, phase, 'long');
  return [
    t('results.ticket.live'),
    ...(name === null ? [] : [name]),
    ...(minute === null ? [] : [t('results.ticket.minuteLong', { minute })]),
  ];
}

/** Countries are named only where they differ. */
function spokenName(t: Translator, own: Opponent, other: Opponent): string {
  const name = opponentName(t, own);
  if (own.team === null) {
    return own.projected && !own.certain
      ? `${name} (${t('results.ticket.projected', { team: fullName(own.projected) })})`
      : name;
  }
  const { sportCode } = own.team;
  return other.team && other.team.sportCode !== sportCode ? `${name} (${sportCode})` : name;
}
