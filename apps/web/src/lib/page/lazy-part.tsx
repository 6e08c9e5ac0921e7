import { lazy, useState } from 'react';
import type { ComponentType } from 'react';

export interface Apart<P extends object> {
  /** To stand in a Suspense of whoever uses it. */
  readonly Component: ComponentType<P>;
  /** Brings the code; afterwards the part is drawn at once, on the server too. */
  readonly load: () => Promise<unknown>;
}

/**
 * A part whose code is a chunk of its own, and which the server draws like the rest once it is loaded. In the browser the
 * code comes when the part is first drawn, or is loaded ahead. For what comes after the page works, see `later`.
 */
export function apart<P extends object>(load: () => Promise<ComponentType<P>>): Apart<P> {
  let loaded: ComponentType<P> | null = null;
  const bring = async () => {
    loaded = await load();
    return { default: loaded };
  };
  const Later = lazy(bring);
  return {
    load: bring,
    Component: function Part(props: P) {
      // Kept for the life of this part: another component type would begin it anew.
      const [Now] = useState(() => loaded ?? Later);
      return <Now {...props} />;
    },
  };
}
