import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import { hallWithCode, opponentName } from '@sevenmetre/phrases/names';
import { notificationText } from '@sevenmetre/phrases/notification-text';
import type { Translator } from '@sevenmetre/phrases';
import type { News } from '@sevenmetre/rules/notifications';
import { matchPath } from '../../../lib/paths/paths.ts';
import { showToast } from '../../../lib/page/toasts.ts';

/** Tells a piece of news in the open app: on the page that is looked at, else by the system when it may. */
export function showNews(t: Translator, match: MatchTicket, news: News, quiet: boolean): void {
  const { id, category, day, time } = match;
  const hall = match.hall && hallWithCode(match.hall, t.locale);
  const names = { home: opponentName(t, match.home), away: opponentName(t, match.away) };
  const { title, body } = notificationText(t, news, { ...names, category, day, time, hall });
  if (document.visibilityState === 'visible') {
    if (!quiet) showToast('done', `${title} · ${body}`);
  } else if ('Notification' in globalThis && Notification.permission === 'granted') {
    void showBySystem(title, { body, tag: `match-${id}`, silent: quiet, icon: '/icon-192.png' }, id);
  }
}

/** Phones show notifications of a worker only. */
async function showBySystem(title: string, options: NotificationOptions, matchId: number): Promise<void> {
  const url = matchPath(matchId);
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (registration?.active) {
    // A version that nothing is older than: whatever a push service brings later goes before it.
    return registration.showNotification(title, { ...options, data: { url, v: '', stops: [] } });
  }
  const shown = new Notification(title, options);
  shown.addEventListener('click', () => {
    window.focus();
    location.assign(url);
  });
}
