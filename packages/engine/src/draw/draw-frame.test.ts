import { expect, test } from 'vitest';
import { planFormat, readyFormats } from '../formats/index.ts';
import {
  defaultDrawRules,
  drawGroups,
  drawInPublic,
  entriesOfGroups,
  entryGroupsOf,
  groupsOfEntries,
  potsBySeed,
} from './index.ts';

const teamsOf = (count: number, club = (index: number): string => `club ${index}`) =>
  Array.from({ length: count }, (_, index) => {
    const origin = { region: null, country: `country ${index % 5}`, lastGroup: null };
    return { id: `${index}`, club: club(index), ...origin };
  });

test('every ready format can be drawn for every number of teams that it fits, and a draw comes back from its entries', () => {
  for (const format of readyFormats) {
    for (const count of [4, 5, 7, 11, 13, 24, 37, 46, 61]) {
      const plan = planFormat(format, count);
      if (!plan.ok) continue;
      const frame = entryGroupsOf(plan.value);
      const sizes = frame.map(({ entries }) => entries.length);
      const teams = potsBySeed(frame, teamsOf(count));
      const draw = drawGroups(teams, sizes, defaultDrawRules, { seed: 3, moves: 500 });
      if (!draw.ok) throw new Error(`${format.id} cannot be drawn for ${count} teams.`);
      const entries = entriesOfGroups(frame, draw.value.groups);

      expect(new Set(entries), `${format.id}, ${count}`).toEqual(new Set(teamsOf(count).map(({ id }) => id)));
      expect(groupsOfEntries(frame, entries)).toEqual(draw.value.groups);
    }
  }
});

test('an entry is drawn into the first of its groups, and a later one with such entries only is not drawn', () => {
  const group = {
    stage: 'groups',
    level: 'preliminary',
    playoff: null,
    isBracket: false,
    ranked: true,
    carriesOver: false,
    place: null,
  };
  const seats = (...entries: readonly number[]) =>
    entries.map((entry) => ({ kind: 'entry', entry }) as const);
  const groups = [
    { ...group, id: 'A', seats: seats(0, 2) },
    { ...group, id: 'X', seats: seats(0, 1) },
    { ...group, id: 'Y', seats: seats(2, 1) },
  ];
  expect(entryGroupsOf({ groups })).toEqual([
    { id: 'A', entries: [0, 2] },
    { id: 'X', entries: [1] },
  ]);
});

test('a group that must stay free says for whom', () => {
  // The last team of club X has no group left: two groups have its club already.
  const clubs = ['X', 'X', 'a', 'b', 'c', 'X'];
  const teams = potsBySeed(
    [0, 1, 2].map((group) => ({ id: `${group}`, entries: [group, group + 3] })),
    teamsOf(6, (index) => clubs[index] ?? ''),
  );
  const balls = Array.from({ length: 40 }, (_, seed) =>
    drawInPublic(teams, [2, 2, 2], defaultDrawRules, [seed, 1, 2, 3]),
  );
  const kept = balls.flatMap((drawn) => drawn ?? []).flatMap(({ blocked }) => blocked);

  expect(balls.every((drawn) => drawn?.length === 6)).toBe(true);
  expect(kept.some(({ reason, keptFor }) => reason === 'keptFor' && keptFor === '5')).toBe(true);
});
