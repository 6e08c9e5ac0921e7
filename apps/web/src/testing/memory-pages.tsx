import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { Router, createPath, parsePath } from 'react-router';
import type { Navigator } from 'react-router';
import { takeWayOut } from '../lib/drafts/ways-out.ts';

type To = Parameters<Navigator['push']>[0];

interface MemoryPagesProps {
  readonly path: string;
  /** What the first entry of the history holds. */
  readonly state?: unknown;
  readonly children: ReactNode;
}

/** A router without the browser's history, whose ways out a page may watch as in the app. */
export function MemoryPages({ path, state: first = null, children }: MemoryPagesProps) {
  const [entries, setEntries] = useState([{ address: path, state: first, key: 0 }]);
  const navigator = useMemo<Navigator>(() => {
    const hrefOf = (to: To) => (typeof to === 'string' ? to : createPath(to));
    const way =
      (by: 'push' | 'replace') =>
      (to: To, state: unknown = null) => {
        const address = hrefOf(to);
        const go = () =>
          setEntries((before) => [
            ...(by === 'push' ? before : before.slice(0, -1)),
            { address, state, key: Math.max(...before.map(({ key }) => key)) + 1 },
          ]);
        takeWayOut({ by, to: new URL(address, location.origin), go });
      };
    const back = (steps: number) => setEntries((all) => all.slice(0, Math.max(1, all.length + steps)));
    return { createHref: hrefOf, go: back, push: way('push'), replace: way('replace') };
  }, []);
  const { address, state, key } = entries.at(-1) ?? { address: path, state: null, key: 0 };
  return (
    <Router
      navigator={navigator}
      location={{ ...parsePath(address), state, key: key === 0 ? 'first' : String(key) }}
    >
      {children}
    </Router>
  );
}
