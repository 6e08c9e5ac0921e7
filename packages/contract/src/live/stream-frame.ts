import * as z from 'zod';
import { Id, Version } from '../common.ts';
import { GroupSlice } from '../groups/group-slice.ts';
import { MatchEvent } from '../match-events/match-event.ts';
import { TicketChange } from '../matches/match-ticket.ts';
import { GroupOutlook } from '../outlook/schemas.ts';
import { GroupTableRow } from '../standings/group-table.ts';

/**
 * One frame of the live stream: only what differs, and the version of the frame before it in the same topic. It holds for
 * whoever shows that version or a later one of the same epoch: whatever changed in between is told, also when it reads
 * again as it did. Rows of a table come whole, and only those that differ. A list of nothing is left out.
 */
export const StreamFrame = z
  .object({
    /** In the stream it is the `id` of the event, and is not repeated in its data. */
    version: Version,
    previous: Version,
    matches: z.exactOptional(z.array(TicketChange)),
    rows: z.exactOptional(z.array(z.object({ groupSlug: z.string(), rows: z.array(GroupTableRow) }))),
    orders: z.exactOptional(
      z.array(
        z.object({
          groupSlug: z.string(),
          order: GroupSlice.shape.order,
          /** Told on the page of the group only. */
          outlook: GroupOutlook.nullable(),
          finished: z.boolean(),
          played: z.int(),
        }),
      ),
    ),
    events: z.exactOptional(
      z.array(z.object({ matchId: Id, changed: z.array(MatchEvent), deletedIds: z.array(Id) })),
    ),
    /** Matches whose roster or referees are others: the slice has to be fetched. */
    rosters: z.exactOptional(z.array(Id)),
  })
  .meta({ id: 'StreamFrame' });
export type StreamFrame = z.infer<typeof StreamFrame>;
