import type { StreamFrame } from '@sevenmetre/contract/live/stream-frame';
import type { SliceBodies, SliceName } from '../slices/slice.ts';
import { applyToHall, applyToHalls } from './apply-to-hall.ts';
import { applyToCategory } from './apply-to-category.ts';
import { applyToPlayoff } from './apply-to-playoff.ts';
import { applyToReferee } from './apply-to-referee.ts';
import { applyToSchedule } from './apply-to-schedule.ts';
import { applyToTeam } from './apply-to-team.ts';
import { applyToMatch } from './apply-to-match.ts';
import { applyToDashboard, applyToGroup } from './apply-frame.ts';

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

/** Frames that are not laid over the data only say that they have changed. */
const untold: Applier<SliceBodies[SliceName]> = { apply: (slice) => slice, incomplete: true };

export function applierOf(name: SliceName): Applier<SliceBodies[SliceName]> {
  // A page's topic carries the slice of its own name.
  return (appliers[name] as Applier<SliceBodies[SliceName]> | undefined) ?? untold;
}
