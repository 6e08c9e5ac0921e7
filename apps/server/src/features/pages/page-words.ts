import { completeLocales } from '@sevenmetre/rules/vocabulary';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import type { LaidWords } from '../translations/index.ts';
import type { PageWords } from './renderer.ts';

/** What a page tells the app of the organiser's own words; longer texts are fetched beside it and kept by the browser. */
export interface InitWords {
  readonly version: string;
  /** By language; languages without texts are left out. */
  readonly texts?: Partial<LaidWords['overrides']>;
}

/** Characters of JSON: what a page may grow by. */
const mostInPage = 2_000;

export function pageWords({ version, overrides }: LaidWords, locale: Locale): PageWords {
  return version === '' ? null : overrides[locale];
}

/** undefined: the complete ones, as the app expects. */
export function initLanguages(languages: readonly Locale[]): readonly Locale[] | undefined {
  return languages.join() === completeLocales.join() ? undefined : languages;
}

/** null: nobody has changed the words, and the page is what it was. */
export function initWords({ version, overrides }: LaidWords): InitWords | null {
  if (version === '') return null;
  const changed = Object.entries(overrides).filter(([, own]) => Object.keys(own).length > 0);
  const texts: Partial<LaidWords['overrides']> = Object.fromEntries(changed);
  return JSON.stringify(texts).length <= mostInPage ? { version, texts } : { version };
}
