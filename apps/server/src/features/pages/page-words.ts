import type { Locale } from '@sevenmetre/rules/vocabulary';
import type { LaidWords } from '../translations/index.ts';
import type { PageWords } from './renderer.ts';

/** What a page tells the app of the organiser's own words; longer texts are fetched beside it and kept by the browser. */
export interface InitWords {
  readonly version: string;
  readonly texts?: LaidWords['overrides'];
}

/** Characters of JSON: what a page may grow by. */
const mostInPage = 2_000;

export function pageWords({ version, overrides }: LaidWords, locale: Locale): PageWords {
  return version === '' ? null : overrides[locale];
}

/** null: nobody has changed the words, and the page is what it was. */
export function initWords({ version, overrides: texts }: LaidWords): InitWords | null {
  if (version === '') return null;
  return JSON.stringify(texts).length <= mostInPage ? { version, texts } : { version };
}
