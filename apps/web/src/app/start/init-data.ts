import type { EditionHead } from '@sevenmetre/contract/slice-head';
import { fallbackLocale } from '@sevenmetre/rules/vocabulary';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import type { MapTiles } from '../../lib/page/map-tiles.ts';
import { readRemembered, browserStore } from '../../lib/browser/storage.ts';
import { isTheme, showTheme } from '../../lib/browser/theme.ts';
import type { OwnWords } from '../../lib/words/own-words.ts';
import type { EmbeddedSlice } from './page-data.ts';

/** What the server puts into `<script type="application/json" id="init">`. */
export interface InitData {
  readonly slice: EmbeddedSlice | null;
  /** UTC ISO 8601. */
  readonly serverTime: string | null;
  /** Only when an organiser has put words in place of the product's. */
  readonly words?: OwnWords | null;
  /** Only when visitors may choose from others than the complete languages. */
  readonly languages?: readonly Locale[];
  /** Only when the operator has chosen the language of first visits. */
  readonly keepsLanguage?: true;
  /** Only when the slice has none. */
  readonly edition?: EditionHead;
  /** Only when tiles of maps are configured. */
  readonly map?: MapTiles | null;
  /** Only when a URL and a website id are configured. */
  readonly analytics?: { readonly url: string; readonly websiteId: string } | null;
}

/** The data of a rendered page; nothing in the shell of the service worker. */
export function readInitData(): InitData {
  const nothing = { slice: null, serverTime: null };
  try {
    const text = document.getElementById('init')?.textContent ?? '';
    return { ...nothing, ...(JSON.parse(text) as Partial<InitData>) };
  } catch {
    return nothing;
  }
}

/** The language of the rendered page; in the shell the one that was chosen or that pages came in, else the browser's, else English. */
export function pickLocale(offered: readonly Locale[]): Locale {
  const remembered = readRemembered(browserStore(), new Date());
  const candidates = [
    document.documentElement.lang,
    // The server's redirect from a prefixed address sets it.
    /(?:^|; )locale=(\w+)/.exec(document.cookie)?.[1],
    remembered.locale,
    remembered.shownLocale,
    ...navigator.languages.map((language) => language.slice(0, 2)),
  ];
  const known = candidates.flatMap((candidate) => offered.find((one) => one === candidate) ?? []);
  return known[0] ?? fallbackLocale;
}

/** In the shell no theme stands on the document yet. */
export function applyRememberedTheme(): void {
  if (isTheme(document.documentElement.dataset['theme'])) return;
  showTheme(readRemembered(browserStore(), new Date()).theme ?? 'system');
}
