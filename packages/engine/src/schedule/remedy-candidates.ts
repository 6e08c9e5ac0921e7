import type { Capacity } from './capacity.ts';
import type { ScheduleInput } from './input.ts';

/** One change of a plan's settings. Times are minutes since midnight; days count from 0. */
export type RemedyChange =
  | {
      readonly kind: 'later' | 'earlier';
      readonly day: number;
      readonly courts: readonly string[];
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly kind: 'openDay';
      readonly day: number;
      readonly courts: readonly string[];
      readonly open: number;
      readonly close: number;
    }
  /** Unused courts in the settings, with their hours. */
  | { readonly kind: 'useCourts'; readonly courts: readonly string[] }
  /** Of each team, or on the way to a match. */
  | {
      readonly kind: 'moreInDay' | 'moreOnWay';
      readonly category: string;
      readonly from: number;
      readonly to: number;
    }
  | { readonly kind: 'laterEnd'; readonly category: string; readonly from: number; readonly to: number };

interface Hours {
  readonly day: number;
  readonly open: number;
  readonly close: number;
}

/** The settings that remedies read and change; others are not touched. */
export interface PlannableSettings {
  readonly courts: readonly {
    readonly key: string;
    readonly active: boolean;
    readonly hours: readonly Hours[];
  }[];
  readonly categories: readonly {
    readonly code: string;
    readonly maxPerDay: number;
    readonly maxPathPerDay: number;
    readonly latestEnd: number;
  }[];
}

const hour = 60;
const limits = {
  earliestOpen: 7 * hour,
  latestClose: 22 * hour,
  latestEnd: 21 * hour,
  mostInDay: 5,
  mostOnWay: 7,
};

/** All possible remedies in the widest form: all courts with the same hours. */
export function candidatesOf(
  settings: PlannableSettings,
  { crowded, groups, ways, tightest }: Pick<Capacity, 'crowded' | 'groups' | 'ways' | 'tightest'>,
  input: ScheduleInput,
): RemedyChange[] {
  const [worst] = tightest;
  const full = new Set([...crowded, ...groups].map(({ category }) => category));
  const late = new Set([...full, ...(worst?.categories ?? [])]);
  return [
    ...hallHours(input, 'close'),
    ...hallHours(input, 'open'),
    ...closedDays(settings, input),
    ...unusedCourts(settings),
    ...moreInDay(settings, full),
    ...moreOnWay(settings, new Set(ways.map(({ category }) => category))),
    ...laterEnds(settings, late, Math.max(0, ...input.hallDays.map(({ close }) => close))),
  ];
}

/** One hour later or earlier; earlier by whole slots, so that existing starts stay starts. */
function hallHours({ hallDays }: ScheduleInput, side: 'open' | 'close'): RemedyChange[] {
  const alike = Map.groupBy(hallDays, (one) => `${one.day} ${one[side]} ${one.slotLength}`);
  return [...alike.values()].flatMap((same): RemedyChange[] => {
    const [first] = same;
    if (!first) return [];
    const { day, slotLength } = first;
    const from = first[side];
    const slots = Math.max(1, Math.floor(hour / slotLength)) * slotLength;
    const to = side === 'close' ? from + Math.max(hour, slotLength) : from - slots;
    if (to > limits.latestClose || to < limits.earliestOpen) return [];
    const courts = same.map(({ hall }) => hall);
    return [{ kind: side === 'close' ? 'later' : 'earlier', day, courts, from, to }];
  });
}

/** Courts that are closed on a day when others are open. */
function closedDays({ courts }: PlannableSettings, { hallDays }: ScheduleInput): RemedyChange[] {
  return [...Map.groupBy(hallDays, ({ day }) => day)].flatMap(([day, open]): RemedyChange[] => {
    const closed = courts.filter((court) => court.active && court.hours.every((one) => one.day !== day));
    const [first] = open;
    if (closed.length === 0 || !first) return [];
    const keys = closed.map(({ key }) => key);
    return [{ kind: 'openDay', day, courts: keys, open: first.open, close: first.close }];
  });
}

function unusedCourts({ courts }: PlannableSettings): RemedyChange[] {
  const unused = courts.filter(({ active, hours }) => !active && hours.length > 0);
  return unused.length === 0 ? [] : [{ kind: 'useCourts', courts: unused.map(({ key }) => key) }];
}

function moreInDay({ categories }: PlannableSettings, crowded: ReadonlySet<string>): RemedyChange[] {
  return categories
    .filter(({ code, maxPerDay }) => crowded.has(code) && maxPerDay < limits.mostInDay)
    .map(({ code, maxPerDay }) => ({
      kind: 'moreInDay',
      category: code,
      from: maxPerDay,
      to: maxPerDay + 1,
    }));
}

function moreOnWay({ categories }: PlannableSettings, codes: ReadonlySet<string>): RemedyChange[] {
  return categories
    .filter(({ code, maxPathPerDay }) => codes.has(code) && maxPathPerDay < limits.mostOnWay)
    .map(({ code, maxPathPerDay }) => ({
      kind: 'moreOnWay',
      category: code,
      from: maxPathPerDay,
      to: maxPathPerDay + 1,
    }));
}

/** Categories whose latest end is before the halls close. */
function laterEnds(
  { categories }: PlannableSettings,
  codes: ReadonlySet<string>,
  lastClose: number,
): RemedyChange[] {
  const most = Math.min(limits.latestEnd, lastClose);
  return categories
    .filter(({ code, latestEnd }) => codes.has(code) && latestEnd < most)
    .map(({ code, latestEnd }) => ({
      kind: 'laterEnd',
      category: code,
      from: latestEnd,
      to: Math.min(most, latestEnd + hour),
    }));
}

/** Settings with changes applied. Missing courts and categories are skipped. */
export function withRemedies<S extends PlannableSettings>(settings: S, changes: readonly RemedyChange[]): S {
  return changes.reduce<S>((now, change) => {
    const { courts, categories } = now;
    return 'courts' in change
      ? { ...now, courts: courts.map((court) => withHours(court, change)) }
      : { ...now, categories: categories.map((category) => withRules(category, change)) };
  }, settings);
}

function withHours<C extends PlannableSettings['courts'][number]>(
  court: C,
  change: Extract<RemedyChange, { readonly courts: readonly string[] }>,
): C {
  if (!change.courts.includes(court.key)) return court;
  if (change.kind === 'useCourts') return { ...court, active: true };
  const { kind, day } = change;
  if (kind === 'openDay') {
    const hours = [...court.hours, { day, open: change.open, close: change.close }];
    return { ...court, hours: hours.toSorted((a, b) => a.day - b.day) };
  }
  const side = kind === 'later' ? 'close' : 'open';
  return {
    ...court,
    hours: court.hours.map((one) => (one.day === day ? { ...one, [side]: change.to } : one)),
  };
}

function withRules<C extends PlannableSettings['categories'][number]>(
  rules: C,
  change: Extract<RemedyChange, { readonly category: string }>,
): C {
  if (rules.code !== change.category) return rules;
  const { kind, to } = change;
  if (kind === 'laterEnd') return { ...rules, latestEnd: to };
  if (kind === 'moreOnWay') return { ...rules, maxPathPerDay: to };
  return { ...rules, maxPerDay: to, maxPathPerDay: Math.max(to, rules.maxPathPerDay) };
}
