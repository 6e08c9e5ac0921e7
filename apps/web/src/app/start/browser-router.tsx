import { inEdition, splitEditionPath } from '@sevenmetre/rules/editions';
import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { NavigationType, Router } from 'react-router';
import type { Navigator } from 'react-router';
import { takeWayOut } from '../../lib/drafts/ways-out.ts';
import type { WayOut } from '../../lib/drafts/ways-out.ts';

interface Entry {
  readonly action: NavigationType;
  readonly location: {
    readonly pathname: string;
    readonly search: string;
    readonly hash: string;
    readonly state: unknown;
    /** Of this entry of the browser's history. */
    readonly key: string;
  };
}

/** Milliseconds after which a page that has not loaded feels like no reaction. */
const patience = 100;

type To = Parameters<Navigator['push']>[0];

/**
 * Binds the router to the browser's history. The library's own binding brings its data router along: five kilobytes
 * that no page here uses (docs/decisions/pages/0601).
 */
export function BrowserRouter({ base = '', children }: { base?: string; children: ReactNode }) {
  const [entry, setEntry] = useState(() => readEntry());
  /** Where the last press leads; null: the browser's own buttons have led elsewhere since. */
  const latest = useRef<Entry | null>(null);
  const navigator = useMemo<Navigator>(() => {
    const go = (action: NavigationType, to: To, state: unknown) => {
      // Of a past edition every page is a document of its own.
      if (base !== '' && pathOf(to) !== readEntry(action).location.pathname)
        return location.assign(inEdition(base, hrefOf(to)));
      const entryState = { key: crypto.getRandomValues(new Uint32Array(1)).join(), state };
      const address = inEdition(base, hrefOf(to));
      history[action === NavigationType.Push ? 'pushState' : 'replaceState'](entryState, '', address);
      const next = readEntry(action);
      latest.current = next;
      startTransition(() => setEntry(next));
      // While the chunk of the new page loads, the old page stays for a moment, then the skeleton is shown.
      setTimeout(() => {
        if (latest.current === next) setEntry(next);
      }, patience);
    };
    return {
      createHref: hrefOf,
      go: (steps) => history.go(steps),
      push: (to, state) => take('push', to, () => go(NavigationType.Push, to, state)),
      replace: (to, state) => take('replace', to, () => go(NavigationType.Replace, to, state)),
    };
  }, [base]);
  useEffect(() => {
    const show = () => {
      latest.current = null;
      setEntry(readEntry());
    };
    const change = () => take('pop', location.href, show);
    addEventListener('popstate', change);
    // The browser's button may have been pressed while this page was being drawn.
    if (latest.current === null && readEntry().location.key !== entry.location.key) show();
    return () => removeEventListener('popstate', change);
  }, [entry]);
  return (
    <Router navigator={navigator} location={entry.location} navigationType={entry.action}>
      {children}
    </Router>
  );
}

function hrefOf(to: To): string {
  return typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
}

/** A page that holds unsaved work may ask before it is left. */
function take(by: WayOut['by'], to: To, go: () => void): void {
  takeWayOut({ by, to: new URL(hrefOf(to), location.href), go });
}

function pathOf(to: To): string {
  return new URL(hrefOf(to), location.href).pathname;
}

function readEntry(action = NavigationType.Pop): Entry {
  const { search, hash } = location;
  const { path: pathname } = splitEditionPath(location.pathname);
  const known = history.state as { key?: string; state?: unknown } | null;
  return {
    action,
    location: { pathname, search, hash, state: known?.state ?? null, key: known?.key ?? 'first' },
  };
}
