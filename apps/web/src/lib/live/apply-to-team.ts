import type { StreamFrame } from '@sevenmetre/contract/live/stream-frame';
import type { TeamSlice } from '@sevenmetre/contract/teams/team-slice';
import { broughtAlong, comparePlayingOrder, mergeTickets } from './merge-tickets.ts';

/**
 * A team's page after a frame; null when the frame tells of a match that the page has never had whole. Goals of players
 * are not in frames: the slice should be fetched soon.
 */
export function applyToTeam(slice: TeamSlice, frame: StreamFrame): TeamSlice | null {
  const { matches: told = [], rows = [] } = frame;
  const added = broughtAlong(slice.matches, told);
  if (added === null) return null;
  const placeIn = (slug: string, before: number | null) => {
    const own = rows
      .find(({ groupSlug }) => groupSlug === slug)
      ?.rows.find(({ team }) => team?.id === slice.team.id);
    return own ? own.position : before;
  };
  return {
    ...slice,
    version: frame.version,
    matches: [...mergeTickets(slice.matches, told), ...added].sort(comparePlayingOrder),
    groups: slice.groups.map((group) => ({ ...group, position: placeIn(group.slug, group.position) })),
  };
}
