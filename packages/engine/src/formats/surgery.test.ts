import { expect, test } from 'vitest';
import {
  type FormatPlan,
  type FormatTemplate,
  givenFormat,
  planFormat,
  readyFormats,
  withSeatAdded,
  withSeatLeft,
} from './index.ts';

function planOf(format: FormatTemplate, entries: number): FormatPlan {
  const plan = planFormat(format, entries);
  if (!plan.ok) throw new Error(`no plan for ${entries} entries`);
  return plan.value;
}

const keysOf = ({ matches }: FormatPlan): string[] => matches.map(({ key }) => key);

test('given any ready format, then it is the same group by group: groups, seats and keys of matches stay', () => {
  const plans = readyFormats.flatMap((format) =>
    [4, 8, 11, 16, 24].flatMap((entries) => {
      const plan = planFormat(format, entries);
      return plan.ok ? [plan.value] : [];
    }),
  );
  expect(plans.length).toBeGreaterThan(5);
  for (const plan of plans) {
    const again = planOf(givenFormat(plan), plan.entries);
    expect(keysOf(again).toSorted()).toEqual(keysOf(plan).toSorted());
    expect(again.groups.map(({ id, seats }) => [id, seats])).toEqual(
      plan.groups.map(({ id, seats }) => [id, seats]),
    );
  }
});

const single = readyFormats.find(({ id }) => id === 'single-group');
const group = single ? planOf(single, 5) : null;

test('given one more team, then it meets everybody of its group, and no other match changes its key', () => {
  if (!group) throw new Error('there is no single group');
  const id = group.groups[0]?.id ?? '';
  const more = planOf(withSeatAdded(group, id, { kind: 'entry', entry: 5 }), 6);
  expect(keysOf(more)).toEqual(expect.arrayContaining(keysOf(group)));
  const added = more.matches.filter(({ key }) => !keysOf(group).includes(key));
  expect(added.map(({ home, away }) => [home, away])).toEqual([0, 1, 2, 3, 4].map((home) => [home, 5]));
});

test('given a group that goes on smaller, then only open matches of that seat go', () => {
  if (!group) throw new Error('there is no single group');
  const id = group.groups[0]?.id ?? '';
  const own = group.matches.filter(({ home, away }) => home === 2 || away === 2).map(({ key }) => key);
  const kept = new Set(own.slice(0, 1));
  const less = planOf(withSeatLeft(group, id, 2, kept), 5);
  expect(keysOf(less).toSorted()).toEqual(
    keysOf(group)
      .filter((key) => !own.includes(key) || kept.has(key))
      .toSorted(),
  );
});
