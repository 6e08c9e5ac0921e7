import type {
  PlayoffGroup,
  PlayoffMatch,
  PlayoffRow,
  PlayoffSlice,
} from '@sevenmetre/contract/bracket/playoff-slice';
import type { StreamFrame } from '@sevenmetre/contract/live/stream-frame';
import type { TicketChange } from '@sevenmetre/contract/matches/match-ticket';
import { mergeRows } from './merge-rows.ts';
import { mergeTickets } from './merge-tickets.ts';

/**
 * A play-off after a frame that may be applied; null when it has to be fetched: a match has come to it, or a team to a
 * seat that waited for no place, which may change what leads where.
 */
export function applyToPlayoff(slice: PlayoffSlice, frame: StreamFrame): PlayoffSlice | null {
  const { matches = [], rows = [], orders = [] } = frame;
  const known = new Map(slice.groups.flatMap((group) => group.matches).map((match) => [match.id, match]));
  if (matches.some((change) => !isExpected(known.get(change.id), change))) return null;
  const tables = new Map(rows.map((table) => [table.groupSlug, table.rows]));
  if (slice.groups.some((group) => !areExpected(group.rows, tables.get(group.slug)))) return null;
  const progress = new Map(orders.map((order) => [order.groupSlug, order]));
  const groups = slice.groups.map((group): PlayoffGroup => {
    const { finished, played } = progress.get(group.slug) ?? group;
    const merged = mergeTickets(group.matches, matches).sort(compareClocks);
    return {
      ...group,
      finished,
      played,
      // A group that is one match shows no table.
      rows: group.rows.length === 0 ? [] : mergeRows(group.rows, tables.get(group.slug) ?? []),
      matches: merged,
    };
  });
  const played = groups.reduce((sum, group) => sum + group.played, 0);
  return { ...slice, version: frame.version, played, groups };
}

/** The order of play by the tournament's clock, which is all that a bracket knows; without a time last. */
function compareClocks(a: PlayoffMatch, b: PlayoffMatch): number {
  const [first, second] = [clockOf(a), clockOf(b)];
  return first === second ? a.matchNumber - b.matchNumber : first < second ? -1 : 1;
}

function clockOf({ day, time }: PlayoffMatch): string {
  return day === null || time === null ? 'unknown' : `${day} ${time}`;
}

function isExpected(known: PlayoffMatch | undefined, change: TicketChange): boolean {
  if (!known) return false;
  return (['home', 'away'] as const).every((side) => {
    const team = change[side]?.team;
    return !team || known[side].team !== null || known[side].placeholder !== null;
  });
}

function areExpected(known: readonly PlayoffRow[], changed: readonly PlayoffRow[] = []): boolean {
  return changed.every(({ seat, team }) => {
    const row = known.find((one) => one.seat === seat);
    return !row || team === null || row.team !== null || row.placeholder !== null;
  });
}
