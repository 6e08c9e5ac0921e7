import { ageOn } from './age.ts';
import type { RosterFinding, RosterFindingCode } from './finding.ts';
import { judgeCategory, ofOtherGender } from './judge-category.ts';
import type { RosterCheck, RosterLimits } from './limits.ts';
import type { Assignment, Roster, RosterCategory, RosterPerson } from './roster.ts';

interface Case {
  readonly person: RosterPerson;
  readonly others: readonly RosterPerson[];
  readonly roster: Roster;
  readonly limits: RosterLimits;
}

type Parameters = RosterFinding['parameters'];
type Found = readonly [RosterCheck, RosterFindingCode, Parameters];

/**
 * Whether somebody may stand where the assignments say, beside everybody else of the club (RO3 to RO8). Errors forbid
 * saving, warnings are shown. Assignments of teams that the roster does not know are passed over.
 *
 * @param roster may hold the person as stored before; it is judged by what `person` says
 */
export function judgePerson(person: RosterPerson, roster: Roster, limits: RosterLimits): RosterFinding[] {
  const others = roster.persons.filter((other) => other.id === null || other.id !== person.id);
  const judged: Case = { person, others, roster, limits };
  return person.assignments.flatMap((place) => {
    const category = categoryOf(roster, place.teamId);
    if (!category) return [];
    const found = place.role === 'leader' ? judgeLeader(judged) : judgePlayer(judged, place, category);
    return found.flatMap(([check, code, parameters]) => {
      const limit = limits.levels[check];
      // Nobody is saved without a birth date; whoever came in without one is no wrongdoer.
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

function judgeLeader({ person, limits }: Case): Found[] {
  const { leaderMinimumAge, firstDay } = limits;
  if (person.birthDate === null) return [['leaderAge', 'birth-date-missing', {}]];
  return ageOn(person.birthDate, firstDay) < leaderMinimumAge
    ? [['leaderAge', 'Participant cannot be leader', { minimumAge: leaderMinimumAge }]]
    : [];
}

function judgePlayer(judged: Case, place: Assignment, category: RosterCategory): Found[] {
  return [
    ...judgeNumber(judged, place),
    ...judgeBirthDate(judged, category),
    ...judgeGender(judged, place, category),
    ...judgeOtherTeams(judged, place, category),
  ];
}

function judgeNumber({ others, limits }: Case, { teamId, jerseyNumber }: Assignment): Found[] {
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

function judgeBirthDate({ person, roster }: Case, category: RosterCategory): Found[] {
  if (person.birthDate === null) return [found('category', 'birth-date-missing', {})];
  const verdict = judgeCategory(person.birthDate, category, roster.categories);
  return verdict ? [found('category', verdict.code, verdict.parameters)] : [];
}

function judgeGender({ person, others, limits }: Case, place: Assignment, category: RosterCategory): Found[] {
  const { gender, code } = category;
  if (gender === 'X' || person.gender === null || person.gender === gender) return [];
  const allowed = limits.mixedAllowance.get(code) ?? 0;
  if (allowed === 0) return [found('mixed', 'gender-not-allowed', { category: code })];
  return ofOtherGender(others, place.teamId, category).length >= allowed
    ? [found('mixed', 'mixed-team-full', { category: code, allowed })]
    : [];
}

function judgeOtherTeams({ person, roster }: Case, place: Assignment, category: RosterCategory): Found[] {
  const other = person.assignments.find(
    ({ teamId, role }) =>
      teamId !== place.teamId && role === 'player' && categoryOf(roster, teamId)?.id === category.id,
  );
  if (!other) return [];
  const team = roster.teams.find(({ id }) => id === other.teamId)?.name ?? '';
  return [found('oneTeam', 'category-taken', { category: category.code, team })];
}

function found(check: RosterCheck, code: RosterFindingCode, parameters: Parameters): Found {
  return [check, code, parameters];
}
