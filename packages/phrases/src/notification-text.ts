import { shortDay } from './days.ts';
import type { Translator } from './translator.ts';

/** As the rules of notifications give it. */
export interface ToldNews {
  readonly kind: 'start' | 'goal' | 'result' | 'correction' | 'moved' | 'cancelled';
  readonly home: number | null;
  readonly away: number | null;
  readonly walkOver: 'both' | 'home' | 'away' | null;
}

export interface NotificationText {
  /** What happened, with the score: a phone cuts what is longer. */
  readonly title: string;
  /** Who plays, and the category. */
  readonly body: string;
}

export interface NotifiedMatch {
  readonly home: string;
  readonly away: string;
  readonly category: string | null;
  /** `YYYY-MM-DD` and `HH:MM` in the tournament's zone; null: not known. */
  readonly day: string | null;
  readonly time: string | null;
  /** The number of the hall; null: not known. */
  readonly hall: string | null;
}

/** How a piece of news is said; needs the words of `notifications`. */
export function notificationText(t: Translator, news: ToldNews, match: NotifiedMatch): NotificationText {
  const teams = `${match.home} – ${match.away}`;
  return {
    title: titleOf(t, news, match),
    body: match.category === null ? teams : `${teams} · ${match.category}`,
  };
}

function movedTitle(t: Translator, { day, time, hall }: NotifiedMatch): string {
  if (day === null || time === null) return t('notifications.movedOpen');
  const when = `${shortDay(t, day)} ${time}`;
  return t('notifications.moved', { when: hall === null ? when : `${when} · ${hall}` });
}

function titleOf(t: Translator, { kind, home, away, walkOver }: ToldNews, match: NotifiedMatch): string {
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
