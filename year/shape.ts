import { type FormatPlan, type FormatTemplate, planFormat, readyFormats } from '@sevenmetre/engine/formats';
import type { Gender } from '@sevenmetre/rules/vocabulary';
import { clubNames, hallNames, SeededRandom } from '@sevenmetre/rules/fiction';

export interface CategoryShape {
  readonly code: string;
  readonly gender: Gender;
  /** ISO date. */
  readonly bornFrom: string;
  /** Accepted teams. */
  readonly teams: number;
  readonly format: FormatTemplate;
  readonly plan: FormatPlan;
}

export interface ClubShape {
  readonly name: string;
  readonly country: string;
  readonly email: string;
  /** Codes of categories, one for each team. */
  readonly teams: readonly string[];
  /** The organiser's decision; teams of `waiting` find their category full. */
  readonly decision: 'accepted' | 'waiting' | 'declined';
}

/** What the people of a year intend, from the number of teams and a seed only. */
export interface YearShape {
  readonly year: number;
  readonly name: string;
  readonly seed: number;
  /** ISO dates of the tournament. */
  readonly days: readonly string[];
  readonly categories: readonly CategoryShape[];
  readonly clubs: readonly ClubShape[];
  readonly halls: readonly string[];
}

const slotsOfDay = 18;
const share = 0.6;
/**
 * One less than the rules of a category allow by default: with that many on every day there is often no
 * schedule.
 */
const matchesOfDay = 2;
const day = 86_400_000;

export function shapeOf(year: number, teams: number, seed: number): YearShape {
  const random = new SeededRandom(seed * 7919 + year);
  const count = teams <= 48 ? 2 : 4;
  const categories = categoriesOf({ year, teams, days: count }, random);
  const matches = categories.reduce((sum, { plan }) => sum + plan.matches.length, 0);
  const halls = Math.max(2, Math.ceil(matches / (count * slotsOfDay * share)));
  const first = Date.UTC(year, 5, 11);
  return {
    year,
    name: 'Javorový pohár',
    seed,
    days: Array.from({ length: count }, (_, index) =>
      new Date(first + index * day).toISOString().slice(0, 10),
    ),
    categories,
    clubs: clubsOf(categories, random),
    halls: Array.from({ length: halls }, (_, index) => named(hallNames, index)),
  };
}

/** At most twelve categories of about eight teams or more, each with a format that keeps its promise. */
function categoriesOf(
  { year, teams, days }: { readonly year: number; readonly teams: number; readonly days: number },
  random: SeededRandom,
): CategoryShape[] {
  const count = Math.min(12, Math.max(1, Math.round(teams / 8)));
  const sizes = Array.from({ length: count }, (_, index) => Math.floor((teams + index) / count));
  // Neighbours exchange a team, so that not every number is even.
  for (let index = 0; index + 1 < count; index += 2) move(sizes, index, index + 1);
  return sizes.map((size, index) => {
    const format = random.pick(index < 2 ? withdrawableFormats(size, days) : formatsFor(size, days));
    const plan = planFormat(format, size);
    if (!plan.ok) throw new Error(`${format.id} does not take ${size} teams`);
    const age = 18 - 2 * (index >> 1);
    return {
      code: `${index % 2 === 0 ? 'M' : 'W'}${String.fromCodePoint(65 + (index >> 1))}`,
      gender: index % 2 === 0 ? 'M' : 'W',
      bornFrom: `${year - age}-01-01`,
      teams: size,
      format,
      plan: plan.value,
    };
  });
}

function move(sizes: number[], from: number, to: number): void {
  const one = sizes[from] ?? 0;
  const other = sizes[to] ?? 0;
  if (one <= 5) return;
  sizes[from] = one - 1;
  sizes[to] = other + 1;
}

/**
 * Formats that a number of teams can play on these days with every promise kept. Formats with seats for the
 * best of several groups are left out: these seats stay open at the publication.
 */
function formatsFor(teams: number, days: number): FormatTemplate[] {
  const fitting = readyFormats.filter((format) => {
    const plan = planFormat(format, teams);
    return (
      plan.ok &&
      plan.value.perEntry.min >= Math.max(2, format.guarantee) &&
      plan.value.perEntry.max <= days * matchesOfDay + 1 &&
      plan.value.groups.every(({ seats }) => seats.every(({ kind }) => kind !== 'best'))
    );
  });
  if (fitting.length === 0) throw new Error(`No format takes ${teams} teams`);
  return fitting;
}

/**
 * Of these, the formats in which a team may withdraw without leaving a seat empty; all of them where there is
 * none.
 */
function withdrawableFormats(teams: number, days: number): FormatTemplate[] {
  const fitting = formatsFor(teams, days);
  const withdrawable = fitting.filter((format) => {
    const plan = planFormat(format, teams);
    return plan.ok && allowsWithdrawal(plan.value);
  });
  return withdrawable.length > 0 ? withdrawable : fitting;
}

/** Whether there are groups, and no seat waits for the last place of one. */
export function allowsWithdrawal({ groups }: FormatPlan): boolean {
  const tables = new Map(
    groups.flatMap(({ id, isBracket, seats }) => (isBracket ? [] : [[id, seats.length]])),
  );
  const taken = groups.flatMap(({ seats }) =>
    seats.filter((seat) => seat.kind === 'standing' && seat.standing === tables.get(seat.group)),
  );
  return tables.size > 0 && taken.length === 0;
}

/**
 * Clubs with one to four teams of different categories, then one whose teams wait and one that is declined.
 */
function clubsOf(categories: readonly CategoryShape[], random: SeededRandom): ClubShape[] {
  const left = new Map(categories.map(({ code, teams }) => [code, teams]));
  const clubs: ClubShape[] = [];
  const add = (teams: readonly string[], decision: ClubShape['decision']) => {
    const { country } = clubNames[clubs.length % clubNames.length] ?? { country: 'CZ' };
    const name = named(
      clubNames.map((club) => club.name),
      clubs.length,
    );
    clubs.push({ name, country, email: `club-${clubs.length + 1}@example.test`, teams, decision });
  };
  while (left.size > 0) {
    const most = Math.min(left.size, random.whole(1, 4));
    const codes = [...left.keys()];
    const chosen = Array.from({ length: most }, () =>
      codes.splice(random.whole(0, codes.length - 1), 1),
    ).flat();
    for (const code of chosen) {
      const rest = (left.get(code) ?? 0) - 1;
      if (rest > 0) left.set(code, rest);
      else left.delete(code);
    }
    add(chosen, 'accepted');
  }
  const full = categories.slice(0, 2).map(({ code }) => code);
  add(full, 'waiting');
  add(full.slice(0, 1), 'declined');
  return clubs;
}

/** The name of a list; after the last one they repeat with a numeral. */
function named(names: readonly string[], index: number): string {
  const round = Math.floor(index / names.length) + 1;
  const name = names[index % names.length] ?? '';
  return round === 1 ? name : `${name} ${round}`;
}
