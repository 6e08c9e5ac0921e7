import type { Placement, ScheduleInput, ScheduleMatch } from '../src/schedule/index.ts';

interface Stay {
  readonly match: ScheduleMatch;
  readonly hall: string;
  readonly from: number;
  readonly to: number;
}

/**
 * An independent checker of schedules: it imports types only and computes everything from the input, so that
 * it does not share errors with the engine and its evaluation. Without coaches, who are only wishes.
 * @returns a sentence for each broken rule; empty: the schedule can be played
 */
export function readSchedule(input: ScheduleInput, schedule: ReadonlyMap<string, Placement>): string[] {
  const stays = input.matches.flatMap((match): Stay[] => {
    const place = schedule.get(match.key);
    if (place === undefined) return [];
    return [{ match, hall: place.hall, from: place.start, to: place.start + rulesOf(input, match).duration }];
  });
  const missing = input.matches
    .filter(({ key }) => !schedule.has(key))
    .map(({ key }) => `${key} has no place`);
  return [
    ...missing,
    ...stays.flatMap((stay) => placeViolations(input, stay)),
    ...hallViolations(stays),
    ...teamViolations(input, stays),
    ...orderViolations(input, stays),
  ];
}

function rulesOf({ categories }: ScheduleInput, { category }: ScheduleMatch) {
  const rules = categories.find(({ id }) => id === category);
  if (!rules) throw new Error(`${category} has no rules`);
  return rules;
}

/**
 * Checks opening hours, blocked times, size and resin of the court, hours and days of the category, and pins.
 */
function placeViolations(input: ScheduleInput, { match, hall: name, from, to }: Stay): string[] {
  const rules = rulesOf(input, match);
  const day = Math.floor(from / 1440);
  const [begin, end] = [from - day * 1440, to - day * 1440];
  const hall = input.halls.find(({ id }) => id === name);
  const open = input.hallDays.find((one) => one.hall === name && one.day === day);
  const days = rules.days[match.level];
  const violations = {
    closed: !open || begin < open.open || end > open.close,
    blocked: open?.blocked.some((block) => begin < block.to && end > block.from) ?? false,
    small: rules.court === 'full' && hall?.court !== 'full',
    'without resin': rules.resin && hall?.resin !== true,
    'too early': begin < rules.earliest,
    'too late': end > rules.latestEnd,
    'on a wrong day': days !== undefined && !days.includes(day),
    'not where it is fixed':
      (match.pin?.hall ?? name) !== name ||
      (match.pin?.start ?? from) !== from ||
      (match.pin?.day ?? day) !== day,
  };
  return Object.entries(violations).flatMap(([word, is]) => (is ? [`${match.key} in ${name}: ${word}`] : []));
}

function hallViolations(stays: readonly Stay[]): string[] {
  return [...Map.groupBy(stays, ({ hall }) => hall)].flatMap(([hall, own]) => {
    const sorted = own.toSorted((a, b) => a.from - b.from);
    return sorted.flatMap((stay, index) => {
      const next = sorted[index + 1];
      return next && next.from < stay.to ? [`${stay.match.key} and ${next.match.key} share ${hall}`] : [];
    });
  });
}

/** Checks overlaps, rests, travel to another hall, and matches per day. */
function teamViolations(input: ScheduleInput, stays: readonly Stay[]): string[] {
  return input.teams.flatMap(({ id }) => {
    const own = stays.filter(({ match }) => match.teams.includes(id)).toSorted((a, b) => a.from - b.from);
    const [first] = own;
    if (!first) return [];
    const { rest, maxPerDay } = rulesOf(input, first.match);
    const short = own.flatMap((stay, index) => {
      const next = own[index + 1];
      if (!next) return [];
      const way =
        stay.hall === next.hall ? 0 : wayOf(input, stay.hall, next.hall) + input.buffers.afterTravel;
      const isShort = next.from - stay.to < Math.max(rest, way);
      return isShort ? [`${id} rests too little between ${stay.match.key} and ${next.match.key}`] : [];
    });
    const days = [...Map.groupBy(own, ({ from }) => Math.floor(from / 1440)).values()];
    return [
      ...short,
      ...days.flatMap((list) => (list.length > maxPerDay ? [`${id} plays ${list.length} in a day`] : [])),
    ];
  });
}

function wayOf({ travel }: ScheduleInput, one: string, other: string): number {
  const way = travel.find(({ from, to }) => (from === one && to === other) || (from === other && to === one));
  return way?.minutes ?? 0;
}

/**
 * A match begins after the matches that decide its teams, with their rests; after a group with the time for
 * its table.
 */
function orderViolations(input: ScheduleInput, stays: readonly Stay[]): string[] {
  const byKey = new Map(stays.map((stay) => [stay.match.key, stay]));
  const byGroup = Map.groupBy(stays, ({ match }) => match.group);
  return stays.flatMap((stay) =>
    stay.match.waitsFor.flatMap((feeder) => {
      const before = feeder.kind === 'match' ? [byKey.get(feeder.key)] : (byGroup.get(feeder.group) ?? []);
      const pause = feeder.kind === 'match' ? rulesOf(input, stay.match).rest : input.buffers.afterGroup;
      return before.flatMap((one) =>
        one && stay.from < one.to + pause ? [`${stay.match.key} begins before ${one.match.key} is over`] : [],
      );
    }),
  );
}
