import { completeLocales } from '@sevenmetre/rules/vocabulary';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import type { LaidWords } from '../translations/index.ts';
import { type FirstLanguage, productLanguage } from './preferences.ts';
import type { PageWords } from './renderer.ts';

/**
 * The organiser's own words in the page's data; longer texts are fetched separately and cached by the
 * browser.
 */
export interface InitWords {
  readonly version: string;
  /** By language; languages without own texts are left out. */
  readonly texts?: Partial<LaidWords['overrides']>;
}

/** Maximal length as JSON: the growth of each page. */
const mostInPage = 2_000;

export function pageWords({ version, overrides }: LaidWords, locale: Locale): PageWords {
  return version === '' ? null : overrides[locale];
}

/** undefined: all languages that are complete, which is the app's default. */
export function initLanguages(languages: readonly Locale[]): readonly Locale[] | undefined {
  return languages.join() === completeLocales.join() ? undefined : languages;
}

/** true: the shell of the service worker, which knows no settings, keeps the language that pages came in. */
export function keepsLanguage({ locale, isNegotiated }: FirstLanguage): true | undefined {
  return locale === productLanguage.locale && isNegotiated ? undefined : true;
}

/** null: no own words. */
export function initWords({ version, overrides }: LaidWords): InitWords | null {
  if (version === '') return null;
  const changed = Object.entries(overrides).filter(([, own]) => Object.keys(own).length > 0);
  const texts: Partial<LaidWords['overrides']> = Object.fromEntries(changed);
  return JSON.stringify(texts).length <= mostInPage ? { version, texts } : { version };
}
