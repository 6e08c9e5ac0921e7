import { expect, test } from 'vitest';
import { type FormatPlan, type PlannedGroup, planFormat, readyFormats } from './index.ts';

const from = 2;
const to = 40;

const tables = ({ groups }: FormatPlan, stage = 'P'): PlannedGroup[] =>
  groups.filter((group) => group.stage === stage && !group.isBracket);
const sizes = (plan: FormatPlan): number[] => tables(plan).map(({ seats }) => seats.length);
const playoffs = ({ groups }: FormatPlan): string[] => [
  ...new Set(groups.flatMap(({ playoff }) => playoff ?? [])),
];
/** Several groups, at least one of the size in the name, and all within one of it. */
const groupsOf = (plan: FormatPlan, size: number): boolean =>
  sizes(plan).length > 1 &&
  sizes(plan).includes(size) &&
  sizes(plan).every((one) => Math.abs(one - size) <= 1);
const meetings = ({ groups, matches }: FormatPlan, legs: number): boolean =>
  groups.every(({ id, seats }) => {
    const all = (seats.length * (seats.length - 1)) / 2;
    return matches.filter(({ group }) => group === id).length === legs * all;
  });
const best = ({ groups }: FormatPlan, standing: number): boolean => {
  const seats = groups.flatMap((group) => group.seats).filter((seat) => seat.kind === 'best');
  const all = seats[0]?.groups.length ?? 0;
  return seats.length > 0 && seats.length < all && seats.every((seat) => seat.standing === standing);
};
/** The standings of a group that advance. */
const seatsFrom = ({ groups }: FormatPlan, id: string): number[] =>
  groups
    .flatMap((group) => group.seats)
    .flatMap((seat) => (seat.kind === 'standing' && seat.group === id ? [seat.standing] : []));
/** Every place of a play-off has a match: winners get odd places, losers the next one. */
const everyPlace = (plan: FormatPlan, places: number): boolean => {
  const won = plan.groups.flatMap(({ place }) => (place === null ? [] : [place]));
  const given = new Set(won.flatMap((place) => [place, place + 1]));
  const byes = places % 2;
  return given.size >= places - byes && Math.max(...given) <= places + byes;
};

/** The property that the name of each format promises, checked on the plan for a number of teams. */
const promises: Readonly<Record<string, (plan: FormatPlan) => boolean>> = {
  'single-group': (plan) => plan.groups.length === 1 && meetings(plan, 1),
  'double-group': (plan) => plan.groups.length === 1 && meetings(plan, 2),
  'groups-of-4-ab': (plan) => groupsOf(plan, 4) && playoffs(plan).join('') === 'AB',
  'groups-of-5-ab': (plan) => groupsOf(plan, 5) && playoffs(plan).join('') === 'AB',
  'groups-of-6-ab': (plan) => groupsOf(plan, 6) && playoffs(plan).join('') === 'AB',
  'groups-of-6-abc': (plan) => groupsOf(plan, 6) && playoffs(plan).join('') === 'ABC',
  'groups-best-thirds': (plan) => groupsOf(plan, 4) && best(plan, 3),
  'groups-best-seconds': (plan) => sizes(plan).length > 1 && best(plan, 2) && plan.byes.length === 0,
  'groups-winners': (plan) =>
    sizes(plan).length > 1 &&
    plan.groups.every(({ seats, isBracket }) =>
      isBracket ? seats.every((seat) => seat.kind === 'standing') : true,
    ) &&
    tables(plan).every(({ id }) => seatsFrom(plan, id).join() === '1'),
  'groups-main-groups-ab': (plan) =>
    groupsOf(plan, 6) &&
    tables(plan, 'M').length > 1 &&
    tables(plan, 'M').every(({ carriesOver }) => carriesOver) &&
    playoffs(plan).join('') === 'AB',
  'groups-all-places': (plan) => groupsOf(plan, 5) && everyPlace(plan, plan.entries),
  'groups-second-chance': (plan) =>
    groupsOf(plan, 5) && playoffs(plan).join('') === 'AB' && plan.perEntry.min >= Math.min(...sizes(plan)),
  'knock-out': (plan) => plan.groups.every(({ isBracket }) => isBracket) && plan.perEntry.min >= 1,
  'knock-out-all-places': (plan) =>
    plan.groups.every(({ isBracket }) => isBracket) && everyPlace(plan, plan.entries),
  'two-rounds-youngest': (plan) =>
    plan.groups.every(({ ranked, isBracket }) => !ranked && !isBracket) &&
    new Set(plan.groups.map(({ stage }) => stage)).size === 2,
};

test.each(readyFormats.map((format) => [format.id, format] as const))(
  '%s makes what its name promises for every number of teams it is offered for, and says why for all others',
  (id, format) => {
    const untrue: number[] = [];
    let offered = 0;
    for (let teams = from; teams <= to; teams += 1) {
      const plan = planFormat(format, teams);
      if (!plan.ok) expect(plan.problems[0]?.code, `${teams} teams`).toMatch(/^format\./);
      else {
        offered += 1;
        if (promises[id]?.(plan.value) !== true) untrue.push(teams);
      }
    }

    expect(untrue).toEqual([]);
    expect(offered).toBeGreaterThan(0);
  },
);

test.each([8, 12, 16, 24, 32])('there are several formats for %i teams', (teams) => {
  const fitting = readyFormats.filter((format) => planFormat(format, teams).ok);

  expect(fitting.length).toBeGreaterThanOrEqual(5);
});

test.each([2, 3, 5, 7, 11, 13, 23, 37])('there is a format for %i teams', (teams) => {
  expect(readyFormats.some((format) => planFormat(format, teams).ok)).toBe(true);
});
