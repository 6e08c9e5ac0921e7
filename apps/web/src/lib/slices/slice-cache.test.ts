import { describe, expect, it } from 'vitest';
import { pages } from '@sevenmetre/contract/pages';
import { createSliceCache } from './slice-cache.ts';
import type { Slice } from './slice.ts';
import { aGroupSlice } from '../../testing/slices.ts';

const page = { page: pages.group, params: { label: 'MA-C' } };
const topic = 'group:MA-C';
const sliceAt = (version: string): Slice => ({
  status: 200,
  body: aGroupSlice({ version }),
  etag: `"${version}"`,
  checkedAt: 1,
});

function aCache(answers: (() => Promise<Slice>)[]) {
  const asked: (Slice | undefined)[] = [];
  const fetched: string[] = [];
  const cache = createSliceCache({
    fetch: (_, known) => {
      asked.push(known);
      return answers.shift()?.() ?? Promise.reject(new Error('no answer left'));
    },
    fetched: (of) => fetched.push(of),
  });
  return { cache, asked, fetched };
}
const comes = (slice: Slice) => () => Promise.resolve(slice);
const fails = () => Promise.reject(new TypeError('Failed to fetch'));

describe('the cache of slices', () => {
  it('asks once for questions at the same time, and tells those who listen', async () => {
    const { cache, asked, fetched } = aCache([comes(sliceAt('e.1'))]);
    let told = 0;
    cache.subscribe(() => (told += 1));
    await Promise.all([cache.load(page), cache.load(page)]);
    expect([asked.length, told, fetched]).toEqual([1, 1, [topic]]);
    expect(cache.state(topic).slice).toEqual(sliceAt('e.1'));
  });

  it('forgets the topics that were not looked at for longest', () => {
    const { cache } = aCache([]);
    cache.subscribe(() => cache.state('group:on the page'));
    cache.set('group:on the page', sliceAt('e.1'));
    for (let n = 0; n < 200; n += 1) cache.set(`match:${n}`, sliceAt('e.1'));
    const known = Array.from({ length: 200 }, (_, n) => cache.state(`match:${n}`).slice);
    expect(known.filter(Boolean).length).toBe(39);
    expect(cache.state('group:on the page').slice).toBeDefined();
  });

  it('keeps what it knows when an answer does not come, and recovers', async () => {
    const { cache, asked } = aCache([fails, comes(sliceAt('e.2'))]);
    cache.set(topic, sliceAt('e.1'));
    await cache.load(page);
    expect(cache.state(topic)).toEqual({ slice: sliceAt('e.1'), failed: true });
    await cache.load(page);
    expect(cache.state(topic)).toEqual({ slice: sliceAt('e.2'), failed: false });
    expect(asked).toEqual([sliceAt('e.1'), sliceAt('e.1')]);
  });

  it('does not go back when a frame has overtaken the answer', async () => {
    let answer: (slice: Slice) => void = () => {};
    const { cache } = aCache([() => new Promise((resolve) => (answer = resolve))]);
    cache.set(topic, sliceAt('e.1'));
    const loaded = cache.load(page);
    cache.set(topic, sliceAt('e.3'));
    answer(sliceAt('e.2'));
    await loaded;
    expect(cache.state(topic).slice).toEqual(sliceAt('e.3'));
  });

  it('takes the answer of another epoch, whatever its number', async () => {
    const { cache } = aCache([comes(sliceAt('f.1'))]);
    cache.set(topic, sliceAt('e.500'));
    await cache.load(page);
    expect(cache.state(topic).slice).toEqual(sliceAt('f.1'));
  });

  it('tells nobody when nothing has changed', async () => {
    const known = sliceAt('e.1');
    const { cache } = aCache([comes(known)]);
    cache.set(topic, known);
    let told = 0;
    cache.subscribe(() => (told += 1));
    await cache.load(page);
    expect(told).toBe(0);
  });
});
