import { createTranslator } from '@sevenmetre/phrases';
import { enAll } from '@sevenmetre/phrases/en-all';
import { loadWords } from '@sevenmetre/phrases/load-words';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import { beforeEach, vi } from 'vitest';
import { render } from './render.ts';
import { App } from '../app/app.tsx';
import { favourites } from '../lib/favourites/favourites.ts';
import type { MapTiles } from '../lib/page/map-tiles.ts';
import { dismissToast } from '../lib/page/toasts.ts';
import { createSession } from '../lib/session/session.ts';
import type { SessionDeps } from '../lib/session/session.ts';
import { createSliceCache } from '../lib/slices/slice-cache.ts';
import type { SliceCacheDeps } from '../lib/slices/slice-cache.ts';
import type { Slice, SliceBodies } from '../lib/slices/slice.ts';
import { MemoryPages } from './memory-pages.tsx';
import '../styles/all.css';
import '../wide.css';

/** Saturday of the invented tournament, 7 min 50 s after the second half of its running match began. */
export const now = Date.parse('2026-04-04T12:27:50Z');

/** Each test begins at `now`, in a browser that follows no team. */
export function beginAtNow(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now, toFake: ['Date'] });
    return () => {
      vi.useRealTimers();
      localStorage.clear();
      favourites.refresh();
    };
  });
}

interface Shown {
  readonly path: string;
  /** What the entry of the browser’s history holds. */
  readonly state?: unknown;
  readonly locale?: Locale;
  /** What the page was rendered with, by topic. */
  readonly known?: Readonly<Record<string, SliceBodies[keyof SliceBodies]>>;
  readonly fetch?: SliceCacheDeps['fetch'];
  readonly me?: SessionDeps['me'];
  /** Whether this browser remembers a session, so that public pages ask for the user too. */
  readonly remembered?: boolean;
  readonly map?: MapTiles;
  /** Called with the language of the address. */
  readonly switchTo?: (locale: Locale) => void;
}

/** The whole app at a path, with its data, without a server and without the notices of the page before. */
export async function showPage({
  path,
  state,
  locale = 'en',
  known = {},
  fetch,
  me,
  remembered = false,
  map,
  switchTo = () => undefined,
}: Shown) {
  dismissToast();
  const slices = createSliceCache({
    fetch: fetch ?? (() => new Promise(() => {})),
    fetched: () => undefined,
  });
  for (const [topic, body] of Object.entries(known)) slices.set(topic, found(body));
  const session = createSession({
    me: me ?? (() => Promise.resolve({ status: 401 })),
    logout: () => Promise.resolve({ status: 200 }),
    isRemembered: () => remembered,
    rememberSession: () => undefined,
  });
  const language = {
    locale,
    t: createTranslator(locale === 'en' ? enAll : await loadWords(locale), locale),
    switchTo,
  };
  const screen = await render(
    <MemoryPages path={path} state={state}>
      <App language={language} slices={slices} session={session} pageTime={now} map={map ?? null} />
    </MemoryPages>,
  );
  return { screen, slices };
}

export function found(body: SliceBodies[keyof SliceBodies]): Slice {
  return { status: 200, body, etag: null, checkedAt: now };
}
