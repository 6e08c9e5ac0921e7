import type { WordGroup } from '@sevenmetre/phrases';
import type { ComponentType } from 'react';
import { apart } from '../../lib/page/lazy-part.tsx';
import { browserWords } from '../../lib/words/browser-words.ts';

export interface LazyPage {
  readonly Component: ComponentType;
  /** Words that the page brings along. */
  readonly words: readonly WordGroup[];
  /** Loads the page's chunk and words; afterwards the page renders at once, on the server too. */
  readonly preload: () => Promise<unknown>;
}

/** A page in a chunk of its own that can be loaded ahead, so that hydration never meets a gap. */
export function lazyPage(load: () => Promise<ComponentType>, words: readonly WordGroup[] = []): LazyPage {
  const page = apart(async () => {
    const [Page] = await Promise.all([load(), browserWords.need(words)]);
    return Page;
  });
  return { words, preload: page.load, Component: page.Component };
}
