import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import type { TeamSlice } from '@sevenmetre/contract/teams/team-slice';
import { shortDay } from './days.ts';
import { finalPlaceText } from './final-place.ts';
import { hallWithCode } from './names.ts';
import type { Translator } from './translator.ts';

/** News, as the rules of notifications return it. */
export interface NotifiedNews {
  readonly kind: 'start' | 'goal' | 'result' | 'correction' | 'moved' | 'cancelled';
  readonly home: number | null;
  readonly away: number | null;
  readonly walkOver: 'both' | 'home' | 'away' | null;
}

export interface NotificationText {
  /** The event with the score: phones truncate longer texts. */
  readonly title: string;
  /** The teams, and the category. */
  readonly body: string;
}

export interface NotifiedMatch {
  readonly home: string;
  readonly away: string;
  readonly category: string | null;
  /** `YYYY-MM-DD` and `HH:MM` in the tournament's zone; null: unknown. */
  readonly day: string | null;
  readonly time: string | null;
  /** Name of the hall; null: unknown. */
  readonly hall: string | null;
  /** Consequences for the followers, one line for each of their teams; absent: unknown. */
  readonly follows?: readonly string[];
}

/** The text of a notification; needs the phrases of `notifications`. */
export function notificationText(t: Translator, news: NotifiedNews, match: NotifiedMatch): NotificationText {
  const teams = `${match.home} – ${match.away}`;
  return {
    title: titleOf(t, news, match),
    body: [teams, ...(match.category === null ? [] : [match.category]), ...(match.follows ?? [])].join(' · '),
  };
}

interface TeamAfterResult extends Pick<TeamSlice, 'finalPlace' | 'category'> {
  /** null: unknown. */
  readonly next: MatchTicket | null;
}

/**
 * Consequence of a result, as on the team's card: its next match, or its final place. null: neither is known.
 * Needs the words of `notifications`, `results` and `finale`.
 */
export function afterResult(t: Translator, { next, finalPlace, category }: TeamAfterResult): string | null {
  if (finalPlace) return finalPlaceText(t, finalPlace, category.code);
  if (!next || next.day === null || next.time === null) return null;
  const when = `${shortDay(t, next.day)} ${next.time}`;
  if (next.hall === null) return t('notifications.nextWithoutHall', { when });
  return t('notifications.next', { when, hall: hallWithCode(next.hall, t.locale) });
}

function movedTitle(t: Translator, { day, time, hall }: NotifiedMatch): string {
  if (day === null || time === null) return t('notifications.movedOpen');
  const when = `${shortDay(t, day)} ${time}`;
  return t('notifications.moved', { when: hall === null ? when : `${when} · ${hall}` });
}

function titleOf(t: Translator, { kind, home, away, walkOver }: NotifiedNews, match: NotifiedMatch): string {
  if (kind === 'moved') return movedTitle(t, match);
  if (kind === 'cancelled') return t('notifications.cancelled');
  if (kind === 'start' || home === null || away === null) return t('notifications.start');
  const score = { home, away };
  switch (kind) {
    case 'goal':
      return t('notifications.goal', score);
    case 'result':
      return walkOver === null ? t('notifications.result', score) : t('notifications.walkover', score);
    case 'correction':
      return t('notifications.correction', score);
  }
}
