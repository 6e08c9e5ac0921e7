/** A team in the draw of its category. */
export interface DrawTeam {
  readonly id: string;
  /** From 0; a group takes at most one team of a pot. */
  readonly pot: number;
  readonly club: string;
  readonly region: string | null;
  readonly country: string;
  /** Its group in the last edition; teams of one such group have met. */
  readonly lastGroup: string | null;
  /** Set by the organiser. Groups count from 0. */
  readonly pin?: { readonly group: number };
  readonly notIn?: readonly number[];
}

/** Cost of a pair in one group. Pairs of `forbidden` rules are avoided if possible. */
export interface DrawRules {
  readonly sameClub: number | 'forbidden';
  readonly metLastYear: number;
  readonly sameRegion: number;
  readonly sameCountry: number;
  /** Pairs of this country cost nothing: the host has more teams than there are groups. */
  readonly exemptCountry?: string;
}

export const defaultDrawRules: DrawRules = {
  sameClub: 'forbidden',
  metLastYear: 6,
  sameRegion: 4,
  sameCountry: 1,
};

/** Cost of a forbidden pair in the search: more than all wishes of a category together. */
export const forbiddenCost = 100_000;

/** Teams by group and pot; null: the group takes none from this pot. */
export type DrawnGroups = readonly (readonly (string | null)[])[];

export type DrawClash = 'sameClub' | 'metLastYear' | 'sameRegion' | 'sameCountry';

/** Two teams in one group that should be separated. */
export interface DrawProblem {
  readonly code: DrawClash;
  readonly group: number;
  readonly teams: readonly [string, string];
  readonly cost: number;
  readonly isForbidden: boolean;
}
