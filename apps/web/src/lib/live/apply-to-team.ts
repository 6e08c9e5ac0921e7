import type { StreamFrame, TeamSlice } from '@sevenmetre/contract/schemas/slices';
import { comparePlayingOrder, isWhole, mergeTickets } from './merge-tickets.ts';

/**
 * A team's page after a frame; null when the frame tells of a match that the page has never had whole. Goals of players
 * are not in frames: the slice should be fetched soon.
 */
export function applyToTeam(slice: TeamSlice, frame: StreamFrame): TeamSlice | null {
  const { matches: told = [], rows = [] } = frame;
  const known = new Set(slice.matches.map(({ id }) => id));
  const unknown = told.filter(({ id }) => !known.has(id));
  const added = unknown.filter(isWhole);
  if (added.length < unknown.length) return null;
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
