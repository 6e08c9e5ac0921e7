import { readDay } from '../../dates/index.ts';
import type { RosterViolation } from '../violation.ts';
import { eachPersonText, type PersonGender, type PersonTexts, type Roster } from '../roster.ts';
import { genderNamed, photoAnswerNamed } from '../people/words.ts';
import { type NamedTeam, numberOf, roleOf, teamsNamed } from './cells.ts';
import type { ImportColumn } from './columns.ts';

/** Errors of a row; each has a phrase. */
const importViolationCodes = [
  'gender-unknown',
  'role-unknown',
  'number-unknown',
  'team-unknown',
  'team-ambiguous',
  'team-not-yours',
  'row-repeated',
  'without-team',
  'name-order',
  'birth-date-order',
  'birth-date-incomplete',
  'leading-number',
  'encoding',
] as const;
export type ImportViolationCode = (typeof importViolationCodes)[number];

export interface ImportViolation {
  readonly code: ImportViolationCode | RosterViolation['code'];
  readonly level: 'error' | 'warning';
  readonly parameters: Readonly<Record<string, string | number>>;
}

/** The texts of a row by column. */
export interface RowTexts extends Readonly<Record<ImportColumn, string>> {
  /** Line in the sheet, as in spreadsheets: column names are in line 1. */
  readonly line: number;
}

/** '' for texts that the row does not have. */
export interface ReadRow extends PersonTexts {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: string | null;
  /** undefined: empty. */
  readonly gender: PersonGender | undefined;
  /** null: no team. */
  readonly place: {
    readonly team: NamedTeam;
    readonly role: 'player' | 'leader' | 'usual';
    readonly number: number | undefined;
  } | null;
  readonly violations: readonly ImportViolation[];
}

export interface RowScope {
  readonly teams: readonly NamedTeam[];
  /** Teams that may be edited; null: all. */
  readonly teamIds: ReadonlySet<number> | null;
}

/** The contents of a row, with the errors. */
export function readRow(texts: RowTexts, scope: RowScope): ReadRow {
  const day = readDay(texts.birthDate);
  const birthDate = day.ok ? day.day : null;
  const gender = genderNamed(texts.gender);
  const photo = photoAnswerNamed(texts.photoConsent);
  const violations = [
    ...(texts.birthDate !== '' && birthDate === null ? [violation('birth-date-invalid')] : []),
    ...(texts.gender !== '' && gender === null ? [violation('gender-unknown')] : []),
    ...(texts.photoConsent.trim() !== '' && photo === null ? [violation('photo-consent-unknown')] : []),
  ];
  const read = readPlace(texts, scope);
  return {
    firstName: texts.firstName,
    lastName: texts.lastName,
    birthDate,
    ...eachPersonText((field) => texts[field].trim()),
    photoConsent: photo ?? '',
    gender: gender ?? undefined,
    place: read.place,
    violations: [...violations, ...read.violations],
  };
}

type Place = Pick<ReadRow, 'place' | 'violations'>;

function readPlace(texts: RowTexts, { teams, teamIds }: RowScope): Place {
  const role = roleOf(texts.role);
  const number = numberOf(texts.number);
  const violations = [
    ...(role === null ? [violation('role-unknown')] : []),
    ...(number === null ? [violation('number-unknown')] : []),
  ];
  if (texts.team === '' || role === 'none') {
    const needsTeam = teamIds !== null || role === 'player' || role === 'leader';
    return { place: null, violations: needsTeam ? [...violations, violation('team-missing')] : violations };
  }
  const named = teamsNamed(texts.team, teams);
  const [team] = named;
  if (!team) return { place: null, violations: [...violations, violation('team-unknown')] };
  if (named.length > 1) return { place: null, violations: [...violations, violation('team-ambiguous')] };
  if (teamIds !== null && !teamIds.has(team.id))
    return { place: null, violations: [...violations, violation('team-not-yours')] };
  return { place: { team, role: role ?? 'usual', number: number ?? undefined }, violations };
}

/** The teams of a roster with the codes of their categories. */
export function namedTeams({ teams, categories }: Roster): NamedTeam[] {
  const codes = new Map(categories.map(({ id, code }) => [id, code]));
  return teams.map((team) => ({ ...team, categoryCode: codes.get(team.categoryId) ?? '' }));
}

export function violation(
  code: ImportViolation['code'],
  level: ImportViolation['level'] = 'error',
): ImportViolation {
  return { code, level, parameters: {} };
}
