import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { Router, createPath, parsePath } from 'react-router';
import type { Navigator } from 'react-router';
import { takeWayOut } from '../lib/drafts/ways-out.ts';

type To = Parameters<Navigator['push']>[0];

/** A router without the browser's history, whose ways out a page may watch as in the app. */
export function MemoryPages({ path, children }: { path: string; children: ReactNode }) {
  const [entry, setEntry] = useState({ address: path, state: null as unknown, key: 0 });
  const navigator = useMemo<Navigator>(() => {
    const hrefOf = (to: To) => (typeof to === 'string' ? to : createPath(to));
    const way =
      (by: 'push' | 'replace') =>
      (to: To, state: unknown = null) => {
        const address = hrefOf(to);
        const go = () => setEntry(({ key }) => ({ address, state, key: key + 1 }));
        takeWayOut({ by, to: new URL(address, location.origin), go });
      };
    return { createHref: hrefOf, go: () => undefined, push: way('push'), replace: way('replace') };
  }, []);
  const { address, state, key } = entry;
  return (
    <Router
      navigator={navigator}
      location={{ ...parsePath(address), state, key: key === 0 ? 'first' : String(key) }}
    >
      {children}
    </Router>
  );
}
