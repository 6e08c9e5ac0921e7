import type { PlaceKind } from '../../vocabulary/index.ts';
import type { HallClosure, PlaceFile } from '../../tournament/index.ts';
import type { CategoryHead, SliceHead } from './heads.ts';
import type { MatchTicket } from './ticket.ts';

export interface PlaceHead {
  readonly id: number;
  readonly kind: PlaceKind;
  readonly code: string;
  readonly nameCs: string;
  readonly nameEn: string;
  readonly address: string | null;
}

export interface PlacesSlice extends SliceHead {
  readonly kind: PlaceKind;
  readonly places: readonly PlaceHead[];
}

export interface PlaceSlice extends SliceHead {
  readonly place: PlaceHead & {
    readonly informationCs: string | null;
    readonly informationEn: string | null;
    /** Degrees; both or neither. */
    readonly lat: number | null;
    readonly lng: number | null;
    readonly visibleOnMap: boolean;
    /** Only http or https. */
    readonly link: string | null;
    readonly files: readonly PlaceFile[];
  };
  /** Running and coming matches, in the order of play; empty for places without matches. */
  readonly matches: readonly MatchTicket[];
  /** Categories of the matches, in the organiser's order. */
  readonly categories: readonly CategoryHead[];
  /** Of a hall: when changes of the schedule have closed it. */
  readonly closures: readonly Omit<HallClosure, 'placeId'>[];
}
