import { expect, test } from 'vitest';
import { type ScheduleProblem, evaluate } from '../src/evaluate/index.ts';
import { whyHere } from '../src/explain/index.ts';
import { type Schedule, at, boardOf, compile, improve } from '../src/schedule/index.ts';
import { plantedOf } from './planted.ts';

const { input } = plantedOf({ seed: 1, shape: 'everything', matches: 24, fill: 80 });
const problem = compile(input);
const { schedule } = improve(problem, new Map(), { seed: 1, moves: 60_000 });
const nameOf = ({ code, cost, matches, teams, params }: ScheduleProblem): string =>
  JSON.stringify([code, cost, matches, teams, params['day'] ?? null]);
const costOf = (one: Schedule): number => evaluate(input, one).reduce((sum, { cost }) => sum + cost, 0);

test('each missed wish of a match is named, with the cheapest move that meets it and what that costs the rest', () => {
  const board = boardOf(problem, schedule);
  let met = 0;
  for (const { key } of input.matches) {
    const why = whyHere(board, schedule, key);
    const wishes = evaluate(input, schedule).filter(
      ({ isBroken, matches }) => !isBroken && matches.includes(key),
    );
    const named = why?.missed.map(({ wish }) => wish).filter(({ matches }) => matches.length > 0);
    expect(named).toEqual(wishes);
    for (const { wish, instead } of why?.missed ?? []) {
      if (instead === null) continue;
      met += 1;
      expect(instead.gone).toContainEqual(wish);
      const from = schedule.get(key);
      const moved = new Map(schedule).set(key, { hall: instead.hall, start: instead.start });
      if (instead.swapWith !== null && from) moved.set(instead.swapWith, from);
      expect(evaluate(input, moved).filter(({ isBroken }) => isBroken)).toEqual([]);
      expect(costOf(moved) - costOf(schedule)).toBe(instead.rise);
      const sum = (list: readonly { cost: number }[]): number =>
        list.reduce((all, { cost }) => all + cost, 0);
      expect(sum(instead.added) - sum(instead.gone)).toBe(instead.rise);
    }
  }
  expect(met).toBeGreaterThan(0);
});

test('a team without a free hour at midday is named by each of its matches of that day', () => {
  const missing = evaluate(input, schedule).filter(({ code }) => code === 'lunch');
  expect(missing.length).toBeGreaterThan(0);
  const board = boardOf(problem, schedule);
  for (const lunch of missing) {
    const [team] = lunch.teams;
    const onDay = input.matches.filter(({ key, teams }) => {
      const start = schedule.get(key)?.start ?? -1;
      return teams.includes(team ?? '') && Math.trunc(start / 1440) === lunch.params['day'];
    });
    expect(onDay.length).toBeGreaterThan(0);
    for (const { key } of onDay) {
      expect(whyHere(board, schedule, key)?.missed.map(({ wish }) => wish)).toContainEqual(lunch);
    }
  }
});

test('the starts that a match may use are counted, and a cheaper place that breaks a rule names the rule', () => {
  const board = boardOf(problem, schedule);
  const answers = input.matches.map(({ key }) => whyHere(board, schedule, key));
  for (const why of answers) {
    expect(why?.clean).toBeGreaterThan(0);
    expect(why?.clean).toBeLessThanOrEqual(why?.permitted ?? 0);
    expect(why?.permitted).toBeLessThanOrEqual(why?.starts ?? 0);
    expect(why?.cheapest.map(({ rise }) => rise)).toEqual(
      why?.cheapest.map(({ rise }) => rise).toSorted((a, b) => a - b),
    );
    if (why?.forbidden) expect(why.forbidden.added.map(({ isBroken }) => isBroken)).toContain(true);
  }
  expect(answers.some((why) => why?.forbidden !== null)).toBe(true);
  expect(whyHere(board, schedule, 'nothing')).toBeNull();
});

test('a wish is met by no single move without a broken rule where that is said, tried at every start by force', () => {
  const board = boardOf(problem, schedule);
  const holder = new Map([...schedule].map(([key, { hall, start }]) => [`${hall} ${start}`, key]));
  const places = Array.from(problem.slot.start, (start, slot) => {
    return { hall: problem.names.halls[at(problem.slot.hall, slot)] ?? '', start };
  });
  let never = 0;
  for (const { key } of input.matches) {
    const why = whyHere(board, schedule, key);
    const from = schedule.get(key);
    expect(why?.looked).toBe((why?.clean ?? 0) - 1);
    const missed =
      why?.missed.filter(({ instead }) => instead === null).map(({ wish }) => nameOf(wish)) ?? [];
    if (missed.length === 0 || !from) continue;
    for (const place of places) {
      const other = holder.get(`${place.hall} ${place.start}`);
      if (other === key) continue;
      const moved = new Map(schedule).set(key, place);
      if (other !== undefined) moved.set(other, from);
      const then = evaluate(input, moved);
      if (then.some(({ isBroken }) => isBroken)) continue;
      never += 1;
      const names = new Set(then.map(nameOf));
      expect(missed.filter((name) => !names.has(name))).toEqual([]);
    }
  }
  expect(never).toBeGreaterThan(0);
});

test('a match without a place is explained, too', () => {
  const [{ key } = { key: '' }] = input.matches;
  const without = new Map([...schedule].filter(([one]) => one !== key));
  const why = whyHere(boardOf(problem, without), without, key);
  expect(why?.missed).toEqual([]);
  expect(why?.cheapest[0]?.gone.map(({ code }) => code)).toContain('unplaced');
});

test('[PL22] each match that goes without a place names the rule that keeps it from one, or has no start of its own', () => {
  const short = {
    ...input,
    hallDays: input.hallDays.map((one) => ({ ...one, close: (one.open + one.close) / 2 })),
  };
  const overfull = compile(short);
  const left = improve(overfull, new Map(), { seed: 1, moves: 60_000 }).schedule;
  const board = boardOf(overfull, left);
  const unplaced = input.matches.filter(({ key }) => !left.has(key));
  expect(unplaced.length).toBeGreaterThan(3);
  expect(left.size).toBeGreaterThan(0);
  for (const { key } of unplaced) {
    const why = whyHere(board, left, key);
    expect(why?.clean).toBe(0);
    if (why?.permitted === 0) continue;
    const { hall = '', start = 0, swapWith = null, added = [] } = why?.forbidden ?? {};
    const moved = new Map(left).set(key, { hall, start });
    if (swapWith !== null) moved.delete(swapWith);
    const broken = added.filter(({ isBroken }) => isBroken);
    expect(broken.length).toBeGreaterThan(0);
    expect(evaluate(short, moved)).toEqual(expect.arrayContaining(broken));
  }
});
