import { prepare } from '../../platform/http/index.ts';
import type { Handlers, Prepared } from '../../platform/http/index.ts';
import type { LaidWords } from './laid-words.ts';

/** Revalidated each time, and mostly unchanged. */
const cacheControl = 'public, no-cache';

/**
 * The organiser's own words of all languages, the same bytes for everybody.
 * @param wordsNow returns the words of the live data
 */
export function wordsHandlers(wordsNow: () => LaidWords): Handlers<'words'> {
  let made: { readonly of: LaidWords; readonly prepared: Prepared } | null = null;
  const ready = () => (made !== null && made.of === wordsNow() ? made.prepared : null);
  return {
    words: async () => {
      const known = ready();
      if (known) return { prepared: known, again: ready };
      const words = wordsNow();
      const { version, overrides } = words;
      const content = JSON.stringify({ version, ...overrides });
      const prepared = await prepare({
        content,
        contentType: 'application/json; charset=utf-8',
        cacheControl,
        tag: `w${version}`,
      });
      made = { of: words, prepared };
      return { prepared, again: ready };
    },
  };
}
