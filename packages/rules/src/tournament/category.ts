import type { Gender, TieBreaker } from '../vocabulary/index.ts';

export interface Category {
  readonly id: number;
  readonly code: string;
  readonly nameCs: string;
  readonly nameEn: string;
  readonly gender: Gender;
  /** Oldest birth date allowed, ISO date; never the birth date of a person. */
  readonly birthDateMin: string | null;
  /** Oldest first within a gender; decides colour and shape. */
  readonly weight: number;
  readonly resultsHidden: boolean;
  /** null: the edition's criteria. */
  readonly tieBreakers: readonly TieBreaker[] | null;
  readonly tieBreakersUnfinished: readonly TieBreaker[] | null;
}
