import type { Gender, RosterRole } from '../vocabulary/index.ts';

export const personGenders = ['M', 'W'] as const;
export type PersonGender = (typeof personGenders)[number];

/** A place in a team. Who is in no team has no role. */
export interface Assignment {
  readonly teamId: number;
  readonly role: RosterRole;
  /** Leaders have none. */
  readonly jerseyNumber: number | null;
}

/** A player or leader of a club. */
export interface RosterPerson {
  /** null: not stored yet. */
  readonly id: number | null;
  readonly firstName: string;
  readonly lastName: string;
  /** ISO date; null: not known, as in an imported tournament. */
  readonly birthDate: string | null;
  readonly gender: PersonGender | null;
  readonly assignments: readonly Assignment[];
}

export interface RosterCategory {
  readonly id: number;
  readonly code: string;
  readonly gender: Gender;
  /** ISO date: nobody older plays in it; null: everybody is young enough. */
  readonly birthDateMin: string | null;
}

export interface RosterTeam {
  readonly id: number;
  readonly categoryId: number;
  /** As pages show it. */
  readonly name: string;
}

/** Everybody of a club, with its teams and the categories of the edition. */
export interface Roster {
  readonly persons: readonly RosterPerson[];
  readonly teams: readonly RosterTeam[];
  readonly categories: readonly RosterCategory[];
}
