import { planFormat, readyFormats } from '../src/formats/index.ts';
import { categoryMatches } from '../src/plan/index.ts';
import { type Random, randomOf, shuffled } from '../src/random/index.ts';
import {
  type CategoryRules,
  type HallDay,
  type ScheduleInput,
  type ScheduleMatch,
  type ScheduleTeam,
  defaultBuffers,
  defaultWeights,
  reserveFinals,
} from '../src/schedule/index.ts';

/** A generated tournament of a given size. Hours are times of day. */
export interface InstanceSpec {
  readonly seed: number;
  readonly categories: readonly { readonly code: string; readonly teams: number; readonly format: string }[];
  readonly fullCourts: number;
  readonly smallCourts: number;
  readonly days: readonly { readonly open: number; readonly close: number }[];
  readonly groupDays: readonly number[];
  readonly bracketDays: readonly number[];
  readonly maxPathPerDay: number;
  /** Groups that are smaller than others give their teams an extra match. */
  readonly extraMatch?: boolean;
  /** Every so many teams wish not to play before 9:00 of the first day or after 15:00 of the last one. */
  readonly wishEvery?: number;
}

const hour = 60;

/**
 * Generates halls, clubs with teams in several categories, and shared coaches. The same seed gives the same
 * instance.
 */
export function instanceOf(spec: InstanceSpec): ScheduleInput {
  const random = randomOf(spec.seed);
  const halls = hallsOf(spec);
  const hallDays = halls.flatMap(({ id, court }) =>
    spec.days.map(({ open, close }, day): HallDay => {
      const slotLength = court === 'small' ? 30 : 35;
      return { hall: id, day, open: open * hour, close: close * hour, blocked: [], slotLength };
    }),
  );
  const travel = travelOf(
    halls.map(({ id }) => id),
    random,
  );
  const { matches, teams } = matchesOf(spec, random);
  const lastDay = hallDays.find(({ hall, day }) => hall === 'H1' && day === spec.days.length - 1);
  const finals = matches.filter(({ level, key }) => level === 'final' && key.includes(' A F'));
  const pins = lastDay ? reserveFinals(lastDay, youngestFirst(finals)) : new Map();
  return {
    halls,
    hallDays,
    categories: spec.categories.map(({ code }) => rulesOf(code, spec)),
    matches: matches.map((match) => (pins.has(match.key) ? { ...match, pin: pins.get(match.key) } : match)),
    teams,
    travel,
    weights: defaultWeights,
    buffers: defaultBuffers,
  };
}

function hallsOf({ fullCourts, smallCourts }: InstanceSpec): ScheduleInput['halls'] {
  return Array.from({ length: fullCourts + smallCourts }, (_, index) => {
    const isSmall = index >= fullCourts;
    return { id: `H${index + 1}`, court: isSmall ? 'small' : 'full', resin: isSmall || index % 4 !== 3 };
  });
}

function travelOf(halls: readonly string[], random: Random): ScheduleInput['travel'] {
  const points = halls.map(() => ({ x: random.below(30), y: random.below(30) }));
  return halls.flatMap((from, a) =>
    halls.slice(a + 1).map((to, b) => {
      const [one, other] = [points[a], points[a + 1 + b]];
      const way = Math.abs((one?.x ?? 0) - (other?.x ?? 0)) + Math.abs((one?.y ?? 0) - (other?.y ?? 0));
      return { from, to, minutes: 8 + Math.round(way * 0.8) };
    }),
  );
}

function rulesOf(code: string, spec: InstanceSpec): CategoryRules {
  const isYoung = /[DE]$/.test(code);
  return {
    id: code,
    duration: isYoung ? 30 : 35,
    court: isYoung ? 'any' : 'full',
    resin: /[AB]$/.test(code),
    earliest: 8 * hour,
    latestEnd: code.endsWith('E') ? 19.5 * hour : 24 * hour,
    rest: isYoung ? 60 : 70,
    maxPerDay: 3,
    maxPathPerDay: spec.maxPathPerDay,
    days: daysOf(spec),
    halls: [],
  };
}

function daysOf({ groupDays, bracketDays }: InstanceSpec): CategoryRules['days'] {
  const groups = ['preliminary', 'main', 'extra'].map((level) => [level, groupDays] as const);
  const rounds = ['final', 'semifinal', 'quarterfinal', 'place-3', 'round-of-16', 'round-of-32'];
  const more = ['round-of-64', 'round-of-128', 'round-of-256'];
  return Object.fromEntries([
    ...groups,
    ...[...rounds, ...more].map((level) => [level, bracketDays] as const),
  ]);
}

function matchesOf(spec: InstanceSpec, random: Random): { matches: ScheduleMatch[]; teams: ScheduleTeam[] } {
  const clubs = Math.ceil(spec.categories.reduce((sum, { teams }) => sum + teams, 0) / 3);
  const sharedCoach = new Set(
    Array.from({ length: clubs }, (_, club) => club).filter(() => random.below(100) < 35),
  );
  const matches: ScheduleMatch[] = [];
  const teams: ScheduleTeam[] = [];
  for (const { code, teams: count, format } of spec.categories) {
    const template = readyFormats.find(({ id }) => id === format);
    const stages = template?.stages.map((stage) =>
      stage.kind === 'groups' && spec.extraMatch ? { ...stage, extraMatch: true } : stage,
    );
    const plan = template && stages && planFormat({ ...template, stages }, count);
    if (!plan?.ok) throw new Error(`${format} does not fit ${count} teams.`);
    const drawn = shuffled(
      Array.from({ length: clubs }, (_, club) => club),
      random,
    );
    const names = Array.from(
      { length: count },
      (_, entry) => `${code} ${drawn[entry % clubs]}-${Math.floor(entry / clubs)}`,
    );
    const category = categoryMatches(code, plan.value, names);
    matches.push(...category.matches);
    names.forEach((id, entry) => {
      const club = drawn[entry % clubs] ?? 0;
      const coaches = sharedCoach.has(club) ? [`coach of ${club}`] : [];
      teams.push({ id, category: code, coaches, ...wishesOf(spec, entry) });
    });
    teams.push(...category.seats.map((id) => ({ id, category: code, coaches: [] })));
  }
  return { matches, teams };
}

function wishesOf(
  { wishEvery, days }: InstanceSpec,
  entry: number,
): Pick<ScheduleTeam, 'notBefore' | 'notAfter'> {
  if (wishEvery === undefined || entry % wishEvery > 0) return {};
  return entry % 2 === 0 ? { notBefore: 9 * hour } : { notAfter: (days.length - 1) * 1440 + 15 * hour };
}

function youngestFirst(finals: readonly ScheduleMatch[]): string[] {
  const age = ({ category }: ScheduleMatch): number => category.charCodeAt(category.length - 1);
  return finals.toSorted((a, b) => age(b) - age(a)).map(({ key }) => key);
}

const ten = ['MA', 'MB', 'MC', 'MD', 'ME', 'WA', 'WB', 'WC', 'WD', 'WE'];
const day = (open: number, close: number): { open: number; close: number } => ({ open, close });

/** 100, 426 and 1,512 teams: a small cup, a large one, and the largest of Europe. */
export const specs = {
  S: {
    seed: 11,
    categories: ['MC', 'MD', 'ME', 'WC', 'WD'].map((code) => ({ code, teams: 20, format: 'groups-of-5-ab' })),
    fullCourts: 5,
    smallCourts: 2,
    days: [day(8, 21), day(8, 21), day(8, 17)],
    groupDays: [0, 1],
    bracketDays: [1, 2],
    maxPathPerDay: 5,
  },
  M: {
    seed: 12,
    categories: ten.map((code) => ({
      code,
      teams: code.endsWith('D') ? 45 : 42,
      format: code.endsWith('A') ? 'groups-main-groups-ab' : 'groups-of-6-ab',
    })),
    fullCourts: 14,
    smallCourts: 6,
    days: [day(8, 21), day(8, 21), day(8, 21), day(8, 17)],
    groupDays: [0, 1, 2],
    bracketDays: [2, 3],
    maxPathPerDay: 5,
  },
  L: {
    seed: 13,
    categories: ten.map((code) => ({
      code,
      teams: { A: 90, B: 120, C: 156, D: 180, E: 210 }[code.slice(1)] ?? 0,
      format:
        code.endsWith('E') || code === 'WD'
          ? 'groups-of-5-ab'
          : code === 'MA'
            ? 'groups-main-groups-ab'
            : 'groups-of-6-ab',
    })),
    fullCourts: 36,
    smallCourts: 24,
    days: [day(8, 22), day(8, 22), day(8, 22), day(8, 18)],
    groupDays: [0, 1, 2],
    bracketDays: [2, 3],
    maxPathPerDay: 5,
  },
} as const satisfies Record<string, InstanceSpec>;
