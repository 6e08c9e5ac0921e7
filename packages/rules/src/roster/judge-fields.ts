import { isDay } from '../dates/index.ts';
import type { PersonField, RosterFinding, RosterFindingCode } from './finding.ts';
import type { RosterPerson } from './roster.ts';

export const longestName = 60;
const oldest = 110;

export type PersonFields = Pick<RosterPerson, 'firstName' | 'lastName' | 'birthDate' | 'gender'>;

/**
 * Whether a person is described well enough to be stored: both names, a day of birth that can be true, a gender.
 *
 * @param firstDay of the tournament: nobody is born after it
 */
export function judgeFields(person: PersonFields, firstDay: string): RosterFinding[] {
  return [
    ...judgeName('firstName', person.firstName),
    ...judgeName('lastName', person.lastName),
    ...judgeBirthDate(person.birthDate, firstDay),
    ...(person.gender === null ? [fault('gender-missing', 'gender')] : []),
  ];
}

function judgeName(field: 'firstName' | 'lastName', name: string): RosterFinding[] {
  if (name.trim() === '') return [fault('name-missing', field)];
  return name.length > longestName ? [fault('name-too-long', field, { max: longestName })] : [];
}

function judgeBirthDate(birthDate: string | null, firstDay: string): RosterFinding[] {
  if (birthDate === null || birthDate === '') return [fault('birth-date-missing', 'birthDate')];
  const earliest = `${Number(firstDay.slice(0, 4)) - oldest}-01-01`;
  const isPossible = isDay(birthDate) && birthDate >= earliest && birthDate <= firstDay;
  return isPossible ? [] : [fault('birth-date-invalid', 'birthDate')];
}

function fault(
  code: RosterFindingCode,
  field: PersonField,
  parameters: RosterFinding['parameters'] = {},
): RosterFinding {
  return { code, level: 'error', field, teamId: null, parameters };
}
