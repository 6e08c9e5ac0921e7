import * as z from 'zod';
import { Id, Version } from '../common.ts';
import { GroupSlice } from '../groups/group-slice.ts';
import { MatchEvent } from '../match-events/match-event.ts';
import { TicketChange } from '../matches/match-ticket.ts';
import { GroupOutlook } from '../outlook/schemas.ts';
import { GroupTableRow } from '../standings/group-table.ts';

/**
 * One frame of the live stream: the changed parts, and the version of the previous frame of the topic. It can
 * be applied to that version or a later one of the same epoch: it contains everything that changed in
 * between, even if it is equal again. Changed rows of a table are complete. Empty lists are left out.
 */
export const StreamFrame = z
  .object({
    /** The `id` of the event in the stream, not repeated in its data. */
    version: Version,
    previous: Version,
    matches: z.exactOptional(z.array(TicketChange)),
    rows: z.exactOptional(z.array(z.object({ groupSlug: z.string(), rows: z.array(GroupTableRow) }))),
    orders: z.exactOptional(
      z.array(
        z.object({
          groupSlug: z.string(),
          order: GroupSlice.shape.order,
          /** Sent on the page of the group only. */
          outlook: GroupOutlook.nullable(),
          finished: z.boolean(),
          played: z.int(),
        }),
      ),
    ),
    events: z.exactOptional(
      z.array(z.object({ matchId: Id, changed: z.array(MatchEvent), deletedIds: z.array(Id) })),
    ),
    /** Matches with changed rosters or referees: the slice has to be fetched. */
    rosters: z.exactOptional(z.array(Id)),
  })
  .meta({ id: 'StreamFrame' });
export type StreamFrame = z.infer<typeof StreamFrame>;
