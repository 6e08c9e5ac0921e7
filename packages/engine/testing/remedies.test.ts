import { expect, test } from 'vitest';
import {
  type Remedies,
  type ScheduleInput,
  capacity,
  capacityHours,
  compile,
  findRemedies,
  withRemedies,
} from '../src/schedule/index.ts';
import { type InstanceSpec, instanceOf } from './instance.ts';

const cup: InstanceSpec = {
  seed: 1,
  categories: [{ code: 'MA', teams: 8, format: 'groups-of-4-ab' }],
  fullCourts: 2,
  smallCourts: 0,
  days: [{ open: 8, close: 20 }],
  groupDays: [0],
  bracketDays: [0],
  maxPathPerDay: 5,
};
const withDays = (...days: InstanceSpec['days']) =>
  instanceOf({ ...cup, days, groupDays: [0, 1], bracketDays: [0, 1] });

/** The settings of an instance, as a plan has them. */
function settingsOf({ halls, hallDays, categories }: ScheduleInput) {
  return {
    courts: halls.map(({ id }) => {
      const hours = hallDays.filter(({ hall }) => hall === id);
      return { key: id, active: true, hours: hours.map(({ day, open, close }) => ({ day, open, close })) };
    }),
    categories: categories.map(({ id, ...rules }) => ({ code: id, ...rules })),
  };
}

/** @param unused courts in the settings that are not used */
function remediesOf(
  input: ScheduleInput,
  unused: readonly string[] = [],
): {
  remedies: Remedies;
  leftWith: (...taken: number[]) => boolean;
} {
  const { courts, categories } = settingsOf(input);
  const settings = {
    categories,
    courts: courts.map((court) => ({ ...court, active: !unused.includes(court.key) })),
  };
  const inputOf = (changes: Parameters<typeof withRemedies>[1]): ScheduleInput => {
    const changed = withRemedies(settings, changes);
    const rules = new Map(changed.categories.map((one) => [one.code, one]));
    return {
      ...input,
      hallDays: changed.courts
        .filter(({ active }) => active)
        .flatMap(({ key, hours }) =>
          hours.map((one) => ({ hall: key, ...one, blocked: [], slotLength: 35 })),
        ),
      categories: input.categories.map((one) => ({ ...one, ...rules.get(one.id) })),
      matches: input.matches.map(({ pin: _, ...match }) => match),
    };
  };
  const remedies = findRemedies(settings, inputOf);
  const leftWith = (...taken: number[]) =>
    capacity(
      compile(inputOf(remedies.single.filter((_, index) => taken.includes(index)).map((r) => r.change))),
    ).ok;
  return { remedies, leftWith };
}

test('the line of places to spare counts every place and every match once, and its last hour is what is left', () => {
  const problem = compile(instanceOf(cup));
  const hours = capacityHours(capacity(problem));
  const sum = (of: 'open' | 'needed') => hours.reduce((total, hour) => total + hour[of], 0);

  expect(sum('open')).toBe(problem.slot.count);
  expect(sum('needed')).toBe(problem.match.count);
  expect(hours[0]).toMatchObject({ minute: 480, open: 4, needed: 0, spare: 2 });
  expect(hours.at(-1)?.spare).toBe(problem.slot.count - problem.match.count);
});

test('a plan for which there is room needs no remedy', () => {
  expect(remediesOf(withDays({ open: 8, close: 20 }, { open: 8, close: 20 })).remedies).toEqual({
    single: [],
    together: null,
  });
});

test('a day that is an hour too short is opened longer or earlier, and each remedy does what it says', () => {
  const { remedies, leftWith } = remediesOf(withDays({ open: 9, close: 13 }, { open: 9, close: 12 }));

  expect(remedies.single.length).toBeGreaterThan(1);
  expect(remedies.single.map(({ change }) => change.kind)).toContain('later');
  remedies.single.forEach(({ gain, left, courtMinutes }, index) => {
    expect(gain).toBeGreaterThan(0);
    expect(courtMinutes).toBeGreaterThan(0);
    expect(leftWith(index)).toBe(left === 0);
  });
});

test('where no remedy is enough alone, those that are enough together are named', () => {
  const { remedies, leftWith } = remediesOf(withDays({ open: 9, close: 12.5 }, { open: 9, close: 11.5 }));
  const { single, together } = remedies;

  expect(single.every(({ left }) => left > 0)).toBe(true);
  expect(together?.length).toBeGreaterThan(1);
  expect(leftWith(...(together ?? []))).toBe(true);
});

test('a court that is closed on a day is opened on it, and teams with too many matches play one more in a day', () => {
  const closed = withDays({ open: 9, close: 13 }, { open: 9, close: 12 });
  const oneClosed = {
    ...closed,
    hallDays: closed.hallDays.filter(({ hall, day }) => hall === 'H1' || day === 0),
  };
  const kinds = remediesOf(oneClosed).remedies.single.map(({ change }) => change.kind);
  expect(kinds).toContain('openDay');

  const categories = [{ code: 'MA', teams: 6, format: 'single-group' }];
  const crowded = instanceOf({ ...cup, categories, fullCourts: 20, days: [{ open: 8, close: 20 }] });
  expect(remediesOf(crowded).remedies.single.map(({ change }) => change)).toContainEqual({
    kind: 'moreInDay',
    category: 'MA',
    from: 3,
    to: 4,
  });
});

test('given a court that the plan leaves out, then to use it makes room, and costs the hours that it has', () => {
  const input = withDays({ open: 9, close: 13 }, { open: 9, close: 12 });
  const [, unused = ''] = input.halls.map(({ id }) => id);
  const { remedies, leftWith } = remediesOf(input, [unused]);

  const index = remedies.single.findIndex(({ change }) => change.kind === 'useCourts');
  expect(remedies.single[index]).toMatchObject({
    change: { kind: 'useCourts', courts: [unused] },
    courtMinutes: 7 * 60,
  });
  expect(leftWith(index)).toBe(remedies.single[index]?.left === 0);
});

test('[PL17] seven teams in one group on two days with three matches a day are one match too many: a fourth match a day helps', () => {
  const twoDays = [
    { open: 8, close: 20 },
    { open: 8, close: 20 },
  ];
  const group = { ...cup, categories: [{ code: 'MA', teams: 7, format: 'single-group' }], days: twoDays };
  const input = instanceOf({ ...group, groupDays: [0, 1], bracketDays: [0, 1], fullCourts: 3 });

  expect(capacity(compile(input))).toMatchObject({
    ok: false,
    crowded: [],
    groups: [{ category: 'MA', group: 'MA A', teams: 7, need: 21, have: 20 }],
  });
  const { remedies, leftWith } = remediesOf(input);
  const [best] = remedies.single;
  expect(best).toMatchObject({
    change: { kind: 'moreInDay', category: 'MA', from: 3, to: 4 },
    gain: 1,
    left: 0,
  });
  expect(leftWith(0)).toBe(true);
});

test('[PL17] groups, semi-finals and finals on one day are more matches than its way may have: one more a day helps', () => {
  const input = instanceOf({ ...cup, fullCourts: 8, days: [{ open: 8, close: 22 }], maxPathPerDay: 4 });

  expect(capacity(compile(input))).toMatchObject({ ok: false, ways: [{ category: 'MA', need: 5, have: 4 }] });
  const { remedies, leftWith } = remediesOf(input);
  const index = remedies.single.findIndex(({ change }) => change.kind === 'moreOnWay');
  expect(remedies.single[index]).toMatchObject({
    change: { kind: 'moreOnWay', category: 'MA', from: 4, to: 5 },
    left: 0,
  });
  expect(leftWith(index)).toBe(true);
});

test('[PL17] twelve teams on three courts in one day: rests leave courts unused, which is said before any search', () => {
  const rules = { categories: [{ code: 'MD', teams: 12, format: 'groups-of-4-ab' }], fullCourts: 3 };
  const until = (close: number) =>
    capacity(compile(instanceOf({ ...cup, ...rules, days: [{ open: 8, close }], maxPathPerDay: 7 })));

  expect(until(17.5).ok).toBe(false);
  expect(until(18.75).ok).toBe(true);
});
