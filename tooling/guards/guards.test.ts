import { describe, expect, it } from 'vitest';
import { findGuards } from './find-guards.ts';
import { candidatesOf, planRound } from './plan.ts';
import { switchable } from './switchable.ts';
import { keyOf, keyOfFile } from './tests.ts';
import type { Plan, Reach, RunFile } from './tests.ts';
import { outcomesOf, tryGuards } from './try-guards.ts';

const file = 'apps/server/src/features/clubs/club.ts';
const found = (code: string) =>
  findGuards(file, `async function f() {${code}}`).map(({ kind, text }) => `${kind} ${text}`);

describe('the guards of a file', () => {
  it('are refusals behind an if, with each part of an or, and none of an if that goes on', () => {
    expect(found("if (a || b) { log(); return refuse('x'); }")).toEqual([
      'refusal a || b',
      'refusal a',
      'refusal b',
    ]);
    expect(found("if (!row) throw new Error('gone');")).toEqual(['refusal !row']);
    expect(found('if (a) go();\nif (b) return rows;\nif (c) return refuse(); else stay();')).toEqual([]);
  });

  it('are what ends with nothing, with a code or with what is not ok behind an if, and what goes on where it is granted', () => {
    const ends = [
      'null',
      'false',
      "'gone'",
      'Promise.resolve(null)',
      '{ ok: false }',
      "{ outcome: 'gone' }",
      '{ status: 404 }',
    ];
    expect(ends.map((end) => found(`if (a) return ${end};`))).toEqual(ends.map(() => ['refusal a']));
    const answers = ['row', 'true', '3', '{ ok: true }', '{ status: 200 }', '[]'];
    expect(answers.flatMap((answer) => found(`if (a) return ${answer};`))).toEqual([]);
    expect(found("if (outcome === 'granted') return null;")).toEqual(["permission outcome === 'granted'"]);
  });

  it('are choices between an answer and a refusal', () => {
    expect(found("const x = a ? refuse('x') : y;")).toEqual(['refusal a']);
    expect(found("const x = a ? y : await refuse('x');")).toEqual(['permission a']);
  });

  it('are conditions of queries, each by itself, and filters', () => {
    expect(found('db.where(and(eq(a, 1), ...more, eq(b, 2)))')).toEqual([
      'condition eq(a, 1)',
      'condition eq(b, 2)',
    ]);
    expect(found('db.where(eq(a, 1)); rows.filter(isOwn)')).toEqual(['condition eq(a, 1)', 'filter isOwn']);
  });

  it('have the same id wherever they stand, and different ones where they stand twice', () => {
    const [first, second] = findGuards(file, 'rows.filter(own); rows.filter(own)');
    expect(first?.id).not.toBe(second?.id);
    expect(findGuards(file, '\n// more\nrows.filter(own)')[0]?.id).toBe(first?.id);
  });
});

it('given a file with guards in guards, then each can be switched and the rest stays as it was', () => {
  const code = "const ý = 1;\nif (a || rows.filter(own).length) throw new Error('x');";
  const ids = findGuards(file, code).map(({ id }) => id);
  expect(switchable(file, code)).toBe(
    `const ý = 1;\nif (globalThis.guards.refusal("${ids[0]}",(globalThis.guards.refusal("${ids[1]}",(a)) || ` +
      `globalThis.guards.refusal("${ids[2]}",(rows.filter(globalThis.guards.filter("${ids[3]}",(own))).length))))) throw new Error('x');`,
  );
  expect(switchable(file, 'const a = 1;')).toBeNull();
});

const tests = 'apps/server/src/features/clubs/club.test.ts';
const ran = (...passed: boolean[]): RunFile => ({
  file: tests,
  passed: passed.every(Boolean),
  tests: passed.map((one, place) => ({ key: keyOf(tests, `t${place}`), passed: one, took: 1 })),
});

const alone = (key: string) => ({ keys: [key], most: 1 });

describe('a round', () => {
  it('has at least one test without a change between two with one, and a file for what runs around its tests', () => {
    const left = new Map([
      ['a', alone(keyOf(tests, 't0'))],
      ['b', alone(keyOf(tests, 't1'))],
      ['c', alone(keyOf(tests, 't2'))],
      ['d', alone(keyOfFile(tests))],
    ]);
    expect(planRound(left, [ran(true, true, true)])).toEqual({
      [keyOf(tests, 't0')]: ['a'],
      [keyOf(tests, 't2')]: ['c'],
    });
    const last = new Map([['d', alone(keyOfFile(tests))]]);
    expect(planRound(last, [ran(true)])).toEqual({ [keyOfFile(tests)]: ['d'] });
  });

  it('takes guards away together that may be, as many as the shyest of them allows', () => {
    const keys = [keyOf(tests, 't0')];
    const left = new Map([
      ['a', { keys, most: 4 }],
      ['b', { keys, most: 2 }],
      ['c', { keys, most: 4 }],
      ['d', { keys, most: 1 }],
    ]);
    expect(planRound(left, [ran(true)])).toEqual({ [keyOf(tests, 't0')]: ['a', 'b'] });
  });

  it('believes a failure only while the tests without a change pass', () => {
    const plan = { [keyOf(tests, 't0')]: ['a'], [keyOf(tests, 't2')]: ['b'], [keyOf(tests, 't4')]: ['c'] };
    const results = (...passed: boolean[]) =>
      outcomesOf(plan, [ran(...passed)]).map(({ outcome }) => outcome);
    expect(results(false, true, false, true, true)).toEqual(['noticed', 'noticed', 'unnoticed']);
    expect(results(false, false, false, true, false)).toEqual(['noticed', 'unclear', 'noticed']);
  });
});

it('given tests that failed before anything was changed, then they prove nothing', () => {
  const guards = findGuards(file, 'rows.filter(own)');
  const id = guards[0]?.id ?? '';
  const reach = new Map<string, Reach>(
    [0, 1].map((place) => [keyOf(tests, `t${place}`), { held: [id], passed: [] }]),
  );
  expect(candidatesOf(guards, [ran(true, false)], reach).get(id)).toEqual([keyOf(tests, 't0')]);
});

it('given a guard of a package, then the tests of its own folder are tried first, also when others are shorter', () => {
  const place = 'packages/rules/src/bracket/competition.ts';
  const guards = findGuards(place, 'rows.filter(own)');
  const held = guards.map(({ id }) => id);
  const [elsewhere, own] = ['snapshot/pages', 'bracket/bracket'].map((name, order) => {
    const from = `packages/rules/src/${name}.test.ts`;
    return { file: from, passed: true, tests: [{ key: keyOf(from, 't'), passed: true, took: 1 + order }] };
  });
  const run = [elsewhere, own].filter((one) => one !== undefined);
  const keys = run.flatMap(({ tests: all }) => all.map(({ key }) => key));
  const reach = new Map<string, Reach>(keys.map((key) => [key, { held, passed: [] }]));
  expect(
    candidatesOf(guards, run, reach)
      .get(held[0] ?? '')
      ?.slice(0, 2),
  ).toEqual(keys.toReversed());
});

/**
 * Eight tests in which all guards hold something back, each followed by a test in which none does; the last
 * one notices one guard.
 */
function eightTests(guards: readonly { id: string }[], noticed: string) {
  const keys = Array.from({ length: 8 }, (_, place) => keyOf(tests, `t${place * 2}`));
  const held = guards.map(({ id }) => id);
  const reach = new Map<string, Reach>(keys.map((key) => [key, { held, passed: [] }]));
  const plans: Plan[] = [];
  const run = async (plan: Plan) => {
    plans.push(plan);
    const passes = keys.flatMap((key, place) => [place < 7 || !plan[key]?.includes(noticed), true]);
    return { run: [ran(...passes)], reach };
  };
  return { run, plans };
}

it('given a guard that its tests do not notice, then whole files are tried, since what it stands in may have been made before', () => {
  const guards = findGuards(file, 'db.where(eq(a, 1)); rows.filter(own)');
  const held = guards.map(({ id }) => id);
  const reach = new Map<string, Reach>([[keyOf(tests, 't0'), { held, passed: [] }]]);
  const candidates = candidatesOf(guards, [ran(true)], reach);
  expect(held.map((id) => candidates.get(id))).toEqual([
    [keyOf(tests, 't0'), keyOfFile(tests)],
    [keyOf(tests, 't0'), keyOfFile(tests)],
  ]);
});

it('given guards that only the last of their tests notices, then they go away together at last, and the one that is noticed is found', async () => {
  const guards = findGuards(file, 'rows.filter(a); rows.filter(b); rows.filter(c); rows.filter(d)');
  const { run, plans } = eightTests(guards, guards[2]?.id ?? '');
  const tried = await tryGuards(guards, ['**'], run, () => {});
  expect(tried.unnoticed).toEqual(guards.filter((_, place) => place !== 2));
  expect(plans.some((plan) => Object.values(plan).some((ids) => ids.length === 4))).toBe(true);
});

it('given guards of which one is noticed, one is not and one holds nothing back, then the last two are named', async () => {
  const guards = findGuards(file, 'rows.filter(seen); rows.filter(unseen); rows.filter(idle)');
  const [seen, unseen, idle] = guards.map(({ id }) => id);
  const reach = new Map<string, Reach>([
    [keyOf(tests, 't0'), { held: [seen ?? '', unseen ?? ''], passed: [idle ?? ''] }],
    [keyOf(tests, 't2'), { held: [seen ?? '', unseen ?? ''], passed: [] }],
  ]);
  const isSeenIn = (plan: Plan, test: string) => plan[keyOf(tests, test)]?.includes(seen ?? '') === true;
  const tried = await tryGuards(
    guards,
    ['**'],
    async (plan) => ({ run: [ran(!isSeenIn(plan, 't0'), true, !isSeenIn(plan, 't2'))], reach }),
    () => {},
  );
  expect(tried.unnoticed.map(({ id }) => id)).toEqual([unseen]);
  expect(tried.unreached.map(({ id }) => id)).toEqual([idle]);
});
