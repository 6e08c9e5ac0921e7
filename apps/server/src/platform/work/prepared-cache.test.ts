import { describe, expect, test } from 'vitest';
import { prepare as prepareBytes } from '../http/prepare.ts';
import { PreparedCache } from './prepared-cache.ts';

const roomy = { maxEntries: 10, maxBytes: 1_000_000 };
const prepare = (content: string) =>
  prepareBytes({ content, contentType: 'application/json', cacheControl: 'no-store' });

describe('the cache of answers', () => {
  test('given many who ask at once, then the answer is made once', async () => {
    const cache = new PreparedCache(roomy);
    let made = 0;
    const make = () => {
      made += 1;
      return prepare('{}');
    };
    await Promise.all([1, 2, 3].map(async () => cache.get('a', '1', make)));
    expect(made).toBe(1);
    expect(cache.get('a', '1', make)).not.toBeInstanceOf(Promise);
  });

  test('given another stamp, then it is rebuilt, and a slow older making does not win', async () => {
    const cache = new PreparedCache(roomy);
    let finishOld = () => {};
    const old = cache.get('a', '1', async () => {
      await new Promise<void>((resolve) => {
        finishOld = resolve;
      });
      return prepare('1');
    });
    await cache.get('a', '2', () => prepare('2'));
    finishOld();
    expect((await old).identity.toString()).toBe('1');
    expect(cache.peek('a')?.identity.toString()).toBe('2');
  });

  test('given a making that fails, then the next one who asks tries again', async () => {
    const cache = new PreparedCache(roomy);
    await expect(cache.get('a', '1', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect((await cache.get('a', '1', () => prepare('1'))).identity.toString()).toBe('1');
  });

  test('given an answer that lacks a part, then it is sent, and made again for the next one who asks', async () => {
    const cache = new PreparedCache(roomy);
    const first = await cache.get('a', '1', async () => ({ ...(await prepare('1')), isIncomplete: true }));
    expect(first.identity.toString()).toBe('1');
    expect(cache.size).toEqual({ entries: 0, bytes: 0 });
    expect((await cache.get('a', '1', () => prepare('2'))).identity.toString()).toBe('2');
  });

  test('given too many answers, then those not asked for longest are forgotten', async () => {
    const cache = new PreparedCache({ ...roomy, maxEntries: 2 });
    for (const key of ['a', 'b', 'a', 'c']) await cache.get(key, '1', () => prepare(key));
    expect([cache.peek('a') !== null, cache.peek('b') !== null, cache.peek('c') !== null]).toEqual([
      true,
      false,
      true,
    ]);
  });

  test('given too many bytes, then memory stays within the limit', async () => {
    const cache = new PreparedCache({ maxEntries: 100, maxBytes: 5_000 });
    for (let i = 0; i < 50; i++) await cache.get(String(i), '1', () => prepare('x'.repeat(900)));
    expect(cache.size.bytes).toBeLessThanOrEqual(5_000);
    expect(cache.size.entries).toBeGreaterThan(0);
  });
});
