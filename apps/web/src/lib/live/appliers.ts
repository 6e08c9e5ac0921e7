import type { StreamFrame } from '@sevenmetre/contract/live/stream-frame';
import type { CategorySlice } from '@sevenmetre/contract/categories/category-slice';
import type { RefereeSlice } from '@sevenmetre/contract/referees/referee-slice';
import type { TeamSlice } from '@sevenmetre/contract/teams/team-slice';
import type { SliceBodies, SliceName } from '../slices/slice.ts';
import { applyToHall, applyToHalls } from './apply-to-hall.ts';
import { applyToPlayoff } from './apply-to-playoff.ts';
import { applyToSchedule } from './apply-to-schedule.ts';
import { applyToMatch } from './apply-to-match.ts';
import { applyToDashboard, applyToGroup } from './apply-frame.ts';
import { mergeTickets, comparePlayingOrder, broughtAlong } from './merge-tickets.ts';

export interface Applier<B> {
  /** The slice after a frame that may be applied; null when it has to be fetched instead. */
  readonly apply: (slice: B, frame: StreamFrame) => B | null;
  /** Frames leave something out that the page shows: it is fetched soon after. */
  readonly incomplete: boolean;
}

/** How frames change the data of a page. A page that is not here fetches its data soon after each frame. */
const appliers: { readonly [N in SliceName]?: Applier<SliceBodies[N]> } = {
  dashboardSlice: { apply: applyToDashboard, incomplete: true },
  groupSlice: { apply: applyToGroup, incomplete: false },
  categorySlice: { apply: applyToCategory, incomplete: true },
  playoffSlice: { apply: applyToPlayoff, incomplete: false },
  matchSlice: { apply: applyToMatch, incomplete: false },
  teamSlice: { apply: applyToTeam, incomplete: true },
  refereeSlice: { apply: applyToReferee, incomplete: false },
  scheduleSlice: { apply: applyToSchedule, incomplete: false },
  hallSlice: { apply: applyToHall, incomplete: false },
  hallsSlice: { apply: applyToHalls, incomplete: true },
};

/** For pages that cannot apply frames: a frame only means that the data have changed. */
const refetching: Applier<SliceBodies[SliceName]> = { apply: (slice) => slice, incomplete: true };

export function applierOf(name: SliceName): Applier<SliceBodies[SliceName]> {
  // A page's topic carries the slice of its own name.
  return (appliers[name] as Applier<SliceBodies[SliceName]> | undefined) ?? refetching;
}

/** A category after a frame. Its lists, leaders and progress are not in frames: the slice should be fetched soon. */
function applyToCategory(slice: CategorySlice, { version, matches = [] }: StreamFrame): CategorySlice {
  return {
    ...slice,
    version,
    live: mergeTickets(slice.live, matches),
    next: mergeTickets(slice.next, matches),
  };
}

/** A referee's page after a frame that may be applied; null when it tells of a match that the page does not have. */
function applyToReferee(slice: RefereeSlice, frame: StreamFrame): RefereeSlice | null {
  const known = new Set(slice.matches.map(({ id }) => id));
  if (frame.matches?.some(({ id }) => !known.has(id))) return null;
  const matches = mergeTickets(slice.matches, frame.matches ?? []).sort(comparePlayingOrder);
  return { ...slice, version: frame.version, matches };
}

/**
 * A team's page after a frame; null when the frame tells of a match that the page has never had whole. Goals of players
 * are not in frames: the slice should be fetched soon.
 */
function applyToTeam(slice: TeamSlice, frame: StreamFrame): TeamSlice | null {
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
