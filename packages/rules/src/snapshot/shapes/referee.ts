import type { Sex } from '../../vocabulary/index.ts';
import type { CategoryHead, CountryHead, HallHead, SliceHead } from './heads.ts';
import type { MatchTicket } from './ticket.ts';

export interface RefereeHead {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
}

/** Approved referees by country; null: without a country. */
export interface RefereesSlice extends SliceHead {
  readonly countries: readonly {
    readonly country: CountryHead | null;
    readonly referees: readonly RefereeHead[];
  }[];
}

/** Public data of a referee. */
export interface RefereeSlice extends SliceHead {
  readonly referee: RefereeHead & {
    readonly sex: Sex | null;
    readonly country: CountryHead | null;
    readonly colleague: RefereeHead | null;
  };
  /** null: not published. */
  readonly halls: readonly { readonly day: string; readonly hall: HallHead }[] | null;
  readonly matches: readonly MatchTicket[];
  /** Categories of the matches, in the organiser's order. */
  readonly categories: readonly CategoryHead[];
}

/** The specified row. */
export interface CompetitionReferee extends RefereeHead {
  readonly colleagueRefereeId: number | null;
  readonly countryId: number | null;
  readonly refereeInHalls: readonly { readonly day: string; readonly placeId: number }[];
  readonly sex: Sex | null;
}
