import { afterEach, expect, it, vi } from 'vitest';
import { portalResponse } from '../../testing/portal-response.ts';
import { checkEvery, checkForUpdate } from './register-service-worker.ts';

afterEach(() => vi.unstubAllGlobals());

it('a new service worker is asked for every ten minutes, past every cache, and taken on a 200 of the portal only', async () => {
  const asked: unknown[] = [];
  let answer = async () => portalResponse('worker');
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.stubGlobal('fetch', (address: string, init: unknown) => {
    asked.push([address, init]);
    return answer();
  });
  let updates = 0;
  const check = async () => {
    await checkForUpdate({
      update: async () => {
        updates += 1;
      },
    });
    return updates;
  };
  expect(checkEvery).toBe(600_000);
  expect(await check()).toBe(1);
  answer = async () => portalResponse(null, { status: 503 });
  expect(await check()).toBe(1);
  answer = async () => new Response('<p>Welcome');
  expect(await check()).toBe(1);
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await check()).toBe(1);
  vi.stubGlobal('document', { visibilityState: 'hidden' });
  expect(await check()).toBe(1);
  expect(asked).toEqual(Array.from({ length: 4 }, () => ['/sw.js', { cache: 'no-store' }]));
});
