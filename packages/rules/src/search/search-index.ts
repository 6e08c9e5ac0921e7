import type { Gender } from '../vocabulary/index.ts';

/**
 * Public index for the search. Rows without field names, to save bytes; references are indexes into lists,
 * −1: none.
 */
export interface SearchIndex {
  readonly countries: readonly (readonly [
    countryCode: string,
    sportCode: string,
    nameCs: string,
    nameEn: string,
  ])[];
  readonly categories: readonly (readonly [
    code: string,
    gender: Gender,
    ageRank: number,
    nameCs: string,
    nameEn: string,
  ])[];
  /** Groups with the names of their rounds: the final is one of them. */
  readonly groups: readonly (readonly [
    slug: string,
    label: string,
    roundCs: string,
    roundEn: string,
    category: number,
  ])[];
  readonly referees: readonly (readonly [id: number, name: string, country: number])[];
  readonly clubs: readonly (readonly [id: number, name: string, country: number])[];
  /** A team without its own name has its club's. */
  readonly teams: readonly (readonly [
    id: number,
    name: string | null,
    numeral: string | null,
    club: number,
    category: number,
  ])[];
  readonly halls: readonly (readonly [id: number, code: string, nameCs: string, nameEn: string])[];
  readonly players: readonly (readonly [team: number, jerseyNumber: number | null, name: string | null])[];
  readonly matches: readonly (readonly [
    id: number,
    matchNumber: number,
    group: string | null,
    home: number,
    away: number,
  ])[];
}

const searchKinds = [
  'team',
  'club',
  'player',
  'match',
  'hall',
  'category',
  'group',
  'statistics',
  'referee',
  'country',
] as const;
export type SearchKind = (typeof searchKinds)[number];
