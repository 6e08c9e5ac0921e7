import type { WordGroup } from '@sevenmetre/phrases';
import type { ComponentType } from 'react';
import { apart } from '../../lib/page/lazy-part.tsx';
import type { Load } from '../../lib/page/lazy-part.tsx';
import { browserWords } from '../../lib/words/browser-words.ts';

export interface LazyPage {
  readonly Component: ComponentType;
  /** Words that the page brings along. */
  readonly words: readonly WordGroup[];
  /** Loads the page's chunk and words; afterwards the page renders at once, on the server too. */
  readonly preload: () => Promise<unknown>;
  readonly isLoaded: () => boolean;
  /** The file of the page's chunk; known on the server only. */
  readonly source: string | undefined;
}

/** A page in a chunk of its own that can be loaded ahead, so that hydration never meets a gap. */
export function lazyPage<M>(
  load: Load<M>,
  pick: (module: M) => ComponentType | Promise<ComponentType>,
  words: readonly WordGroup[] = [],
): LazyPage {
  const loadWithWords = async () => {
    const [module] = await Promise.all([load(), browserWords.need(words)]);
    return module;
  };
  const page = apart(Object.assign(loadWithWords, { source: load.source }), pick);
  const { load: preload, isLoaded, source, Component } = page;
  return { words, preload, isLoaded, source, Component };
}
