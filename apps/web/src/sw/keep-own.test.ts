import { afterEach, describe, expect, it, vi } from 'vitest';
import { portalResponse } from '../testing/portal-response.ts';
import { keepOwn } from './keep-own.ts';

afterEach(() => vi.unstubAllGlobals());

/** Keeps a file that is answered so, the second time by the server past the browser's cache. */
async function keep(first: Response, second: Response) {
  const kept: unknown[] = [];
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, init?: RequestInit) => {
    asked.push(init?.cache ?? 'default');
    return asked.length === 1 ? first : second;
  });
  const cache = { put: async (_: unknown, response: Response) => void kept.push(await response.text()) };
  const isKept = await keepOwn(cache, '/assets/a.js').then(
    () => true,
    () => false,
  );
  return { isKept, kept, asked };
}

const captive = () => new Response('<p>Welcome', { headers: { 'content-type': 'text/html' } });

describe('the cache of the service worker', () => {
  it('keeps files of the portal', async () => {
    expect(await keep(portalResponse('file'), captive())).toEqual({
      isKept: true,
      kept: ['file'],
      asked: ['default'],
    });
  });

  it('never keeps the page of a captive portal', async () => {
    expect(await keep(captive(), captive())).toMatchObject({ isKept: false, kept: [] });
    expect(await keep(portalResponse('gone', { status: 404 }), captive())).toMatchObject({ kept: [] });
  });

  it('asks past the browser’s cache, which may hold a file of an older release without the mark', async () => {
    expect(await keep(new Response('file'), portalResponse('file'))).toEqual({
      isKept: true,
      kept: ['file'],
      asked: ['default', 'reload'],
    });
  });
});
