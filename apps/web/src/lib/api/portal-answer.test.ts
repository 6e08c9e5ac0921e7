import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { portalJson, portalResponse } from '../../testing/portal-response.ts';
import { observedFetch } from './api.ts';
import { isReachable, reportReachable } from './connection.ts';
import { ForeignAnswer } from './portal-answer.ts';
import { serverNow } from '../time/server-time.ts';

const asked: (RequestInit | undefined)[] = [];
function answers(answer: () => Response): void {
  vi.stubGlobal('fetch', (_: string, init?: RequestInit) => {
    asked.push(init);
    return Promise.resolve(answer());
  });
}

beforeEach(() => {
  asked.length = 0;
  reportReachable(true);
});
afterEach(() => vi.unstubAllGlobals());

const html = { 'content-type': 'text/html' };
const inThePast = new Date(Date.UTC(2016, 0, 1)).toUTCString();
const foreign: readonly (readonly [string, () => Response])[] = [
  ...[200, 403, 404, 451, 502, 511].map(
    (status) =>
      [
        `a page with the status ${status}`,
        () => new Response('<p>Welcome', { status, headers: html }),
      ] as const,
  ),
  ['a page with a date of ten years ago', () => new Response('<p>', { headers: { date: inThePast } })],
  ['JSON of somebody else', () => Response.json({ error: 'forbidden' }, { status: 403 })],
  ['a mark that is none', () => Response.json({}, { headers: { 'portal-id': '<script>' } })],
  [
    'the answer of another address, to which the call was led',
    () => Object.defineProperty(portalJson({}), 'redirected', { value: true }),
  ],
];

describe('an answer that is not from the portal', () => {
  it.each(foreign)('is no network: %s', async (_, answer) => {
    answers(answer);
    await expect(observedFetch('/api/v1/x')).rejects.toBeInstanceOf(ForeignAnswer);
    expect(isReachable()).toBe(false);
    expect(Math.abs(serverNow() - Date.now())).toBeLessThan(5000);
  });

  it('gives way to one that is, of whatever status', async () => {
    reportReachable(false);
    answers(() => portalJson({ error: 'forbidden' }, { status: 403 }));
    expect((await observedFetch('/api/v1/x')).status).toBe(403);
    expect(isReachable()).toBe(true);
  });
});

describe('a stored answer', () => {
  it('of the browser is no connection: the server is asked whether it still holds', async () => {
    answers(() => portalResponse('{}'));
    await observedFetch('/api/v1/x');
    expect(asked).toEqual([{ cache: 'no-cache' }]);
  });

  it('is not asked for by a call with a tag of its own, which passes the cache by itself', async () => {
    answers(() => portalResponse(null, { status: 304 }));
    await observedFetch('/api/v1/x', { headers: { 'if-none-match': '"a"' } });
    expect(asked).toEqual([{ headers: { 'if-none-match': '"a"' } }]);
  });
});
