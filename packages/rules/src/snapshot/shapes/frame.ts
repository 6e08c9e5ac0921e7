import type { PublicMatchEvent } from '../../tournament/index.ts';
import type { GroupOrder, GroupOutlook, GroupTableRow } from './group.ts';
import type { TicketChange } from './ticket.ts';

/** What one frame of the live stream carries for one topic. A missing list is an empty one. */
export interface StreamFrame {
  readonly version: string;
  readonly previous: string;
  readonly matches?: readonly TicketChange[];
  readonly rows?: readonly { readonly groupSlug: string; readonly rows: readonly GroupTableRow[] }[];
  readonly orders?: readonly {
    readonly groupSlug: string;
    readonly order: GroupOrder;
    /** Told on the page of the group only. */
    readonly outlook: GroupOutlook | null;
    readonly finished: boolean;
    readonly played: number;
  }[];
  readonly events?: readonly {
    readonly matchId: number;
    readonly changed: readonly PublicMatchEvent[];
    readonly deletedIds: readonly number[];
  }[];
  /** Matches whose roster or referees are others: the slice has to be fetched. */
  readonly rosters?: readonly number[];
}
