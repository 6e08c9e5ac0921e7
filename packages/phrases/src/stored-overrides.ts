import { byLocale, isLocale } from '@sevenmetre/rules/language';
import type { Locale } from '@sevenmetre/rules/language';
import type { Overrides } from './lay-over.ts';
import { sortOverrides } from './overrides.ts';
import type { OverrideError } from './overrides.ts';
import type { Translation } from './translator.ts';

/** Maximal length of all stored texts as JSON, in characters. */
export const longestOverrides = 60_000;

/** Keys begin with the language: `cs.shell.results`. */
export type StoredError = Omit<OverrideError, 'error'> & {
  readonly error: OverrideError['error'] | 'not-json' | 'too-large';
};

export interface StoredOverrides {
  /** Valid texts by language. */
  readonly texts: Readonly<Record<Locale, Overrides>>;
  readonly errors: readonly StoredError[];
}

/**
 * Reads what an organiser has stored: `{"cs": {…}, "en": {…}}` as JSON, each in the structure of the phrases.
 * Texts that are not valid for this release are reported and left out.
 */
export function readStoredOverrides(
  json: string | null,
  words: Readonly<Record<Locale, Translation>>,
): StoredOverrides {
  const texts = byLocale((): Overrides => ({}));
  const errors: StoredError[] = [];
  const found = { texts, errors };
  if (json === null || json.trim() === '') return found;
  if (json.length > longestOverrides) errors.push({ key: '', error: 'too-large' });
  const stored = parse(json);
  if (stored === undefined) errors.push({ key: '', error: 'not-json' });
  else if (typeof stored !== 'object' || stored === null || Array.isArray(stored))
    errors.push({ key: '', error: 'not-an-object' });
  else
    for (const [locale, overrides] of Object.entries(stored)) {
      if (!isLocale(locale)) {
        errors.push({ key: locale, error: 'key-unknown' });
        continue;
      }
      const sorted = sortOverrides(words[locale], overrides, locale);
      texts[locale] = sorted.fitting;
      errors.push(...sorted.errors);
    }
  return found;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
