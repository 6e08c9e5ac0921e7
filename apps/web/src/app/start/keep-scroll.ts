/** Milliseconds for which a page may take to become as long as it was. */
const patience = 10_000;
/** Milliseconds after which a page that is long enough stays so. */
const settled = 1000;
const storageKey = 'sevenmetre-scroll';
const atMost = 50;
/** Input that ends the restoring: a visitor who scrolls is not moved. */
const own = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Brings a page to where it was left when the visitor goes back to it after a reload. The browser does so at once,
 * when the page's data have not come yet and it is too short; here it is done again as the page grows. Ends when
 * the returned function is called.
 */
export function keepScroll(): () => void {
  const places = readPlaces();
  let stopWaiting = () => {};
  let waiting = false;
  const remember = () => {
    // While the page is too short, the browser reports another position than the wanted one.
    if (!waiting) places.set(entryKey(), scrollY);
  };
  const arrive = () => {
    stopWaiting();
    const place = places.get(entryKey()) ?? 0;
    // The old page may still be shown, so its height proves nothing.
    if (place === 0) return;
    waiting = true;
    stopWaiting = holdPlace(place, () => {
      waiting = false;
    });
  };
  const leave = () => writePlaces(places);
  addEventListener('scroll', remember, { passive: true });
  addEventListener('popstate', arrive);
  addEventListener('pagehide', leave);
  return () => {
    stopWaiting();
    removeEventListener('scroll', remember);
    removeEventListener('popstate', arrive);
    removeEventListener('pagehide', leave);
  };
}

/**
 * Follows the growing page to a place and brings it back there when the page was shorter meanwhile, until it has stayed long enough for
 * a second, or somebody moves the page or opens another.
 */
function holdPlace(place: number, done: () => void): () => void {
  const key = entryKey();
  let quiet: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    clearTimeout(quiet);
    removeEventListener('scroll', look);
    for (const kind of own) removeEventListener(kind, stop);
    done();
  };
  const look = () => {
    if (entryKey() !== key) return stop();
    const most = room();
    // The browser moves the page as well, to keep what it shows while parts above it come.
    if (Math.abs(scrollY - Math.min(place, most)) > 1) scrollTo(0, place);
    clearTimeout(quiet);
    if (most >= place) quiet = setTimeout(stop, settled);
  };
  const observer = new ResizeObserver(look);
  const timer = setTimeout(stop, patience);
  for (const kind of own) addEventListener(kind, stop, { passive: true });
  addEventListener('scroll', look, { passive: true });
  observer.observe(document.body);
  return stop;
}

function room(): number {
  return document.documentElement.scrollHeight - innerHeight;
}

/** Of the entry in the browser's history; those that the router has not made have no key. */
function entryKey(): string {
  const state: unknown = history.state;
  const key = typeof state === 'object' && state !== null && 'key' in state ? String(state.key) : '';
  return `${key} ${location.pathname}`;
}

function readPlaces(): Map<string, number> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    const pairs = Array.isArray(kept) ? kept : [];
    return new Map(pairs.map(([key, place]: [unknown, unknown]) => [String(key), Number(place)]));
  } catch {
    return new Map();
  }
}

function writePlaces(places: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...places].slice(-atMost)));
  } catch {
    // Forbidden or full: the page opens at its top.
  }
}
