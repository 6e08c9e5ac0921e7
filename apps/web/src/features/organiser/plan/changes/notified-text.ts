import type { Notified } from '@sevenmetre/contract/plan/schemas';
import type { Translator } from '@sevenmetre/phrases';

/** "Notified: 3 clubs (4 e-mails), 2 pairs, 5 followers."; '' where nothing was recorded. */
export function notifiedText(t: Translator, notified: Notified | null | undefined): string {
  if (notified === null || notified === undefined) return '';
  const { clubs, mails, pairs, followers } = notified;
  const ofClubs = `${t('planVersions.clubs', { count: clubs })} (${t('planChanges.notified.mails', { count: mails })})`;
  const who = [
    clubs > 0 ? ofClubs : '',
    pairs > 0 ? t('planChanges.counted.pairs', { count: pairs }) : '',
    followers > 0 ? t('planVersions.followers', { count: followers }) : '',
  ].filter(Boolean);
  return who.length === 0
    ? t('planChanges.notified.nobody')
    : t('planChanges.notified.some', { who: who.join(', ') });
}

/** A sentence about a publication, and who was notified of it. */
export function withNotified(t: Translator, sentence: string, notified: Notified | null | undefined): string {
  return [sentence, notifiedText(t, notified)].filter(Boolean).join(' ');
}
