import type { Locale } from '@sevenmetre/rules/vocabulary';
import type { LaidWords } from '../translations/index.ts';
import { escapeHtml } from './template.ts';

interface BandOptions {
  readonly isRehearsal?: boolean;
  readonly words: () => LaidWords;
}

/**
 * The band of a rehearsal above every page; '' in a real portal. It is part of the document and not of the app, so
 * that no page can be without it, whatever the app shows or has kept.
 */
export function rehearsalBand({ isRehearsal = false, words }: BandOptions, locale: Locale): string {
  if (!isRehearsal) return '';
  const t = words().translators[locale];
  const [title, text] = [t('rehearsal.band'), t('rehearsal.bandText')].map(escapeHtml);
  return `<div class="rehearsal-band" role="note"><strong>${title}</strong> <span>${text}</span></div>`;
}
