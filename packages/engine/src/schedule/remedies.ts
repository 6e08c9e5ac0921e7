import { type Capacity, capacity } from './capacity.ts';
import { compile } from './compile.ts';
import type { ScheduleInput } from './input.ts';
import { type PlannableSettings, type RemedyChange, candidatesOf } from './remedy-candidates.ts';

export { withRemedies } from './remedy-candidates.ts';

/** A change of the settings that adds capacity, and its gain by itself. */
interface Remedy {
  readonly change: RemedyChange;
  /** Reduction of the shortage: places, or matches that no day allows. */
  readonly gain: number;
  /** Remaining shortage; 0: no longer proven impossible. */
  readonly left: number;
  /** Additional opening minutes of courts. */
  readonly courtMinutes: number;
}

export interface Remedies {
  /** Cheapest per gain first. */
  readonly single: readonly Remedy[];
  /** Indexes of `single` that together leave no shortage; null: one alone suffices, or all do not. */
  readonly together: readonly number[] | null;
}

const mostShown = 6;

/**
 * Remedies for a plan that is proven impossible. Every change is tried and returned only if it reduces the
 * shortage.
 * @param inputOf the scheduling problem of changed settings: finals and slots may move with the hours
 */
export function findRemedies<S extends PlannableSettings>(
  settings: S,
  inputOf: (changes: readonly RemedyChange[]) => ScheduleInput,
): Remedies {
  const now = capacity(compile(inputOf([])));
  const short = lacksOf(now);
  if (short === 0) return { single: [], together: null };
  const lacksWith = (changes: readonly RemedyChange[]) => lacksOf(capacity(compile(inputOf(changes))));
  const single = candidatesOf(settings, now, inputOf([]))
    .flatMap((candidate) => remedyOf(candidate, short, lacksWith))
    .map((remedy) => ({ ...remedy, courtMinutes: courtMinutesOf(remedy.change, settings) }))
    .toSorted((a, b) => priceOf(a) - priceOf(b) || a.left - b.left)
    .slice(0, mostShown);
  return { single, together: togetherOf(single, lacksWith) };
}

/** Tries as few courts as the shortage needs, and all of them if that is not enough. */
function remedyOf(
  widest: RemedyChange,
  short: number,
  lacksWith: (changes: readonly RemedyChange[]) => number,
): Omit<Remedy, 'courtMinutes'>[] {
  const left = lacksWith([widest]);
  if (left >= short) return [];
  const narrow = narrowed(widest, short);
  const isEnough = narrow !== widest && lacksWith([narrow]) === left;
  const change = isEnough ? narrow : widest;
  return [{ change, gain: short - left, left }];
}

/** Each court adds at least one place. */
function narrowed(change: RemedyChange, courts: number): RemedyChange {
  if (!('courts' in change) || change.courts.length <= courts) return change;
  return { ...change, courts: change.courts.slice(0, courts) };
}

function courtMinutesOf(change: RemedyChange, { courts }: PlannableSettings): number {
  if (!('courts' in change)) return 0;
  if (change.kind === 'useCourts')
    return courts
      .filter(({ key }) => change.courts.includes(key))
      .flatMap(({ hours }) => hours)
      .reduce((sum, { open, close }) => sum + close - open, 0);
  const minutes = change.kind === 'openDay' ? change.close - change.open : Math.abs(change.to - change.from);
  return minutes * change.courts.length;
}

/** Minutes of courts per place; changes of rules affect children's rests or evenings and cost an hour. */
function priceOf({ change, gain, courtMinutes }: Remedy): number {
  return ('courts' in change ? courtMinutes : 60 * gain) / gain;
}

function togetherOf(
  single: readonly Remedy[],
  lacksWith: (changes: readonly RemedyChange[]) => number,
): number[] | null {
  if (single.some(({ left }) => left === 0)) return null;
  for (let count = 2; count <= single.length; count += 1) {
    const taken = single.slice(0, count);
    if (lacksWith(taken.map(({ change }) => change)) === 0) return taken.map((_, index) => index);
  }
  return null;
}

/** Number of places, matches, and matches of crowded teams and groups without capacity; 1 if no order fits. */
function lacksOf({ tightest, homeless, crowded, groups, ways, noOrder }: Capacity): number {
  const places = Math.max(0, ...tightest.map(({ need, have }) => need - have));
  const inGroups = [...groups, ...ways].reduce((sum, { need, have }) => sum + need - have, 0);
  return (
    places +
    homeless.length +
    inGroups +
    Number(noOrder) +
    crowded.reduce((sum, { teams, need, have }) => sum + teams * (need - have), 0)
  );
}
