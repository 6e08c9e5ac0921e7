import { expect, test } from 'vitest';
import { type FormatPlan, planFormat, readyFormats } from '../src/formats/index.ts';
import { roomForFormat } from '../src/plan/index.ts';
import { type InstanceSpec, instanceOf } from './instance.ts';

function planOf(id: string, teams: number): FormatPlan {
  const format = readyFormats.find((one) => one.id === id);
  const plan = format && planFormat(format, teams);
  if (!plan?.ok) throw new Error(`${id} does not fit`);
  return plan.value;
}

const spec: InstanceSpec = {
  seed: 1,
  categories: [
    { code: 'MA', teams: 8, format: 'groups-of-4-ab' },
    { code: 'WA', teams: 8, format: 'groups-of-4-ab' },
  ],
  fullCourts: 2,
  smallCourts: 0,
  days: [{ open: 8, close: 20 }],
  groupDays: [0],
  bracketDays: [0],
  maxPathPerDay: 5,
};
const cup = instanceOf(spec);
const undrawn = (teams: number) => Array.from({ length: teams }, () => null);

test('the room of a format is what all other categories leave: the same format changes nothing, a longer one is short', () => {
  const same = roomForFormat(cup, 'WA', planOf('groups-of-4-ab', 8), undrawn(8));
  const longer = roomForFormat(cup, 'WA', planOf('double-group', 8), undrawn(8));
  const shorter = roomForFormat(cup, 'WA', planOf('knock-out', 8), undrawn(8));

  expect(same).toEqual({ possible: true, spare: 2 });
  expect(longer.possible).toBe(false);
  expect(longer.spare).toBeLessThan(0);
  expect(shorter.spare).toBeGreaterThan(same.spare);
});

test('drawn teams keep their coaches and wishes while a format is tried', () => {
  const drawn = cup.teams
    .filter(({ category, id }) => category === 'WA' && !id.includes('#'))
    .map(({ id }) => id);

  expect(roomForFormat(cup, 'WA', planOf('groups-of-4-ab', 8), drawn)).toEqual({ possible: true, spare: 2 });
});

test('teams of another category that have too many matches are not held against a format', () => {
  const categories = [
    { code: 'MA', teams: 8, format: 'single-group' },
    { code: 'WA', teams: 8, format: 'groups-of-4-ab' },
  ];
  const crowded = instanceOf({ ...spec, categories, fullCourts: 6 });

  expect(roomForFormat(crowded, 'MA', planOf('single-group', 8), undrawn(8)).possible).toBe(false);
  expect(roomForFormat(crowded, 'WA', planOf('groups-of-4-ab', 8), undrawn(8)).possible).toBe(true);
});
