import { checkPlan } from '@sevenmetre/engine/check';
import { compile, improve } from '@sevenmetre/engine/schedule';
import { plantedOf } from '@sevenmetre/engine/testing';
import { expect, test } from 'vitest';
import { type Placements, type SearchNews, startSearch } from './start-search.ts';

const { input } = plantedOf({ seed: 1, shape: 'everything', matches: 48, fill: 80 });
const task = { input, schedule: [], locked: [], seed: 1, moves: 40_000 };

test('several threads search with seeds of their own, and the best of them is taken, with the best bound', async () => {
  const seeds = [1, 104_730, 209_459];
  const own = seeds.map((seed) => improve(compile(input), new Map(), { seed, moves: task.moves }).progress);
  const { progress, placements } = await startSearch(task, () => undefined, 3).ended;
  const [best] = own.toSorted((a, b) => a.broken - b.broken || a.cost - b.cost);
  expect(new Set(own.map(({ cost }) => cost)).size).toBeGreaterThan(1);
  expect(progress).toMatchObject({ broken: best?.broken, cost: best?.cost, moves: task.moves });
  expect(progress.bound).toBe(Math.max(...own.map(({ bound }) => bound ?? 0)));
  expect(checkPlan(input, new Map(placements))).toEqual([]);
});

test('a locked match between the starts of its court stays there, and the others go around it', async () => {
  const { input: roomy } = plantedOf({ seed: 1, shape: 'groups', matches: 24, fill: 50 });
  const found = improve(compile(roomy), new Map(), { seed: 1, moves: task.moves }).schedule;
  const around = [...found].slice(0, 3).map(([key, { hall, start }]): Placements[number] => {
    return [key, { hall, start: start + 10 }];
  });
  for (const moved of around) {
    const schedule = [...new Map([...found, moved])];
    const { placements } = await startSearch(
      { ...task, input: roomy, schedule, locked: [moved[0]] },
      () => undefined,
      1,
    ).ended;
    expect(new Map(placements).get(moved[0])).toEqual(moved[1]);
    const broken = checkPlan(roomy, new Map(placements));
    expect(broken.filter(({ matches }) => matches.some((key) => key !== moved[0]))).toEqual([]);
  }
});

test('all threads end when the search is stopped, with the best so far', async () => {
  const news: SearchNews[] = [];
  const search = startSearch(
    { ...task, moves: 500_000_000 },
    (one) => {
      news.push(one);
      search.stop();
    },
    2,
  );
  const { progress } = await search.ended;
  expect(search.isStopped()).toBe(true);
  expect(news.length).toBeGreaterThan(0);
  expect(progress.moves).toBeLessThan(500_000_000);
});

test('the others end, too, when one has proven that nothing is better', async () => {
  const easy = plantedOf({ seed: 1, shape: 'groups', matches: 24, fill: 80 });
  const moves = 15_000_000;
  const search = startSearch({ ...task, input: easy.input, moves }, () => undefined, 2);
  expect((await search.ended).progress).toMatchObject({ broken: 0, cost: 0, bound: 0 });
  expect(search.isStopped()).toBe(false);
});
