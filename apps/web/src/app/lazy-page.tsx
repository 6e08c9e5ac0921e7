import { lazy, useState } from 'react';
import type { ComponentType } from 'react';

export interface LazyPage {
  readonly Component: ComponentType;
  /** Loads the page's chunk; afterwards the page renders at once, on the server too. */
  readonly preload: () => Promise<void>;
}

/** A page of the first load: there from the beginning. */
export function readyPage(Component: ComponentType): LazyPage {
  return { Component, preload: () => Promise.resolve() };
}

/** A page in a chunk of its own that can be loaded ahead, so that hydration never meets a gap. */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | null = null;
  const Later = lazy(async () => ({ default: await load() }));
  return {
    preload: async () => {
      loaded = await load();
    },
    Component: function Page() {
      // Kept for the life of this page: another component type would begin the page anew.
      const [Component] = useState(() => loaded ?? Later);
      return <Component />;
    },
  };
}
