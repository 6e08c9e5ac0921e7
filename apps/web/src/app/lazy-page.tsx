import type { WordGroup } from '@sevenmetre/phrases';
import { lazy, useState } from 'react';
import type { ComponentType } from 'react';
import { browserWords } from '../lib/browser-words.ts';

export interface LazyPage {
  readonly Component: ComponentType;
  /** Words that the page brings along. */
  readonly words: readonly WordGroup[];
  /** Loads the page's chunk and words; afterwards the page renders at once, on the server too. */
  readonly preload: () => Promise<void>;
}

/** A page in a chunk of its own that can be loaded ahead, so that hydration never meets a gap. */
export function lazyPage(load: () => Promise<ComponentType>, words: readonly WordGroup[] = []): LazyPage {
  let loaded: ComponentType | null = null;
  const preload = async () => {
    [loaded] = await Promise.all([load(), browserWords.need(words)]);
    return { default: loaded };
  };
  const Later = lazy(preload);
  return {
    words,
    preload: async () => {
      await preload();
    },
    Component: function Page() {
      // Kept for the life of this page: another component type would begin the page anew.
      const [Component] = useState(() => loaded ?? Later);
      return <Component />;
    },
  };
}
