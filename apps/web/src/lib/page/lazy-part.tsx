import { createContext, lazy, use, useEffect, useState } from 'react';
import type { ComponentType } from 'react';

/** Imports a module that is a chunk of its own. */
export type Load<M> = (() => Promise<M>) & {
  /** The file, as the build's manifest names it: added by the server's build (`build/chunk-sources.ts`). */
  readonly source?: string | undefined;
};

export interface Apart<P extends object> {
  /** To stand in a Suspense of whoever uses it. */
  readonly Component: ComponentType<P>;
  /** Brings the code; afterwards the part is drawn at once, on the server too. */
  readonly load: () => Promise<unknown>;
  readonly isLoaded: () => boolean;
  /** The file of the chunk; known on the server only. */
  readonly source: string | undefined;
}

/** Files of the parts that a rendering has drawn: the server has the browser fetch them early. */
export const DrawnParts = createContext<Set<string> | null>(null);

/** Code that the server does not have: there it loads null (`build/chunk-sources.ts`). */
export function browserOnly<M>(load: Load<M>): Load<M | null> {
  return load;
}

/**
 * A part whose code is a chunk of its own, and which the server draws like the rest once it is loaded. In the
 * browser the code comes when the part is first drawn, or is loaded ahead. For parts that load after the page is
 * interactive, see `later`.
 */
export function apart<M, P extends object>(
  load: Load<M>,
  pick: (module: M) => ComponentType<P> | Promise<ComponentType<P>>,
  /** Drawn where the code does not come; without it, the error goes to the next boundary. */
  otherwise?: ComponentType<P>,
): Apart<P> {
  const { source } = load;
  let loaded: ComponentType<P> | null = null;
  const bring = async () => {
    const brought = load().then(pick);
    loaded = await (otherwise ? brought.catch(() => otherwise) : brought);
    return { default: loaded };
  };
  const Later = lazy(bring);
  return {
    load: bring,
    isLoaded: () => loaded !== null,
    source,
    Component: function Part(props: P) {
      const drawn = use(DrawnParts);
      if (source !== undefined) drawn?.add(source);
      // Kept for the lifetime of this part: another component type would remount it.
      const [Now] = useState(() => loaded ?? Later);
      return <Now {...props} />;
    },
  };
}

/**
 * Whether a part can be drawn; it is loaded until then. A Suspense keeps what has waited in it for 300 ms after its fallback, also
 * where the code comes at once. A part that does not come is thrown, for the boundary around it.
 */
export function useLoaded({ load, isLoaded }: Pick<Apart<never>, 'load' | 'isLoaded'>): boolean {
  const [isReady, setReady] = useState(isLoaded);
  const [failure, setFailure] = useState<{ readonly reason: unknown } | null>(null);
  useEffect(() => {
    if (isReady) return;
    let isGone = false;
    load().then(
      () => isGone || setReady(true),
      (reason: unknown) => isGone || setFailure({ reason }),
    );
    return () => {
      isGone = true;
    };
  }, [isReady, load]);
  if (failure !== null) throw failure.reason;
  return isReady;
}
