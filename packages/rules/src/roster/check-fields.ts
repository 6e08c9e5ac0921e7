import { isDay } from '../dates/index.ts';
import type { PersonField, RosterViolation, RosterViolationCode } from './violation.ts';
import {
  longestPersonText,
  personChoices,
  type PersonTexts,
  personTexts,
  type RosterPerson,
} from './roster.ts';

export const longestName = 60;
const oldest = 110;

export type PersonFields = Pick<RosterPerson, 'firstName' | 'lastName' | 'birthDate' | 'gender'> &
  PersonTexts;

/**
 * Checks that a person has both names, a plausible date of birth and a gender, and that no text is too long.
 * @param firstDay of the tournament, the latest date of birth
 */
export function checkFields(person: PersonFields, firstDay: string): RosterViolation[] {
  return [
    ...checkName('firstName', person.firstName),
    ...checkName('lastName', person.lastName),
    ...checkBirthDate(person.birthDate, firstDay),
    ...(person.gender === null ? [violation('gender-missing', 'gender')] : []),
    ...personTexts.flatMap((field) => {
      const max = longestPersonText[field];
      const choices = personChoices[field];
      if (choices && person[field] !== '' && !choices.some((choice) => choice === person[field]))
        return [violation('photo-consent-unknown', field)];
      return person[field].length > max ? [violation('text-too-long', field, { max })] : [];
    }),
  ];
}

function checkName(field: 'firstName' | 'lastName', name: string): RosterViolation[] {
  if (name.trim() === '') return [violation('name-missing', field)];
  return name.length > longestName ? [violation('name-too-long', field, { max: longestName })] : [];
}

function checkBirthDate(birthDate: string | null, firstDay: string): RosterViolation[] {
  if (birthDate === null || birthDate === '') return [violation('birth-date-missing', 'birthDate')];
  const earliest = `${Number(firstDay.slice(0, 4)) - oldest}-01-01`;
  const isPossible = isDay(birthDate) && birthDate >= earliest && birthDate <= firstDay;
  return isPossible ? [] : [violation('birth-date-invalid', 'birthDate')];
}

function violation(
  code: RosterViolationCode,
  field: PersonField,
  parameters: RosterViolation['parameters'] = {},
): RosterViolation {
  return { code, level: 'error', field, teamId: null, parameters };
}
