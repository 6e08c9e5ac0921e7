import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PushPayload } from '@sevenmetre/contract/notifications/push-payload';
import { openPressed, renewSubscription, showMessage, stopPressed } from './push.ts';

const payload: PushPayload = {
  title: 'Goal · 5:4',
  body: 'A – B · MA',
  tag: 'match-7',
  url: '/results/match/7',
  quiet: false,
  v: 'e.10',
  stops: [{ teamId: 3, text: 'Turn off for A' }],
};

/** A browser's list of shown notifications, where one of the same tag takes the place of the other. */
function aBrowser() {
  const shown: {
    title: string;
    body: string;
    tag: string;
    data: unknown;
    silent: boolean;
    renotify: boolean;
  }[] = [];
  return {
    shown,
    getNotifications: () => Promise.resolve(shown as unknown as Notification[]),
    showNotification: (title: string, options?: NotificationOptions) => {
      shown[0] = { title, ...options } as unknown as (typeof shown)[0];
      return Promise.resolve();
    },
  };
}
const message = (one: PushPayload) => ({ json: (): unknown => one });

afterEach(() => vi.unstubAllGlobals());

describe('a message that arrives', () => {
  it('takes the place of the one before about its match, with a sound unless it is a correction', async () => {
    const browser = aBrowser();
    await showMessage(browser, message(payload));
    expect(browser.shown[0]).toMatchObject({
      title: 'Goal · 5:4',
      tag: 'match-7',
      silent: false,
      renotify: true,
    });
    await showMessage(
      browser,
      message({ ...payload, title: 'Score corrected · 4:4', quiet: true, v: 'e.11' }),
    );
    expect(browser.shown).toHaveLength(1);
    expect(browser.shown[0]).toMatchObject({ title: 'Score corrected · 4:4', silent: true, renotify: false });
  });

  it('changes nothing when it comes twice or was overtaken', async () => {
    const browser = aBrowser();
    await showMessage(browser, message({ ...payload, title: 'Goal · 6:4', v: 'e.12' }));
    for (const v of ['e.12', 'e.9']) await showMessage(browser, message({ ...payload, v }));
    expect(browser.shown[0]).toMatchObject({ title: 'Goal · 6:4', silent: true, renotify: false });
  });

  it('counts as newer after a restore of the database, whatever its number', async () => {
    const browser = aBrowser();
    await showMessage(browser, message({ ...payload, v: 'e.12' }));
    await showMessage(browser, message({ ...payload, title: 'Goal · 6:4', v: 'f.1' }));
    expect(browser.shown[0]).toMatchObject({ title: 'Goal · 6:4', silent: false });
  });

  it('is ignored when there is nothing in it', async () => {
    const browser = aBrowser();
    await showMessage(browser, null);
    expect(browser.shown).toEqual([]);
  });
});

describe('a press', () => {
  const data = { url: '/results/match/7', v: 'e.1', stops: [] };

  it('opens the match in the window that is there, else in a new one', async () => {
    const openWindow = vi.fn(() => Promise.resolve(null));
    const none = { clients: { matchAll: () => Promise.resolve([]), openWindow } };
    await openPressed(none, { data });
    expect(openWindow).toHaveBeenCalledWith('/results/match/7');
    const navigate = vi.fn(() => Promise.resolve(null));
    const tab = { url: 'https://cup.example.org/results', navigate, focus: () => Promise.resolve(tab) };
    const one = { clients: { matchAll: () => Promise.resolve([tab]), openWindow } };
    await openPressed(one as unknown as Parameters<typeof openPressed>[0], { data });
    expect(navigate).toHaveBeenCalledWith('/results/match/7');
    expect(openWindow).toHaveBeenCalledTimes(1);
  });

  it('on the button ends the messages of the team: at the server, and in the app when it is opened', async () => {
    const kept = new Map<string, Response>();
    const cache = {
      match: (key: string) => Promise.resolve(kept.get(key)?.clone()),
      put: (key: string, response: Response) => Promise.resolve(void kept.set(key, response)),
    };
    const fetched = vi.fn((_path: string, _init: RequestInit) => Promise.reject(new TypeError('no network')));
    vi.stubGlobal('caches', { open: () => Promise.resolve(cache) });
    vi.stubGlobal('fetch', fetched);
    const told: unknown[] = [];
    const scope = {
      clients: { matchAll: () => Promise.resolve([{ postMessage: (one: unknown) => told.push(one) }]) },
      registration: {
        pushManager: { getSubscription: () => Promise.resolve({ endpoint: 'https://push/1' }) },
      },
    } as unknown as Parameters<typeof stopPressed>[0];
    await stopPressed(scope, '3');
    await stopPressed(scope, '4');
    expect(await kept.get('/notifications/stopped')?.json()).toEqual([3, 4]);
    expect(told).toHaveLength(2);
    const [path, init] = fetched.mock.calls[0] ?? [];
    expect([path, init?.method, init?.body]).toEqual([
      '/api/v1/notifications/subscription',
      'DELETE',
      '{"endpoint":"https://push/1","teamId":3}',
    ]);
  });
});

describe('an address that changes', () => {
  it('is told to the server with the one before', async () => {
    const fetched = vi.fn((_path: string, _init: RequestInit) => Promise.resolve(new Response()));
    vi.stubGlobal('fetch', fetched);
    const next = { toJSON: () => ({ endpoint: 'https://push/2', keys: { p256dh: 'p', auth: 'a' } }) };
    const subscribe = vi.fn(() => Promise.resolve(next));
    const old = { endpoint: 'https://push/1', options: { applicationServerKey: null } };
    const change = { oldSubscription: old } as unknown as Parameters<typeof renewSubscription>[1];
    const manager = { pushManager: { subscribe } } as unknown as Parameters<typeof renewSubscription>[0];
    await renewSubscription(manager, change);
    const [path, init] = fetched.mock.calls[0] ?? [];
    expect([path, init?.body]).toEqual([
      '/api/v1/notifications/subscription',
      '{"replaces":"https://push/1","endpoint":"https://push/2","keys":{"p256dh":"p","auth":"a"}}',
    ]);
  });
});
