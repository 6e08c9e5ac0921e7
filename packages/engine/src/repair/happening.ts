import type { HallDay, Minute, Placement, ScheduleInput } from '../schedule/index.ts';
import { minutesOfDay } from '../schedule/index.ts';

/** A change of a published schedule. Minutes are absolute. */
export type Happening =
  | { readonly kind: 'hallClosed'; readonly hall: string; readonly from: Minute; readonly to: Minute }
  /** Everything that begins there from `from` until the end of that day is delayed by this time, or moved. */
  | { readonly kind: 'hallLate'; readonly hall: string; readonly from: Minute; readonly minutes: number }
  | { readonly kind: 'hallGained'; readonly hallDay: HallDay }
  | { readonly kind: 'categoryDelayed'; readonly category: string; readonly until: Minute }
  | { readonly kind: 'matchPostponed'; readonly match: string; readonly until: Minute }
  /** By hand: placed there whatever rules it breaks; others make room. */
  | { readonly kind: 'matchMoved'; readonly match: string; readonly to: Placement }
  | { readonly kind: 'matchesSwapped'; readonly matches: readonly [string, string] }
  | { readonly kind: 'matchesDropped'; readonly matches: readonly string[] };

/** The present problem. */
export function afterHappenings(input: ScheduleInput, happenings: readonly Happening[]): ScheduleInput {
  return happenings.reduce(afterHappening, input);
}

function afterHappening(input: ScheduleInput, happening: Happening): ScheduleInput {
  switch (happening.kind) {
    case 'hallClosed':
      return { ...input, hallDays: input.hallDays.map((day) => closed(day, happening)) };
    case 'hallGained': {
      const { hallDay } = happening;
      const others = input.hallDays.filter(({ hall, day }) => hall !== hallDay.hall || day !== hallDay.day);
      return { ...input, hallDays: [...others, hallDay] };
    }
    case 'matchesDropped':
      return withoutMatches(input, new Set(happening.matches));
    case 'categoryDelayed':
    case 'matchPostponed':
    case 'hallLate':
    case 'matchMoved':
    case 'matchesSwapped':
      // The problem is unchanged: `waitingUntil`, `withLateHalls` and `placesByHand` give the consequences.
      return input;
  }
}

function closed(day: HallDay, { hall, from, to }: Extract<Happening, { kind: 'hallClosed' }>): HallDay {
  const midnight = day.day * minutesOfDay;
  if (day.hall !== hall || to <= midnight || from >= midnight + minutesOfDay) return day;
  const blocked = { from: Math.max(0, from - midnight), to: Math.min(minutesOfDay, to - midnight) };
  return { ...day, blocked: [...day.blocked, blocked] };
}

function withoutMatches(input: ScheduleInput, dropped: ReadonlySet<string>): ScheduleInput {
  const matches = input.matches
    .filter(({ key }) => !dropped.has(key))
    .map((match) => ({
      ...match,
      waitsFor: match.waitsFor.filter((feeder) => feeder.kind === 'group' || !dropped.has(feeder.key)),
    }));
  const groups = new Set(matches.map(({ group }) => group));
  const played = matches.map((match) => ({
    ...match,
    waitsFor: match.waitsFor.filter((feeder) => feeder.kind === 'match' || groups.has(feeder.group)),
  }));
  return { ...input, matches: played };
}

/** Earliest start of each match according to the changes. */
export function waitingUntil(input: ScheduleInput, happenings: readonly Happening[]): Map<string, Minute> {
  const until = new Map<string, Minute>();
  for (const happening of happenings) {
    if (happening.kind !== 'categoryDelayed' && happening.kind !== 'matchPostponed') continue;
    for (const { key, category } of input.matches) {
      const isMeant =
        happening.kind === 'matchPostponed' ? key === happening.match : category === happening.category;
      if (isMeant) until.set(key, Math.max(until.get(key) ?? 0, happening.until));
    }
  }
  return until;
}
