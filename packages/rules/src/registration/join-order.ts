import { type Currency, currencies } from '../vocabulary/index.ts';
import { clubLimits } from './club-form.ts';
import type { TimeWindow } from './windows.ts';

/** What a visitor has counted on the join page, before anybody has an account. */
export interface JoinOrder {
  readonly teams: number;
  /** Persons of all teams together. */
  readonly persons: number;
  /** null: none. */
  readonly packageId: number | null;
  readonly serviceLevelId: number | null;
  /** Category of the first team; null: not chosen. */
  readonly category: string | null;
  /** In which the prices were shown; null: not said. */
  readonly currency: Currency | null;
}

/** The order as query parameters; the fields of the form on the join page have the same names. */
export function writeJoinOrder(order: JoinOrder): [name: string, value: string][] {
  const { teams, persons, packageId, serviceLevelId, category, currency } = order;
  const chosen = (name: string, value: number | string | null): [string, string][] =>
    value === null ? [] : [[name, String(value)]];
  return [
    ['teams', String(teams)],
    ['persons', String(persons)],
    ...chosen('package', packageId),
    ...chosen('level', serviceLevelId),
    ...chosen('category', category),
    ...chosen('currency', currency),
  ];
}

/**
 * The order of an address (CR13). null: it names none. Counts beyond the limits of the form become the limit; what is
 * no number is left out.
 * @param read value of a query parameter; null: absent
 */
export function readJoinOrder(read: (name: string) => string | null): JoinOrder | null {
  const teams = numberOf(read('teams'));
  const category = read('category')?.trim().slice(0, clubLimits.line) ?? '';
  if (teams === null && category === '') return null;
  const count = Math.min(Math.max(teams ?? 1, 1), clubLimits.teams);
  return {
    teams: count,
    persons: Math.min(numberOf(read('persons')) ?? 0, count * clubLimits.persons),
    packageId: idOf(read('package')),
    serviceLevelId: idOf(read('level')),
    category: category === '' ? null : category,
    currency: currencies.find((one) => one === read('currency')) ?? null,
  };
}

/** The persons of each team: as equal as whole numbers allow, the first teams have one more. */
export function divideAmongTeams({ teams, persons }: Pick<JoinOrder, 'teams' | 'persons'>): number[] {
  const least = Math.trunc(persons / teams);
  return Array.from({ length: teams }, (_, index) => least + Number(index < persons % teams));
}

function numberOf(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

function idOf(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** `before` the window opens, while it is `open`, and once it is `closed` (RW9). */
export type JoinPhase = 'before' | 'open' | 'closed';

/** The phase of a window; at the exact time of a bound it is not open (RW1). */
export function joinPhase({ from, till }: TimeWindow, now: Date): JoinPhase {
  if (from !== null && now <= from) return 'before';
  return till !== null && now >= till ? 'closed' : 'open';
}

interface AgeCategory {
  readonly gender: string;
  /** ISO date; null: no limit. */
  readonly birthDateMin: string | null;
}

/** Years of birth of a category; `till` null: and later. */
export interface BirthYears {
  readonly from: number;
  readonly till: number | null;
}

/** Years of birth, up to those of the next younger category of the same gender; null: any. */
export function birthYears(category: AgeCategory, all: readonly AgeCategory[]): BirthYears | null {
  if (category.birthDateMin === null) return null;
  const from = yearOf(category.birthDateMin);
  const younger = all.flatMap(({ gender, birthDateMin }) =>
    gender === category.gender && birthDateMin !== null && yearOf(birthDateMin) > from
      ? [yearOf(birthDateMin)]
      : [],
  );
  return { from, till: younger.length === 0 ? null : Math.min(...younger) - 1 };
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}
