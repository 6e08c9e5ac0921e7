import type { CategoryHead, CountryHead, SliceHead, TeamHead } from './heads.ts';
import type { TeamSlice } from './team.ts';

export interface CountriesSlice extends SliceHead {
  /** Countries with accepted teams, by code; pages sort names by the visitor's language. */
  readonly countries: readonly (CountryHead & { readonly teams: number })[];
}

/** A coming or running match in a short form, for lists of hundreds. */
export interface NextMatch {
  readonly id: number;
  readonly day: string | null;
  readonly time: string | null;
  readonly live: boolean;
  readonly hall: string | null;
}

export interface TeamOfCountry extends TeamHead {
  /** Code of one of `categories`. */
  readonly category: string;
  /** The latest group of the team, in the organiser's order. */
  readonly group: Omit<TeamSlice['groups'][number], 'roundCs' | 'roundEn'> | null;
  readonly next: NextMatch | null;
}

export interface CountrySlice extends SliceHead {
  readonly country: CountryHead;
  readonly categories: readonly CategoryHead[];
  readonly clubs: readonly {
    readonly id: number;
    readonly name: string;
    readonly teams: readonly TeamOfCountry[];
  }[];
}
