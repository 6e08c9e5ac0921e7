import type { Locale } from '@sevenmetre/rules/vocabulary';
import { shortDay } from '@sevenmetre/phrases/days';
import type { Snapshot } from '@sevenmetre/rules/snapshot';
import type { Clock } from '../../platform/clock/index.ts';
import { inZone } from '../competition/index.ts';
import type { LaidWords } from '../translations/index.ts';
import { escapeHtml } from './template.ts';

interface BandOptions {
  readonly isRehearsal?: boolean;
  readonly words: () => LaidWords;
  /** Of the rehearsal. */
  readonly clock: Clock;
  readonly snapshot: () => Snapshot | null;
}

/**
 * The band of a rehearsal above every page; '' in a real portal. It is part of the document and not of the app, so
 * that no page can be without it, whatever the app shows or has kept.
 */
export function rehearsalBand(options: BandOptions, locale: Locale): string {
  const { isRehearsal = false, words, clock, snapshot } = options;
  if (!isRehearsal) return '';
  const t = words().translators[locale];
  // Pages are kept for a while, so that the band names the day and not the minute.
  const { day } = inZone(clock.now(), snapshot()?.edition.timeZone ?? 'UTC');
  const texts = [
    t('rehearsal.band'),
    t('rehearsal.bandText'),
    t('rehearsal.bandDay', { day: shortDay(t, day) }),
  ];
  const [title, text, today] = texts.map(escapeHtml);
  return `<div class="rehearsal-band" role="note"><strong>${title}</strong> <span>${text}</span> <span>${today}</span></div>`;
}
