import { checkFields } from '../check-fields.ts';
import { checkPerson } from '../check-person.ts';
import type { RosterLimits } from '../limits.ts';
import { checkLockedNumbers } from '../numbers-locked.ts';
import { eachPersonText } from '../roster.ts';
import type { Assignment, Roster, RosterPerson } from '../roster.ts';
import { personKey } from '../same-person.ts';
import type { ListedPerson } from '../people/settle-people.ts';
import { violation, type ImportViolation, namedTeams, readRow, type ReadRow } from './read-row.ts';

/** `asked`: left out until somebody answers what the row leaves open. */
type RowResult = 'create' | 'update' | 'same' | 'asked' | 'refused';

interface ImportRow {
  readonly texts: ListedPerson;
  readonly result: RowResult;
  readonly violations: readonly ImportViolation[];
}

export interface ImportPlan {
  readonly rows: readonly ImportRow[];
  /** Resulting persons; new ones have no id. */
  readonly persons: readonly RosterPerson[];
  /** Line of the first row that changes each of the persons. */
  readonly lines: readonly number[];
}

export interface ImportScope {
  /** Teams that may be edited; null: all of the club. */
  readonly teamIds: ReadonlySet<number> | null;
  readonly mayChangeNumbers: boolean;
}

/**
 * Applies listed people to a roster, row by row (RO11): each row is validated after the previous ones, and a
 * refused or open one changes nothing. Persons are recognised by names and birth date; empty cells keep the
 * stored value.
 */
export function planImport(
  people: readonly ListedPerson[],
  roster: Roster,
  limits: RosterLimits,
  scope: ImportScope,
): ImportPlan {
  const planning = new Planning(roster, limits, scope);
  const rows = people.map((person) => planning.take(person));
  return { rows, ...planning.changed() };
}

class Planning {
  readonly #roster: Roster;
  readonly #limits: RosterLimits;
  readonly #scope: ImportScope;
  readonly #teams: ReturnType<typeof namedTeams>;
  /** By key, or by a separate one for persons without. */
  readonly #persons: Map<string, RosterPerson>;
  /** Lines by key. */
  readonly #changed = new Map<string, number>();
  readonly #filled = new Set<string>();

  constructor(roster: Roster, limits: RosterLimits, scope: ImportScope) {
    this.#roster = roster;
    this.#limits = limits;
    this.#scope = scope;
    this.#teams = namedTeams(roster);
    this.#persons = new Map(roster.persons.map((person) => [personKey(person) ?? `#${person.id}`, person]));
  }

  take(texts: ListedPerson): ImportRow {
    const row = readRow(texts, { teams: this.#teams, teamIds: this.#scope.teamIds });
    const key = personKey(row) ?? `line ${texts.line}`;
    const before = this.#persons.get(key) ?? null;
    const after = this.#merge(row, before);
    const violations = onceEach([
      ...row.violations,
      ...this.#repeated(key, row),
      ...this.#check(after, before, key),
      ...(isWithoutTeam(after, row) ? [violation('without-team', 'warning')] : []),
    ]);
    if (texts.open.length > 0) return { texts, result: 'asked', violations: askedFirst(texts, violations) };
    if (violations.some(({ level }) => level === 'error')) return { texts, result: 'refused', violations };
    this.#filled.add(`${key}|${row.place?.team.id ?? ''}`);
    if (before !== null && isSame(before, after)) return { texts, result: 'same', violations };
    this.#persons.set(key, after);
    if (!this.#changed.has(key)) this.#changed.set(key, texts.line);
    return { texts, result: before === null ? 'create' : 'update', violations };
  }

  changed(): Pick<ImportPlan, 'persons' | 'lines'> {
    const changed = [...this.#changed].flatMap(([key, line]) => {
      const person = this.#persons.get(key);
      return person ? [{ person, line }] : [];
    });
    return { persons: changed.map(({ person }) => person), lines: changed.map(({ line }) => line) };
  }

  #repeated(key: string, row: ReadRow): ImportViolation[] {
    return this.#filled.has(`${key}|${row.place?.team.id ?? ''}`) ? [violation('row-repeated')] : [];
  }

  #merge(row: ReadRow, before: RosterPerson | null): RosterPerson {
    // A person in another leader's team gets a place in this team; their data stay as entered by the club.
    const isForeign = before !== null && !isWithin(before, this.#scope.teamIds);
    return {
      id: before?.id ?? null,
      firstName: isForeign ? before.firstName : row.firstName,
      lastName: isForeign ? before.lastName : row.lastName,
      birthDate: row.birthDate,
      gender: isForeign ? before.gender : (row.gender ?? before?.gender ?? null),
      ...eachPersonText((field) => (isForeign ? '' : row[field]) || (before?.[field] ?? '')),
      assignments: withPlace(before?.assignments ?? [], row.place),
    };
  }

  #check(after: RosterPerson, before: RosterPerson | null, key: string): ImportViolation[] {
    const persons = [...this.#persons].flatMap(([other, person]) => (other === key ? [] : person));
    const numbers = this.#scope.mayChangeNumbers
      ? []
      : checkLockedNumbers(before?.assignments ?? [], after.assignments);
    return [
      ...checkFields(after, this.#limits.firstDay),
      ...checkPerson(after, { ...this.#roster, persons }, this.#limits),
      ...numbers,
    ].map(({ code, level, parameters }) => ({ code, level, parameters }));
  }
}

function isWithoutTeam({ assignments }: RosterPerson, { violations }: ReadRow): boolean {
  return assignments.length === 0 && violations.every(({ code }) => !code.startsWith('team-'));
}

/** What the row leaves open, then the rest; an open birth date is not also reported as unreadable. */
function askedFirst({ open }: ListedPerson, violations: readonly ImportViolation[]): ImportViolation[] {
  const others = violations.filter(
    ({ code }) => !(code === 'birth-date-invalid' && open.some((asked) => asked.startsWith('birth-date'))),
  );
  return [...open.map((code) => violation(code)), ...others];
}

/**
 * A value that is not understood is not reported as missing, and violations of a person are reported once,
 * not for each team.
 */
function onceEach(violations: readonly ImportViolation[]): ImportViolation[] {
  const codes = new Set(violations.map(({ code }) => code));
  const understood = (code: string) =>
    !(code === 'birth-date-missing' && codes.has('birth-date-invalid')) &&
    !(code === 'gender-missing' && codes.has('gender-unknown'));
  const isFirst = (one: ImportViolation, index: number) =>
    violations.findIndex(({ code, level }) => code === one.code && level === one.level) === index;
  return violations.filter((one, index) => understood(one.code) && isFirst(one, index));
}

function isWithin({ assignments }: RosterPerson, teamIds: ReadonlySet<number> | null): boolean {
  return teamIds === null || assignments.every(({ teamId }) => teamIds.has(teamId));
}

function withPlace(assignments: readonly Assignment[], place: ReadRow['place']): readonly Assignment[] {
  if (place === null) return assignments;
  const { team, role: asked, number } = place;
  const before = assignments.find(({ teamId }) => teamId === team.id);
  const role = asked === 'usual' ? (before?.role ?? 'player') : asked;
  const jerseyNumber = role === 'leader' ? null : (number ?? before?.jerseyNumber ?? null);
  return [...assignments.filter(({ teamId }) => teamId !== team.id), { teamId: team.id, role, jerseyNumber }];
}

function isSame(a: RosterPerson, b: RosterPerson): boolean {
  const places = ({ assignments }: RosterPerson) =>
    assignments
      .map(({ teamId, role, jerseyNumber }) => `${teamId} ${role} ${jerseyNumber}`)
      .sort()
      .join();
  return (
    a.firstName === b.firstName &&
    a.lastName === b.lastName &&
    a.gender === b.gender &&
    places(a) === places(b)
  );
}
