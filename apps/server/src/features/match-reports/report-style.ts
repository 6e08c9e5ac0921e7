import type { Translator } from '@sevenmetre/phrases';
import type { Locale } from '@sevenmetre/rules/vocabulary';

export interface ReportWords {
  readonly t: Translator;
  readonly locale: Locale;
  /** Origin of the portal, for links of a code; null: not known. */
  readonly publicUrl: string | null;
}

/**
 * `12:05` of the match clock.
 * @param seconds of the match clock
 */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** A day as the language writes it. @param day ISO */
export function dayText(day: string, locale: Locale): string {
  const language = locale === 'en' ? 'en-GB' : locale;
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}
