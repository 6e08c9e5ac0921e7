import { expect, it } from 'vitest';
import { changesBetween, inverse } from './appointment-step.ts';
import { keepSteps, readSteps } from './kept-steps.ts';

function aStore() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}
const step = (name: string) => ({ name, changes: [{ matchId: 1, pairId: 7, seen: null }] });

it('given a run, when the page is loaded again, then it can be taken back', () => {
  const store = aStore();
  keepSteps(store, [step('12 matches')]);
  expect(readSteps(store)).toEqual([step('12 matches')]);
});

it('given many steps, then the last twenty are kept', () => {
  const store = aStore();
  keepSteps(
    store,
    Array.from({ length: 30 }, (_, index) => step(String(index))),
  );
  expect(readSteps(store).map(({ name }) => name)).toEqual(
    Array.from({ length: 20 }, (_, i) => String(i + 10)),
  );
});

it.each(['', '{', '{"name":"x"}', '[{"name":"x","changes":[{"matchId":"1","pairId":1,"seen":null}]}]'])(
  'given %j, which is no list of steps, then there is none',
  (text) => {
    expect(readSteps({ getItem: () => text, setItem: () => {} })).toEqual([]);
  },
);

it('given a browser that forbids storage, then nothing is kept and nothing fails', () => {
  const forbidden = () => {
    throw new Error('forbidden');
  };
  keepSteps({ getItem: forbidden, setItem: forbidden }, [step('x')]);
  expect(readSteps({ getItem: forbidden, setItem: forbidden })).toEqual([]);
  expect(readSteps(null)).toEqual([]);
});

it('given a run, then its step names the matches that it gave away, and who had them', () => {
  const before = [
    { matchId: 1, pairId: 7 },
    { matchId: 2, pairId: null },
  ];
  const after = [...before.slice(0, 1), { matchId: 2, pairId: 8 }, { matchId: 3, pairId: 7 }];
  const changes = changesBetween(before, after);
  expect(changes).toEqual([
    { matchId: 2, pairId: 8, seen: null },
    { matchId: 3, pairId: 7, seen: null },
  ]);
  expect(inverse({ name: 'x', changes }).changes[0]).toEqual({ matchId: 2, pairId: null, seen: 8 });
});
