import type {
  DashboardSlice,
  GroupSlice,
  GroupTableRow,
  MatchTicket,
  StreamFrame,
} from '@sevenmetre/contract/schemas/slices';
import { parseVersion } from './version.ts';

export type Verdict = 'apply' | 'old' | 'gap';

/**
 * Whether a frame may be laid over data of a version. It may when the frame before it is contained in the data;
 * rows are whole, so that data from between two frames take the later one safely. Anything else is a gap:
 * the slice has to be fetched.
 */
export function judgeFrame(current: string, frame: Pick<StreamFrame, 'version' | 'previous'>): Verdict {
  const [shown, next, before] = [current, frame.version, frame.previous].map(parseVersion);
  if (!shown || !next || !before || shown.epoch !== next.epoch || shown.epoch !== before.epoch) return 'gap';
  if (next.v <= shown.v) return 'old';
  return before.v <= shown.v ? 'apply' : 'gap';
}

/** A group after a frame that may be applied. */
export function applyToGroup(slice: GroupSlice, frame: StreamFrame): GroupSlice {
  const { slug } = slice.group;
  const table = frame.rows.find(({ groupSlug }) => groupSlug === slug);
  const order = frame.orders.find(({ groupSlug }) => groupSlug === slug);
  const known = new Set([...slice.matches, ...slice.carriedOver].map(({ id }) => id));
  const added = frame.matches.filter(({ id, group }) => !known.has(id) && group?.slug === slug);
  return {
    ...slice,
    version: frame.version,
    rows: table ? mergeRows(slice.rows, table.rows) : slice.rows,
    matches: [...replace(slice.matches, frame.matches), ...added],
    carriedOver: replace(slice.carriedOver, frame.matches),
    ...(order
      ? { order: order.order, group: { ...slice.group, finished: order.finished, played: order.played } }
      : {}),
  };
}

/** The first page after a frame. Its numbers and lists are not in frames: the slice should be fetched soon. */
export function applyToDashboard(slice: DashboardSlice, frame: StreamFrame): DashboardSlice {
  return {
    ...slice,
    version: frame.version,
    live: replace(slice.live, frame.matches),
    next: replace(slice.next, frame.matches),
  };
}

function replace(tickets: MatchTicket[], changed: readonly MatchTicket[]): MatchTicket[] {
  const byId = new Map(changed.map((ticket) => [ticket.id, ticket]));
  return tickets.map((ticket) => byId.get(ticket.id) ?? ticket);
}

/** Frames carry changed rows only; the order is the one of the server: by place, seats without a place last. */
function mergeRows(rows: readonly GroupTableRow[], changed: readonly GroupTableRow[]): GroupTableRow[] {
  const bySeat = new Map([...rows, ...changed].map((row) => [row.seat, row]));
  return [...bySeat.values()].sort(
    (a, b) => (a.position ?? Infinity) - (b.position ?? Infinity) || a.seat - b.seat,
  );
}
