import { personTexts } from './roster.ts';

/** Violations of a person or a place in a team; each has a phrase. */
const rosterViolationCodes = [
  'name-missing',
  'name-too-long',
  'text-too-long',
  'birth-date-missing',
  'birth-date-invalid',
  'gender-missing',
  'photo-consent-unknown',
  'Participant cannot be leader',
  'jersey-number-out-of-range',
  'jersey-number-taken',
  'jersey-number-locked',
  'category-too-old',
  'category-too-young',
  'gender-not-allowed',
  'mixed-team-full',
  'category-taken',
  'participant-repeated',
  'team-missing',
] as const;
export type RosterViolationCode = (typeof rosterViolationCodes)[number];

export const personFields = ['firstName', 'lastName', 'birthDate', 'gender', ...personTexts] as const;
export type PersonField = (typeof personFields)[number];

export interface RosterViolation {
  readonly code: RosterViolationCode;
  readonly level: 'error' | 'warning';
  readonly field: PersonField | null;
  /** The team of the place; null: about the person. */
  readonly teamId: number | null;
  readonly parameters: Readonly<Record<string, string | number>>;
}

export function hasErrors(violations: readonly RosterViolation[]): boolean {
  return violations.some(({ level }) => level === 'error');
}
