import type { Sex } from '../vocabulary/index.ts';

/** Public columns only. */
export interface Referee {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly sex: Sex | null;
  readonly countryId: number | null;
  readonly countryCode: string | null;
  readonly colleagueRefereeId: number | null;
  /** null: not published, and not loaded. */
  readonly halls: readonly { readonly day: string; readonly placeId: number }[] | null;
  /** Matches that the referee leads. */
  readonly matchIds: readonly number[];
}
