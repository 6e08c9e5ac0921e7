import type { Court, PlanDraft, PlanSettings } from '@sevenmetre/contract/plan/schemas';
import {
  type CategoryRules,
  type HallDay,
  type Pin,
  type ScheduleInput,
  type ScheduleTeam,
  type Weights,
  defaultWeights,
  reserveFinals,
  slotsOf,
} from '@sevenmetre/engine/schedule';
import type { CoachRow, TeamRow } from '../settings/teams.repository.ts';
import type { Derived, DerivedMatch } from './derive.ts';

/** Input for a schedule besides its matches. */
export type InputBase = PlanDraft['input'];

/** Settings and teams of a plan for the engine. Unused courts are left out. */
export function inputBase(
  settings: PlanSettings,
  teams: readonly TeamRow[],
  coaches: readonly CoachRow[],
  derived: Pick<Derived, 'seats' | 'entries'>,
): InputBase {
  const courts = settings.courts.filter(({ active }) => active);
  return {
    halls: courts.map(({ key, size, resin }) => ({ id: key, court: size, resin })),
    hallDays: courts.flatMap((court) => hallDaysOf(court, settings)),
    categories: settings.categories.map((rules) => rulesOf(rules)),
    teams: [...drawnTeams(teams, coaches, derived), ...derived.seats.map(asTeam)],
    travel: travelOf(courts, settings),
    weights: weightsOf(settings.weights),
    buffers: settings.buffers,
  };
}

/** The complete input: matches with pinned finals. */
export function scheduleInput(base: InputBase, matches: readonly DerivedMatch[]): ScheduleInput {
  return { ...base, matches };
}

function asTeam({ id, category }: Derived['seats'][number]): ScheduleTeam {
  return { id, category, coaches: [] };
}

function drawnTeams(
  teams: readonly TeamRow[],
  coaches: readonly CoachRow[],
  { entries }: Pick<Derived, 'entries'>,
): ScheduleTeam[] {
  const byId = new Map(teams.map((team) => [String(team.id), team]));
  const coachesOf = Map.groupBy(coaches, ({ teamId }) => String(teamId));
  return [...entries].flatMap(([category, drawn]) =>
    drawn.flatMap((id): ScheduleTeam[] => {
      if (id === null) return [];
      const { notBefore = null, notAfter = null } = byId.get(id) ?? {};
      const own = (coachesOf.get(id) ?? []).map(({ key }) => key);
      const wishes = {
        ...(notBefore === null ? {} : { notBefore }),
        ...(notAfter === null ? {} : { notAfter }),
      };
      return [{ id, category, coaches: own, ...wishes }];
    }),
  );
}

function rulesOf({ code, slotMinutes, courts, ...rules }: PlanSettings['categories'][number]): CategoryRules {
  const { court, resin, earliest, latestEnd, rest, maxPerDay, maxPathPerDay, days } = rules;
  return {
    id: code,
    duration: slotMinutes,
    court,
    resin,
    earliest,
    latestEnd,
    rest,
    maxPerDay,
    maxPathPerDay,
    days,
    halls: courts,
  };
}

function hallDaysOf(court: Court, settings: PlanSettings): HallDay[] {
  const slotLength = court.slotLength ?? longestSlot(court, settings);
  return court.hours.map(({ day, open, close }) => ({
    hall: court.key,
    day,
    open,
    close,
    blocked: court.blocks.filter((block) => block.day === day).map(({ from, to }) => ({ from, to })),
    slotLength,
  }));
}

/** Longest slot of the categories that may play on a court. */
function longestSlot(court: Court, { categories }: PlanSettings): number {
  const playing = categories.filter(
    (rules) =>
      (court.size === 'full' || rules.court === 'any') &&
      (court.resin || !rules.resin) &&
      (rules.courts.length === 0 || rules.courts.includes(court.key)),
  );
  return Math.max(15, ...playing.map(({ slotMinutes }) => slotMinutes));
}

function travelOf(courts: readonly Court[], { travel }: PlanSettings): InputBase['travel'] {
  const courtsOf = Map.groupBy(courts, ({ placeId }) => placeId);
  return travel.flatMap(({ fromPlaceId, toPlaceId, minutes }) =>
    (courtsOf.get(fromPlaceId) ?? []).flatMap(({ key: from }) =>
      (courtsOf.get(toPlaceId) ?? []).map(({ key: to }) => ({ from, to, minutes })),
    ),
  );
}

const factors = { low: 0.5, normal: 1, high: 2 } as const;

/** Tenths of a point, as integers. */
function weightsOf(steps: PlanSettings['weights']): Weights {
  const weight = (normal: number, step: keyof typeof factors) => Math.round(normal * factors[step]);
  return {
    hallChange: weight(defaultWeights.hallChange, steps.hallChange),
    travelPerMinute: weight(defaultWeights.travelPerMinute, steps.hallChange),
    shortRest: weight(defaultWeights.shortRest, steps.shortRest),
    longWaitPer30: weight(defaultWeights.longWaitPer30, steps.longWait),
    thirdInDay: weight(defaultWeights.thirdInDay, steps.thirdInDay),
    lunch: weight(defaultWeights.lunch, steps.lunch),
    lateThenEarly: weight(defaultWeights.lateThenEarly, steps.lateThenEarly),
    coach: weight(defaultWeights.coach, steps.coach),
    pathHallChange: weight(defaultWeights.pathHallChange, steps.pathHallChange),
    wish: weight(defaultWeights.wish, steps.teamWish),
  };
}

/**
 * Finals of the first play-off are pinned to the last starts of the main court, the youngest category first. Without a main court, or
 * with more finals than starts on its last day, nothing is pinned.
 */
export function withFinals(
  matches: readonly DerivedMatch[],
  settings: PlanSettings,
  base: InputBase,
): DerivedMatch[] {
  const pins = finalPins(matches, settings, base);
  return matches.map((match) => {
    const pin = pins.get(match.key);
    return pin ? { ...match, pin } : match;
  });
}

function finalPins(
  matches: readonly DerivedMatch[],
  settings: PlanSettings,
  base: InputBase,
): ReadonlyMap<string, Pin> {
  const main = settings.courts.find((court) => court.active && court.main);
  const days = base.hallDays.filter(({ hall }) => hall === main?.key).toSorted((a, b) => b.day - a.day);
  const [last] = days;
  const order = new Map(settings.categories.map(({ code }, index) => [code, index]));
  const finals = matches
    .filter(({ level, groupKey }) => level === 'final' && !/ [B-Z] F$/.test(groupKey))
    .toSorted((a, b) => (order.get(b.category) ?? 0) - (order.get(a.category) ?? 0));
  if (!last || slotsOf(last).length < finals.length) return new Map();
  return reserveFinals(
    last,
    finals.map(({ key }) => key),
  );
}
