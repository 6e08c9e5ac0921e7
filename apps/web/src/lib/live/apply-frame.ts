import type { DashboardSlice } from '@sevenmetre/contract/dashboard/dashboard-slice';
import type { GroupSlice } from '@sevenmetre/contract/groups/group-slice';
import type { StreamFrame } from '@sevenmetre/contract/live/stream-frame';
import { mergeRows } from './merge-rows.ts';
import { broughtAlong, comparePlayingOrder, mergeTickets } from './merge-tickets.ts';
import { parseVersion } from './version.ts';

export type FrameResult = 'apply' | 'old' | 'gap';

/**
 * Whether a frame may be laid over data of a version. It may when the frame before it is contained in the data; a
 * frame tells whatever changed since that one, also values that have changed back, so that it can be applied to
 * data from between the two. Anything else is a gap: the slice has to be fetched.
 */
export function checkFrame(current: string, frame: Pick<StreamFrame, 'version' | 'previous'>): FrameResult {
  const [shown, next, before] = [current, frame.version, frame.previous].map(parseVersion);
  if (!shown || !next || !before || shown.epoch !== next.epoch || shown.epoch !== before.epoch) return 'gap';
  if (next.v <= shown.v) return 'old';
  return before.v <= shown.v ? 'apply' : 'gap';
}

/** A group after a frame that may be applied; null when the frame tells of a match that the group has never had whole. */
export function applyToGroup(slice: GroupSlice, frame: StreamFrame): GroupSlice | null {
  const { slug } = slice.group;
  const { matches: told = [] } = frame;
  const table = frame.rows?.find(({ groupSlug }) => groupSlug === slug);
  const order = frame.orders?.find(({ groupSlug }) => groupSlug === slug);
  const added = broughtAlong([...slice.matches, ...slice.carriedOver], told);
  if (added === null) return null;
  const merged = [...mergeTickets(slice.matches, told), ...mergeTickets(slice.carriedOver, told)];
  const all = [...merged, ...added].sort(comparePlayingOrder);
  return {
    ...slice,
    version: frame.version,
    rows: table ? mergeRows(slice.rows, table.rows) : slice.rows,
    matches: all.filter(({ group }) => group?.slug === slug),
    // What is not of this group is in its page because its result is taken over.
    carriedOver: all.filter(({ group }) => group?.slug !== slug),
    ...(order
      ? {
          order: order.order,
          outlook: order.outlook,
          group: { ...slice.group, finished: order.finished, played: order.played },
        }
      : {}),
  };
}

/** The first page after a frame. Its numbers and lists are not in frames: the slice should be fetched soon. */
export function applyToDashboard(slice: DashboardSlice, frame: StreamFrame): DashboardSlice {
  return {
    ...slice,
    version: frame.version,
    live: mergeTickets(slice.live, frame.matches ?? []),
    next: mergeTickets(slice.next, frame.matches ?? []),
  };
}
