import type { PublicMatchEvent } from '../../tournament/index.ts';
import type { GroupOrder, GroupOutlook, GroupTableRow } from './group.ts';
import type { TicketChange } from './ticket.ts';

/** Content of a frame of the live stream for one topic. Missing lists are empty. */
export interface StreamFrame {
  readonly version: string;
  readonly previous: string;
  readonly matches?: readonly TicketChange[];
  readonly rows?: readonly { readonly groupSlug: string; readonly rows: readonly GroupTableRow[] }[];
  readonly orders?: readonly {
    readonly groupSlug: string;
    readonly order: GroupOrder;
    /** Sent on the page of the group only. */
    readonly outlook: GroupOutlook | null;
    readonly finished: boolean;
    readonly played: number;
  }[];
  readonly events?: readonly {
    readonly matchId: number;
    readonly changed: readonly PublicMatchEvent[];
    readonly deletedIds: readonly number[];
  }[];
  /** Matches with changed rosters or referees: the slice has to be fetched. */
  readonly rosters?: readonly number[];
}
