import type { RosterViolation, RosterViolationCode } from './violation.ts';
import { checkCategory, ofOtherGender } from './check-category.ts';
import type { RosterCheck, RosterLimits } from './limits.ts';
import type { Assignment, Roster, RosterCategory, RosterPerson } from './roster.ts';

interface Case {
  readonly person: RosterPerson;
  readonly others: readonly RosterPerson[];
  readonly roster: Roster;
  readonly limits: RosterLimits;
}

type Parameters = RosterViolation['parameters'];
type Found = readonly [RosterCheck, RosterViolationCode, Parameters];

/**
 * Validates a person's places in teams against all others of the club (RO3 to RO8). Errors prevent saving,
 * warnings are shown. Unknown teams are skipped.
 * @param roster may contain the stored person, who is replaced by `person`
 */
export function checkPerson(person: RosterPerson, roster: Roster, limits: RosterLimits): RosterViolation[] {
  const others = roster.persons.filter((other) => other.id === null || other.id !== person.id);
  const checked: Case = { person, others, roster, limits };
  return person.assignments.flatMap((place) => {
    const category = categoryOf(roster, place.teamId);
    if (!category) return [];
    const found = place.role === 'leader' ? checkLeader(checked) : checkPlayer(checked, place, category);
    return found.flatMap(([check, code, parameters]) => {
      const limit = limits.levels[check];
      // New persons need a birth date; imported ones without one only get a warning.
      const level = code === 'birth-date-missing' && limit === 'error' ? 'warning' : limit;
      return level === 'off' ? [] : { code, level, field: null, teamId: place.teamId, parameters };
    });
  });
}

/** The category of a team of a roster. */
function categoryOf({ teams, categories }: Roster, teamId: number): RosterCategory | null {
  const team = teams.find(({ id }) => id === teamId);
  return categories.find(({ id }) => id === team?.categoryId) ?? null;
}

function checkLeader({ person, limits }: Case): Found[] {
  const { leaderMinimumAge, firstDay } = limits;
  if (person.birthDate === null) return [['leaderAge', 'birth-date-missing', {}]];
  return ageOn(person.birthDate, firstDay) < leaderMinimumAge
    ? [['leaderAge', 'Participant cannot be leader', { minimumAge: leaderMinimumAge }]]
    : [];
}

function checkPlayer(checked: Case, place: Assignment, category: RosterCategory): Found[] {
  return [
    ...checkNumber(checked, place),
    ...checkBirthDate(checked, category),
    ...checkGender(checked, place, category),
    ...checkOtherTeams(checked, place, category),
  ];
}

function checkNumber({ others, limits }: Case, { teamId, jerseyNumber }: Assignment): Found[] {
  if (jerseyNumber === null) return [];
  const { jerseyMin: min, jerseyMax: max } = limits;
  const isTaken = others.some(({ assignments }) =>
    assignments.some(
      (other) => other.teamId === teamId && other.role === 'player' && other.jerseyNumber === jerseyNumber,
    ),
  );
  const isOutside = jerseyNumber < min || jerseyNumber > max;
  return [
    ...(isOutside ? [found('numberRange', 'jersey-number-out-of-range', { min, max })] : []),
    ...(isTaken ? [found('numberUnique', 'jersey-number-taken', { number: jerseyNumber })] : []),
  ];
}

function checkBirthDate({ person, roster }: Case, category: RosterCategory): Found[] {
  if (person.birthDate === null) return [found('category', 'birth-date-missing', {})];
  const violation = checkCategory(person.birthDate, category, roster.categories);
  return violation ? [found('category', violation.code, violation.parameters)] : [];
}

function checkGender({ person, others, limits }: Case, place: Assignment, category: RosterCategory): Found[] {
  const { gender, code } = category;
  if (gender === 'X' || person.gender === null || person.gender === gender) return [];
  const allowed = limits.mixedAllowance.get(code) ?? 0;
  if (allowed === 0) return [found('mixed', 'gender-not-allowed', { category: code })];
  return ofOtherGender(others, place.teamId, category).length >= allowed
    ? [found('mixed', 'mixed-team-full', { category: code, allowed })]
    : [];
}

function checkOtherTeams({ person, roster }: Case, place: Assignment, category: RosterCategory): Found[] {
  const other = person.assignments.find(
    ({ teamId, role }) =>
      teamId !== place.teamId && role === 'player' && categoryOf(roster, teamId)?.id === category.id,
  );
  if (!other) return [];
  const team = roster.teams.find(({ id }) => id === other.teamId)?.name ?? '';
  return [found('oneTeam', 'category-taken', { category: category.code, team })];
}

function found(check: RosterCheck, code: RosterViolationCode, parameters: Parameters): Found {
  return [check, code, parameters];
}

/**
 * Age in whole years on a day; ISO dates. Persons born on 29 February get a year older on 1 March in other
 * years.
 */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
