import { afterEach, expect, it, vi } from 'vitest';
import { keepStatistics } from './keep-statistics.ts';
import { portalJson, portalResponse } from '../../testing/portal-response.ts';

const hour = 3_600_000;

afterEach(() => vi.unstubAllGlobals());

/** A browser's store and a server that answers, with how it was asked. */
function aDevice() {
  const kept = new Map<string, Response>();
  const cache = {
    match: (key: string) => Promise.resolve(kept.get(key)?.clone()),
    put: (key: string, response: Response) => Promise.resolve(void kept.set(key, response)),
    delete: (key: string) => Promise.resolve(kept.delete(key)),
    keys: () => Promise.resolve([...kept.keys()]),
  };
  const asked: string[] = [];
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) });
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    const etag = new Headers(init.headers).get('if-none-match');
    asked.push(`${address} ${etag}`);
    return Promise.resolve(
      etag === null
        ? portalJson({ version: 'e.1' }, { headers: { etag: '"one"' } })
        : portalResponse(null, { status: 304 }),
    );
  });
  return { kept, asked };
}

it('statistics are kept for each category, and asked for again when they are an hour old', async () => {
  const { kept, asked } = aDevice();
  await keepStatistics(['MA', 'WA'], () => hour);
  expect([...kept.keys()]).toEqual(['/slices/statistics%3AMA', '/slices/statistics%3AWA']);
  await keepStatistics(['MA', 'WA'], () => 1.5 * hour);
  expect(asked).toHaveLength(2);
  await keepStatistics(['MA'], () => 2 * hour);
  expect(asked[2]).toBe('/api/v1/results/statistics/MA "one"');
  expect(kept.get('/slices/statistics%3AMA')?.headers.get('x-checked-at')).toBe(String(2 * hour));
});
