import { checkPlan } from '../src/check/index.ts';
import { roundRobin } from '../src/formats/round-robin.ts';
import { type Random, randomOf } from '../src/random/index.ts';
import {
  type CategoryRules,
  type Hall,
  type HallDay,
  type Placement,
  type ScheduleInput,
  type ScheduleMatch,
  type ScheduleTeam,
  defaultBuffers,
  defaultWeights,
  minutesOfDay,
} from '../src/schedule/index.ts';

/**
 * Kinds of planted tournaments: groups alone, with play-offs, two courts in a building, ways between halls,
 * categories with hours and halls that are cut to the plan, large groups with long rests, and everything together.
 */
export const plantedShapes = [
  'groups',
  'brackets',
  'twoCourts',
  'travel',
  'windows',
  'rests',
  'everything',
] as const;

export interface PlantedSpec {
  readonly seed: number;
  readonly shape: (typeof plantedShapes)[number];
  readonly matches: 24 | 48 | 76 | 171;
  /** Share of the starts that the plan uses, in per cent. */
  readonly fill: number;
}

interface Planted {
  readonly input: ScheduleInput;
  /** A plan that breaks no rule. */
  readonly schedule: ReadonlyMap<string, Placement>;
}

/** Sizes of the groups of each category, with play-offs from as many of its groups. */
type Category = { readonly groups: readonly number[]; readonly playOff: 0 | 2 | 4 };

const fours = (count: number): number[] => Array.from({ length: count }, () => 4);
const groupsOnly: Readonly<Record<PlantedSpec['matches'], readonly Category[]>> = {
  24: [{ groups: fours(4), playOff: 0 }],
  48: [
    { groups: fours(4), playOff: 0 },
    { groups: fours(4), playOff: 0 },
  ],
  76: [
    { groups: fours(6), playOff: 0 },
    { groups: [...fours(5), 5], playOff: 0 },
  ],
  171: [
    { groups: fours(9), playOff: 0 },
    { groups: fours(9), playOff: 0 },
    { groups: [...fours(8), 6], playOff: 0 },
  ],
};
const withPlayOffs: Readonly<Record<PlantedSpec['matches'], readonly Category[]>> = {
  24: [
    { groups: fours(2), playOff: 2 },
    { groups: [4, 2, 2], playOff: 0 },
  ],
  48: [
    { groups: fours(4), playOff: 4 },
    { groups: fours(2), playOff: 2 },
  ],
  76: [
    { groups: fours(4), playOff: 4 },
    { groups: fours(4), playOff: 4 },
    { groups: fours(2), playOff: 0 },
  ],
  171: [
    ...Array.from({ length: 4 }, () => ({ groups: fours(4), playOff: 4 as const })),
    { groups: fours(2), playOff: 2 },
    { groups: [6, 4, 4], playOff: 0 },
  ],
};

const large: Readonly<Record<PlantedSpec['matches'], readonly Category[]>> = {
  24: [
    { groups: [6], playOff: 0 },
    { groups: [4, 3], playOff: 0 },
  ],
  48: [
    { groups: [8], playOff: 0 },
    { groups: [5, 5], playOff: 0 },
  ],
  76: [
    { groups: [8, 8], playOff: 0 },
    { groups: [5, 5], playOff: 0 },
  ],
  171: [
    { groups: [8, 8, 8], playOff: 0 },
    { groups: [8, 8], playOff: 0 },
    { groups: [7, 5], playOff: 0 },
  ],
};

const largeWithPlayOffs: Readonly<Record<PlantedSpec['matches'], readonly Category[]>> = {
  24: [
    { groups: [4, 4], playOff: 2 },
    { groups: [4, 2, 2], playOff: 0 },
  ],
  48: [
    { groups: [7, 3], playOff: 0 },
    { groups: [5, 5], playOff: 2 },
  ],
  76: [
    { groups: [8, 5, 3, 2], playOff: 0 },
    { groups: [6, 6], playOff: 2 },
  ],
  171: [
    { groups: [6, 6, 6, 6], playOff: 4 },
    { groups: [6, 6, 6, 6], playOff: 4 },
    { groups: [8, 4, 2], playOff: 0 },
  ],
};

const length = 35;
const hour = 60;

/**
 * A tournament around a plan: the plan is made first, from its first start to its last one, and then hours,
 * rests, days and numbers of matches are cut to it, until as few starts are left as `fill` says.
 */
export function plantedOf(spec: PlantedSpec): Planted {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const found = attemptOf(spec, randomOf(spec.seed * 1009 + attempt));
    if (found !== null) return found;
  }
  throw new Error('No plan was found that could be planted.');
}

function attemptOf(spec: PlantedSpec, random: Random): Planted | null {
  const base = roomyInput(spec, random);
  const schedule = plant(base, random);
  if (schedule.size < base.matches.length) return null;
  const cut = cutTo(base, schedule, spec, random);
  return checkPlan(cut, schedule).length === 0 ? { input: cut, schedule } : null;
}

function roomyInput({ shape, matches: count }: PlantedSpec, random: Random): ScheduleInput {
  const ofShape = { brackets: withPlayOffs, everything: largeWithPlayOffs, rests: large };
  const categories = (shape in ofShape ? ofShape[shape as keyof typeof ofShape] : groupsOnly)[count];
  const parts = categories.map((category, index) => matchesOf(`C${index + 1}`, category));
  const courts = count === 171 ? 6 : count === 24 ? 2 : 4;
  const halls = Array.from({ length: courts }, (_, index): Hall => ({
    id: `H${index + 1}`,
    court: 'full',
    resin: true,
  }));
  const perDay = Math.ceil(count / courts / 2) + 3;
  const hallDays = halls.flatMap(({ id }) =>
    [0, 1, 2].map((day): HallDay => {
      const close = 8 * hour + perDay * length;
      return { hall: id, day, open: 8 * hour, close, blocked: [], slotLength: length };
    }),
  );
  return {
    halls,
    hallDays,
    categories: parts.map((_, index) =>
      rulesOf(`C${index + 1}`, shape === 'rests' ? 100 : ([60, 70, 100][random.below(3)] ?? 60)),
    ),
    matches: parts.flatMap(({ matches }) => matches),
    teams: parts.flatMap(({ teams }) => teams),
    travel: waysOf(halls, shape, random),
    weights: defaultWeights,
    buffers: defaultBuffers,
  };
}

/** Courts of a building are next to each other; buildings may be far from each other. */
function waysOf(
  halls: readonly Hall[],
  shape: PlantedSpec['shape'],
  random: Random,
): ScheduleInput['travel'] {
  if (shape !== 'travel' && shape !== 'twoCourts' && shape !== 'everything') return [];
  return halls.flatMap(({ id: from }, one) =>
    halls.slice(one + 1).flatMap(({ id: to }, further) => {
      const other = one + 1 + further;
      const isNear = shape !== 'travel' && Math.trunc(one / 2) === Math.trunc(other / 2);
      return [{ from, to, minutes: isNear ? 0 : 10 + random.below(25) }];
    }),
  );
}

function rulesOf(id: string, rest: number): CategoryRules {
  return {
    id,
    duration: length,
    court: 'full',
    resin: false,
    earliest: 0,
    latestEnd: 24 * hour,
    rest,
    maxPerDay: 3,
    maxPathPerDay: 8,
    days: {},
    halls: [],
  };
}

function matchesOf(
  category: string,
  { groups, playOff }: Category,
): { matches: ScheduleMatch[]; teams: ScheduleTeam[] } {
  const matches: ScheduleMatch[] = [];
  const teams: ScheduleTeam[] = [];
  groups.forEach((size, index) => {
    const group = `${category} ${index + 1}`;
    const names = Array.from({ length: size }, (_, seat) => `${group}.${seat + 1}`);
    teams.push(...names.map((id) => ({ id, category, coaches: [] })));
    for (const { round, home, away } of roundRobin(size)) {
      const players = [names[home] ?? '', names[away] ?? ''];
      const key = `${group} ${home + 1}-${away + 1}`;
      matches.push({ key, category, level: 'preliminary', group, round, teams: players, waitsFor: [] });
    }
  });
  const tie = (name: string, level: string, waitsFor: ScheduleMatch['waitsFor']): string => {
    const key = `${category} ${name}`;
    matches.push({ key, category, level, group: null, round: 0, teams: [], waitsFor });
    return key;
  };
  const ofGroup = (index: number) => ({ kind: 'group' as const, group: `${category} ${index + 1}` });
  const ofMatch = (key: string) => ({ kind: 'match' as const, key });
  if (playOff > 0) {
    const quarters =
      playOff === 4
        ? [0, 1, 2, 3].map((one) =>
            tie(`QF${one + 1}`, 'quarterfinal', [ofGroup(one), ofGroup((one + 1) % 4)]),
          )
        : [];
    const seats = [0, 1].map((one) =>
      playOff === 4
        ? quarters.slice(2 * one, 2 * one + 2).map(ofMatch)
        : [ofGroup(one), ofGroup((one + 1) % 2)],
    );
    const halves = seats.map((list, one) => tie(`SF${one + 1}`, 'semifinal', list));
    tie('3', 'place-3', halves.map(ofMatch));
    tie('F', 'final', halves.map(ofMatch));
  }
  return { matches, teams };
}

/** Plays the tournament: at each start, courts get matches whose teams are ready, those with most left first. */
function plant(input: ScheduleInput, random: Random): Map<string, Placement> {
  const schedule = new Map<string, Placement>();
  const rules = new Map(input.categories.map((one) => [one.id, one]));
  const ways = new Map(
    input.travel.flatMap(({ from, to, minutes }) => [
      [`${from} ${to}`, minutes] as const,
      [`${to} ${from}`, minutes] as const,
    ]),
  );
  const byGroup = Map.groupBy(input.matches, ({ group }) => group);
  const left = new Set(input.matches);
  const played = Map.groupBy(
    input.matches.flatMap((match) => match.teams.map((team) => ({ team, match }))),
    ({ team }) => team,
  );
  const feedersOf = ({ waitsFor }: ScheduleMatch): { key: string; after: number }[] =>
    waitsFor.flatMap((feeder) =>
      feeder.kind === 'match'
        ? [{ key: feeder.key, after: 0 }]
        : (byGroup.get(feeder.group) ?? []).map(({ key }) => ({ key, after: input.buffers.afterGroup })),
    );
  const isReady = (match: ScheduleMatch, hall: string, start: number): boolean => {
    const rest = rules.get(match.category)?.rest ?? 0;
    const mayFollow = (key: string, after: number): boolean => {
      const place = schedule.get(key);
      if (!place) return false;
      const way =
        place.hall === hall ? 0 : (ways.get(`${place.hall} ${hall}`) ?? 0) + input.buffers.afterTravel;
      return place.start + length + Math.max(rest, way, after) <= start;
    };
    if (!feedersOf(match).every(({ key, after }) => mayFollow(key, after))) return false;
    return match.teams.every((team) => {
      const before = (played.get(team) ?? []).filter((one) => schedule.has(one.match.key));
      const today = before.filter(({ match: { key } }) => {
        const then = schedule.get(key)?.start ?? 0;
        return Math.trunc(then / minutesOfDay) === Math.trunc(start / minutesOfDay);
      });
      return today.length < 3 && before.every((one) => mayFollow(one.match.key, 0));
    });
  };
  const starts = input.hallDays
    .flatMap(({ hall, day, open, close }) =>
      Array.from({ length: Math.trunc((close - open) / length) }, (_, index) => ({
        hall,
        start: day * minutesOfDay + open + index * length,
        luck: random.next(),
      })),
    )
    .toSorted((a, b) => a.start - b.start || a.luck - b.luck);
  for (const { hall, start } of starts) {
    const ready = [...left].filter((match) => isReady(match, hall, start));
    const leftOf = ({ teams }: ScheduleMatch): number =>
      teams.reduce(
        (sum, team) => sum + (played.get(team) ?? []).filter(({ match }) => left.has(match)).length,
        0,
      );
    const [best] = ready
      .map((match) => ({ match, worth: leftOf(match) * 4 + random.below(8) }))
      .toSorted((a, b) => b.worth - a.worth);
    if (!best) continue;
    schedule.set(best.match.key, { hall, start });
    left.delete(best.match);
  }
  return schedule;
}

/** Leaves only what the plan needs, and as many starts more as the fill allows. */
function cutTo(
  input: ScheduleInput,
  schedule: ReadonlyMap<string, Placement>,
  { fill, shape }: PlantedSpec,
  random: Random,
): ScheduleInput {
  const used = new Set([...schedule.values()].map(({ hall, start }) => `${hall} ${start}`));
  const spare = input.hallDays.flatMap(({ hall, day, open, close }) => {
    const own = [...schedule.values()].filter(
      (one) => one.hall === hall && Math.trunc(one.start / minutesOfDay) === day,
    );
    if (own.length === 0) return [];
    return Array.from(
      { length: Math.trunc((close - open) / length) },
      (_, index) => day * minutesOfDay + open + index * length,
    )
      .filter((start) => !used.has(`${hall} ${start}`))
      .map((start) => ({ hall, start, luck: random.next() }));
  });
  const kept = spare
    .toSorted((a, b) => a.luck - b.luck)
    .slice(0, Math.floor((used.size * 100) / fill) - used.size);
  const usable = [...schedule.values(), ...kept];
  const hallDays = input.hallDays.flatMap((one): HallDay[] => {
    const starts = usable
      .filter(({ hall, start }) => hall === one.hall && Math.trunc(start / minutesOfDay) === one.day)
      .map(({ start }) => start - one.day * minutesOfDay)
      .toSorted((a, b) => a - b);
    const [first] = starts;
    if (first === undefined) return [];
    return [{ ...one, open: first, close: (starts.at(-1) ?? 0) + length, starts }];
  });
  const categories = input.categories.map((rules) => rulesOfPlan(rules, input, schedule, shape));
  return { ...input, hallDays, categories };
}

/** The rules of a category, as narrow as its plan allows. */
function rulesOfPlan(
  rules: CategoryRules,
  input: ScheduleInput,
  schedule: ReadonlyMap<string, Placement>,
  shape: PlantedSpec['shape'],
): CategoryRules {
  const own = input.matches
    .filter(({ category }) => category === rules.id)
    .map((match) => ({ match, place: schedule.get(match.key) ?? { hall: '', start: 0 } }));
  const dayOf = ({ start }: Placement): number => Math.trunc(start / minutesOfDay);
  const days = Map.groupBy(own, ({ match }) => match.level);
  const perDay = Map.groupBy(
    own.flatMap(({ match, place }) => match.teams.map((team) => `${team} ${dayOf(place)}`)),
    (name) => name,
  );
  const cut: CategoryRules = {
    ...rules,
    maxPerDay: Math.max(...[...perDay.values()].map((list) => list.length)),
    days: Object.fromEntries(
      [...days].map(([level, list]) => [level, [...new Set(list.map(({ place }) => dayOf(place)))]]),
    ),
  };
  const ofDay = own.map(({ place }) => place.start - dayOf(place) * minutesOfDay);
  const windows =
    shape === 'windows' || shape === 'everything'
      ? { earliest: Math.min(...ofDay), latestEnd: Math.max(...ofDay) + length, halls: hallsOf(own) }
      : {};
  const longest = [3, 4, 5, 6, 7, 8].find((maxPathPerDay) => {
    const tried = input.categories.map((one) => (one.id === rules.id ? { ...cut, maxPathPerDay } : one));
    return checkPlan({ ...input, categories: tried }, schedule).every(({ rule }) => rule !== 'PL12');
  });
  return { ...cut, ...windows, maxPathPerDay: longest ?? 8 };
}

function hallsOf(own: readonly { readonly place: Placement }[]): string[] {
  return [...new Set(own.map(({ place }) => place.hall))];
}
