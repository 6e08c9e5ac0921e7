import { expect, test } from 'vitest';
import { randomOf, shuffled } from '../random/index.ts';
import { checkFormat, planFormat, playFormat, readyFormats } from './index.ts';

const from = 4;
const to = 200;
const plays = 5;

test.each(readyFormats.map((format) => [format.id, format] as const))(
  '%s plays out for every number of teams it fits: all seats resolve, nobody sits twice, no place is won twice, nobody plays less than computed',
  (_, format) => {
    const random = randomOf(7);
    for (let teams = from; teams <= to; teams += 1) {
      const plan = planFormat(format, teams);
      if (!plan.ok) continue;
      for (let turn = 0; turn < plays; turn += 1) {
        const { played } = playFormat(
          plan.value,
          (_group, entries) => shuffled(entries, random),
          (entries) => entries,
        );
        expect(Math.min(...played)).toBeGreaterThanOrEqual(plan.value.perEntry.min);
        expect(Math.max(...played)).toBeLessThanOrEqual(plan.value.perEntry.max);
      }
    }
  },
);

test.each(readyFormats.map((format) => [format.id, format] as const))(
  '%s has keys of matches and labels of groups that are unique',
  (_, format) => {
    for (const teams of [4, 5, 7, 11, 13, 24, 37, 64, 191]) {
      const plan = planFormat(format, teams);
      if (!plan.ok) continue;
      const { groups, matches } = plan.value;
      expect(new Set(matches.map(({ key }) => key)).size).toBe(matches.length);
      expect(new Set(groups.map(({ id }) => id)).size).toBe(groups.length);
    }
  },
);

test('a declared guarantee is not a guarantee: groups of about six hold five for many numbers of teams', () => {
  const format = readyFormats.find(({ id }) => id === 'groups-of-6-ab');
  const broken = format && checkFormat(format, { from: 10, to: 200 });

  expect(broken?.filter(({ code }) => code === 'format.guaranteeBroken').length).toBeGreaterThan(50);
});

test('teams of one group do not meet in the first round of a play-off unless the numbers force it', () => {
  const clashes: string[] = [];
  for (const format of readyFormats) {
    for (let teams = 12; teams <= to; teams += 1) {
      const plan = planFormat(format, teams);
      if (!plan.ok) continue;
      const isGroup = new Set(plan.value.groups.filter(({ isBracket }) => !isBracket).map(({ id }) => id));
      for (const { id, seats, isBracket } of plan.value.groups) {
        const [one, other] = seats;
        if (!isBracket || one?.kind !== 'standing' || other?.kind !== 'standing') continue;
        if (one.group === other.group && isGroup.has(one.group)) clashes.push(`${format.id} ${teams} ${id}`);
      }
    }
  }

  expect(clashes).toEqual([]);
});
