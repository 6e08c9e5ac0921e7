import type { Gender, RosterRole } from '../vocabulary/index.ts';

export const personGenders = ['M', 'W'] as const;
export type PersonGender = (typeof personGenders)[number];

/** A place in a team. Persons without a team have no role. */
export interface Assignment {
  readonly teamId: number;
  readonly role: RosterRole;
  /** null for leaders. */
  readonly jerseyNumber: number | null;
}

/**
 * Optional texts of a person. The roster's form, lists, import, export, storage and erasure follow this list; none
 * of them is public.
 */
export const personTexts = ['licence', 'photoConsent'] as const;
export type PersonText = (typeof personTexts)[number];
export type PersonTexts = Readonly<Record<PersonText, string>>;

/** Greatest length of each, in characters. */
export const longestPersonText = { licence: 30, photoConsent: 3 } as const satisfies Record<
  PersonText,
  number
>;

/** Answers to whether photographs of a person may be published; '' is not answered, and no consent (rule RO18). */
const photoAnswers = ['yes', 'no'] as const;
type PhotoAnswer = (typeof photoAnswers)[number];

/** The optional texts that are chosen and not typed, with their values beside ''. */
export const personChoices: Readonly<Partial<Record<PersonText, readonly PhotoAnswer[]>>> = {
  photoConsent: photoAnswers,
};

/** A value for each of the optional texts. */
export function eachPersonText<T>(valueOf: (field: PersonText) => T): Record<PersonText, T> {
  return { licence: valueOf('licence'), photoConsent: valueOf('photoConsent') };
}

/** A player or leader of a club. '' for texts that are not given. */
export interface RosterPerson extends PersonTexts {
  /** null: a new one. */
  readonly id: number | null;
  readonly firstName: string;
  readonly lastName: string;
  /** ISO date; null: unknown, as in an imported tournament. */
  readonly birthDate: string | null;
  readonly gender: PersonGender | null;
  readonly assignments: readonly Assignment[];
}

export interface RosterCategory {
  readonly id: number;
  readonly code: string;
  readonly gender: Gender;
  /** ISO date: earliest date of birth of its players; null: no limit. */
  readonly birthDateMin: string | null;
}

export interface RosterTeam {
  readonly id: number;
  readonly categoryId: number;
  /** Name on pages. */
  readonly name: string;
}

/** All people of a club, with its teams and the categories of the edition. */
export interface Roster {
  readonly persons: readonly RosterPerson[];
  readonly teams: readonly RosterTeam[];
  readonly categories: readonly RosterCategory[];
}
