import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { registerServiceWorker } from '../app/start/register-service-worker.ts';
import { changeRelease } from '../lib/api/release.ts';

vi.mock(import('../lib/api/release.ts'), { spy: true });

type Listener = (event: unknown) => void;

const listeners = new Map<string, Listener>();
const skipWaiting = vi.fn();
const kept: string[] = [];
const cache = {
  match: async () => undefined,
  put: async (url: string) => void kept.push(url),
};
const byLanguage = { cs: [], en: [], de: [], sk: [], pl: [] };

/** A message of a page; resolves when the worker has done what it asks for. */
async function receive(data: unknown): Promise<unknown[]> {
  const work: Promise<unknown>[] = [];
  const answers: unknown[] = [];
  const ports = [{ postMessage: (answer: unknown) => answers.push(answer) }];
  listeners.get('message')?.({ data, ports, waitUntil: (one: Promise<unknown>) => work.push(one) });
  await Promise.all(work);
  return answers;
}

beforeAll(async () => {
  vi.stubGlobal('self', {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    skipWaiting,
    registration: {},
    clients: { claim: async () => undefined },
    location: { origin: 'https://own.test' },
  });
  vi.stubGlobal('caches', { open: async () => cache });
  const own = { headers: { 'portal-id': 'p'.repeat(24) } };
  vi.stubGlobal('fetch', async () => new Response('', own));
  vi.stubGlobal('__PRECACHE__', [{ url: '/assets/entry.js', revision: null }]);
  vi.stubGlobal('__AHEAD__', {
    pages: ['/assets/page.js'],
    words: { ...byLanguage, de: ['/assets/de.js'] },
    reporter: ['/assets/reporter.js'],
    reporterWords: byLanguage,
  });
  vi.stubGlobal('__SCREEN__', ['/assets/screen.js']);
  vi.stubGlobal('__RELEASE__', '1');
  await import('./sw.ts');
});
afterAll(() => vi.unstubAllGlobals());

/** What the worker answers to a page's request. */
function answerTo(path: string, mode = 'no-cors'): Promise<Response> {
  const request = { url: `https://own.test${path}`, method: 'GET', mode };
  return new Promise((resolve) => {
    listeners.get('fetch')?.({ request, respondWith: (answer: Promise<Response>) => resolve(answer) });
  });
}

describe('a page of a captive portal', () => {
  const captive = () => new Response('<p>Welcome', { headers: { 'content-type': 'text/html' } });
  beforeEach(() => kept.splice(0));

  it('given that it answers a file or a screen, then it is no network, and nothing is kept', async () => {
    const before = globalThis.fetch;
    vi.stubGlobal('fetch', async () => captive());
    expect((await answerTo('/assets/late.js')).type).toBe('error');
    expect((await answerTo('/reporter/halls', 'navigate')).type).toBe('error');
    expect(kept).toEqual([]);
    vi.stubGlobal('fetch', before);
    expect((await answerTo('/assets/late.js')).status).toBe(200);
    expect(kept).toEqual(['https://own.test/assets/late.js']);
  });
});

describe('a new service worker', () => {
  beforeEach(() => {
    skipWaiting.mockClear();
    kept.splice(0);
  });

  it.each([
    ['to keep the pages ahead', { kind: 'ahead', locale: 'de' }, ['/assets/page.js', '/assets/de.js']],
    ['to keep what a page has loaded', { kind: 'keep', urls: ['/assets/a.js', '/api/b'] }, ['/assets/a.js']],
    [
      'to keep the screens of reporters',
      { kind: 'reporter' },
      ['/assets/entry.js', '/assets/screen.js', '/assets/reporter.js'],
    ],
    ['to list the screens of reporters', { kind: 'reporter-files' }, []],
    ['something of another release', { kind: 'other' }, []],
  ])('given that it is asked %s, then it does that and does not take over', async (_what, message, files) => {
    await receive(message);
    expect(kept).toEqual(files);
    expect(skipWaiting).not.toHaveBeenCalled();
  });

  it('given that a page activates it, then it takes over', async () => {
    await receive({ kind: 'activate' });
    expect(skipWaiting).toHaveBeenCalledOnce();
  });

  it('given that it takes over, then the files of other releases go, and what other parts of the app keep stays', async () => {
    const removed: string[] = [];
    const before = globalThis.caches;
    vi.stubGlobal('caches', {
      keys: async () => ['release-0', 'release-1', 'notifications'],
      delete: async (name: string) => removed.push(name),
    });
    const work: Promise<unknown>[] = [];
    listeners.get('activate')?.({ waitUntil: (one: Promise<unknown>) => work.push(one) });
    await Promise.all(work);
    vi.stubGlobal('caches', before);
    expect(removed).toEqual(['release-0']);
  });

  it('answers which files the screens of reporters need, and when they were requested', async () => {
    expect(await receive({ kind: 'reporter-files' })).toEqual([
      ['/shell.html', '/assets/entry.js', '/assets/screen.js', '/assets/reporter.js'],
    ]);
    expect(await receive({ kind: 'reporter' })).toEqual(['kept']);
  });
});

describe('a page and the service worker that waits for it', () => {
  const reload = vi.fn();
  const controlled = new Map<string, () => void>();
  beforeEach(() => {
    skipWaiting.mockClear();
    reload.mockClear();
    controlled.clear();
    kept.splice(0);
    vi.mocked(changeRelease).mockClear();
    vi.useFakeTimers({ toFake: ['setInterval'] });
    vi.stubEnv('PROD', true);
    vi.stubGlobal('location', { origin: 'https://own.test', reload });
    vi.stubGlobal('document', { documentElement: { lang: 'de' } });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  });

  /** Registers as a page does that another worker rules, or none. Its messages go to the worker. */
  async function register({ isRuled }: { readonly isRuled: boolean }): Promise<void> {
    const sent: Promise<unknown>[] = [];
    const waiting = { postMessage: (data: unknown) => void sent.push(receive(data)) };
    const ruling = { postMessage: () => undefined };
    const registration = { waiting, installing: null, addEventListener: () => undefined };
    const serviceWorker = {
      controller: isRuled ? ruling : null,
      register: async () => registration,
      addEventListener: (name: string, listener: () => void) => controlled.set(name, listener),
    };
    vi.stubGlobal('navigator', { serviceWorker, userAgent: '' });
    await registerServiceWorker();
    await Promise.all(sent);
  }

  it('given that another worker rules the page, then the new one is offered with its pages, and takes over once the visitor asks for it', async () => {
    await register({ isRuled: true });
    expect(kept).toEqual(['/assets/page.js', '/assets/de.js']);
    expect(skipWaiting).not.toHaveBeenCalled();
    const offered = vi.mocked(changeRelease).mock.calls.flatMap(([{ activate }]) => activate ?? []);
    expect(offered).toHaveLength(1);
    offered[0]?.();
    expect(skipWaiting).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
    controlled.get('controllerchange')?.();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('given a first visit, then there is nothing to offer', async () => {
    await register({ isRuled: false });
    expect(changeRelease).not.toHaveBeenCalled();
    expect(skipWaiting).not.toHaveBeenCalled();
  });
});
