import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { manualClock } from '../../platform/clock/index.ts';
import { prepare } from '../../platform/http/index.ts';
import { Recompressor, compressStrongly } from './recompressor.ts';

const page = (content: string) =>
  prepare({ content, contentType: 'text/html', cacheControl: 'no-cache', tag: 'one' });
const words = Array.from({ length: 400 }, (_, index) => `<li class="tk">${(index * 7919) % 1009}</li>`).join(
  '',
);

test('given a page that is unchanged for ten seconds and is asked for again, then it is smaller and says the same', async () => {
  const clock = manualClock('2026-07-04T10:00:00Z');
  const recompressor = new Recompressor(clock);
  const quick = await page(words);
  expect(recompressor.smallest(quick)).toBe(quick);
  clock.advance(10);
  expect(recompressor.smallest(quick)).toBe(quick);
  await expect.poll(() => recompressor.smallest(quick).br.length).toBeLessThan(quick.br.length);
  const small = recompressor.smallest(quick);
  expect(brotliDecompressSync(small.br).toString()).toBe(words);
  expect({ ...small, br: null }).toEqual({ ...quick, br: null });
});

test('given a page that is redrawn sooner, then nothing is compressed for it', async () => {
  const clock = manualClock('2026-07-04T10:00:00Z');
  let compressed = 0;
  const recompressor = new Recompressor(clock, (identity) => ((compressed += 1), compressStrongly(identity)));
  for (const content of ['1', '2', '3']) {
    const drawn = await page(content);
    recompressor.smallest(drawn);
    clock.advance(9);
    recompressor.smallest(drawn);
  }
  expect(compressed).toBe(0);
});

test('given many pages at once, then one is compressed at a time, with a rest three times as long', async () => {
  const clock = manualClock('2026-07-04T10:00:00Z');
  const begun: (() => void)[] = [];
  const recompressor = new Recompressor(
    clock,
    (identity) => new Promise((resolve) => begun.push(() => resolve(identity))),
  );
  const drawn = await Promise.all(['1', '2'].map(page));
  const ask = () => drawn.map((one) => recompressor.smallest(one));
  ask();
  clock.advance(10);
  ask();
  expect(begun).toHaveLength(1);
  clock.advance(0.1);
  begun[0]?.();
  await expect.poll(() => ask()[0]).not.toBe(drawn[0]);
  clock.advance(0.299);
  ask();
  expect(begun).toHaveLength(1);
  clock.advance(0.001);
  ask();
  expect(begun).toHaveLength(2);
});
