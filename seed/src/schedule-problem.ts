import {
  type CategoryRules,
  type Feeder,
  type HallDay,
  type Pin,
  type Placement,
  type ScheduleInput,
  type ScheduleMatch,
  defaultBuffers,
  defaultWeights,
  reserveFinals,
} from '@sevenmetre/engine/schedule';
import type { DemoFixture, DemoGroup } from './model.ts';

/**
 * Minutes from one start on a court to the next: two halves of a quarter of an hour, a break and the change
 * of teams.
 */
export const slotMinutes = 40;
export const restMinutes = 60;
export const mostInDay = 3;
const mostOnPath = 5;
/** Late enough for a match that ends after midnight; the opening hours limit the days of the courts. */
const lateEnd = 1500;

/** Unique in an edition. */
export function keyOf({ group, home, away }: DemoFixture): string {
  return `${group.id}:${home + 1}-${away + 1}`;
}

export interface ScheduleFrame {
  readonly hallDays: readonly HallDay[];
  /** Matches with a fixed placement. */
  readonly pins: ReadonlyMap<string, Placement>;
  /** The day of the finals. */
  readonly lastDay: number;
}

/**
 * Fixtures as the engine schedules them. Finals are the last matches of the first court, the last category first, as the product
 * reserves them on a main court.
 */
export function scheduleProblem(
  fixtures: readonly DemoFixture[],
  { hallDays, pins, lastDay }: ScheduleFrame,
): ScheduleInput {
  const groups = new Map(fixtures.map(({ group }) => [group.id, group]));
  const given = new Map([...finalPins(fixtures, hallDays, lastDay), ...pins]);
  const matches = fixtures.map((fixture): ScheduleMatch => {
    const pin = given.get(keyOf(fixture));
    return { ...matchOf(fixture, groups), ...(pin ? { pin } : {}) };
  });
  const halls = [...new Set(hallDays.map(({ hall }) => hall))];
  const players = new Map(matches.flatMap(({ teams, category }) => teams.map((team) => [team, category])));
  const categories = [...new Set(fixtures.map(({ group }) => group.category))];
  return {
    halls: halls.map((id) => ({ id, court: 'full', resin: true })),
    hallDays,
    categories: categories.map((id) => rulesOf(id, lastDay)),
    matches,
    teams: [...players].map(([id, category]) => ({ id, category, coaches: [] })),
    travel: [],
    weights: defaultWeights,
    buffers: defaultBuffers,
  };
}

function rulesOf(id: string, last: number): CategoryRules {
  return {
    id,
    duration: slotMinutes,
    court: 'any',
    resin: false,
    earliest: 0,
    latestEnd: lateEnd,
    rest: restMinutes,
    maxPerDay: mostInDay,
    maxPathPerDay: mostOnPath,
    days: { final: [last], 'place-3': [last] },
    halls: [],
  };
}

function finalPins(
  fixtures: readonly DemoFixture[],
  hallDays: readonly HallDay[],
  lastDay: number,
): ReadonlyMap<string, Pin> {
  const finals = fixtures
    .filter(({ group }) => group.round === 'final')
    .toSorted((one, other) => other.group.category.localeCompare(one.group.category));
  const court = hallDays.find(({ hall, day }) => hall === '0' && day === lastDay);
  return court ? reserveFinals(court, finals.map(keyOf)) : new Map();
}

function matchOf(fixture: DemoFixture, groups: ReadonlyMap<string, DemoGroup>): ScheduleMatch {
  const { group, round } = fixture;
  const seats = [fixture.home, fixture.away];
  const waitsFor = seats.flatMap((index) => feedersOf(group, index, groups));
  return {
    key: keyOf(fixture),
    category: group.category,
    level: group.round,
    group: isBracket(group) ? null : group.id,
    round,
    teams: seats.flatMap((index) => playersOf(group, index)),
    waitsFor: [...new Map(waitsFor.map((feeder) => [JSON.stringify(feeder), feeder])).values()],
  };
}

function isBracket({ seats }: DemoGroup): boolean {
  return seats.length === 2;
}

function feedersOf(group: DemoGroup, index: number, groups: ReadonlyMap<string, DemoGroup>): Feeder[] {
  const seat = group.seats[index];
  const source = seat && 'group' in seat ? groups.get(seat.group) : undefined;
  if (!source) return [];
  return [
    isBracket(source) ? { kind: 'match', key: `${source.id}:1-2` } : { kind: 'group', group: source.id },
  ];
}

/**
 * A seat of a group rests and travels like a team before its team is known; a seat of a bracket is identified
 * by what it waits for.
 */
function playersOf(group: DemoGroup, index: number): string[] {
  const seat = group.seats[index];
  if (seat && 'team' in seat) return [String(seat.team)];
  return isBracket(group) ? [] : [`${group.id}#${index + 1}`];
}
