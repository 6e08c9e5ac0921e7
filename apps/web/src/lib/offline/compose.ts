import type { PlaceSlice, PlacesSlice } from '@sevenmetre/contract/places/place-slice';
import { placeSlice, placesSlice, daysPlayed, scheduleSlice } from '@sevenmetre/rules/snapshot';
import { placeKinds } from '@sevenmetre/rules/vocabulary';
import type { ScheduleSlice } from '@sevenmetre/contract/schedule/schedule-slice';
import { dayIn } from '../time/days.ts';
import { serverNow } from '../time/server-time.ts';
import type { SliceBodies, SliceName } from '../slices/slice.ts';
import { composeGroup } from './compose-group.ts';
import { composeHall, composeHalls } from './compose-halls.ts';
import { composeCategory } from './compose-category.ts';
import { composePlayoff } from './compose-playoff.ts';
import { composeMatch } from './compose-match.ts';
import { composeCountries, composeCountry, composeTeam } from './compose-teams.ts';
import type { KeptTournament } from './kept-tournament.ts';
import { snapshotOf } from './kept-tournament.ts';

type Params = Readonly<Record<string, string>>;
type Composers = {
  readonly [N in SliceName]?: (kept: KeptTournament, params: Params) => SliceBodies[N] | null;
};

/**
 * Pages that were never opened, from what is kept of the whole tournament; null when it does not hold the thing, or not
 * all that the page shows.
 */
const composers: Composers = {
  dashboardSlice: ({ dashboard }) => dashboard,
  groupSlice: (kept, { label = '' }) => composeGroup(kept, label),
  categorySlice: (kept, { code = '' }) => composeCategory(kept, code),
  playoffSlice: (kept, { code = '', playoff = '' }) => composePlayoff(kept, code, playoff),
  matchSlice: (kept, { id = '' }) => composeMatch(kept, Number(id)),
  teamSlice: (kept, { id = '' }) => composeTeam(kept, Number(id)),
  countriesSlice: (kept) => composeCountries(kept),
  countrySlice: (kept, { countryCode = '' }) => composeCountry(kept, countryCode),
  scheduleSlice: (kept, { day = 'today' }) =>
    composeSchedule(kept, day, dayIn(kept.dashboard.edition.timeZone, serverNow())),
  hallSlice: (kept, { id = '' }) => composeHall(kept, Number(id)),
  hallsSlice: (kept) => composeHalls(kept, dayIn(kept.dashboard.edition.timeZone, serverNow())),
  placesSlice: (kept, { type = '' }) => composePlaces(kept, type),
  placeSlice: (kept, { id = '' }) => composePlace(kept, id),
};

export function composeSlice(
  name: SliceName,
  kept: KeptTournament,
  params: Params,
): SliceBodies[SliceName] | null {
  return composers[name]?.(kept, params) ?? null;
}

/** Places of a kind that were never opened, from what is kept of the whole tournament; null for no such kind. */
function composePlaces(kept: KeptTournament, type: string): PlacesSlice | null {
  const kind = placeKinds.find((known) => known === type);
  if (!kind) return null;
  const slice = placesSlice(snapshotOf(kept), kind);
  return { ...slice, places: [...slice.places] };
}

/** A place that was never opened; null when there is no such place. */
function composePlace(kept: KeptTournament, id: string): PlaceSlice | null {
  const snapshot = snapshotOf(kept);
  const found = snapshot.places.get(Number(id));
  if (!found) return null;
  const { place, matches, categories, closures, ...head } = placeSlice(snapshot, found);
  return {
    ...head,
    place: { ...place, files: [...place.files] },
    matches: [...matches],
    categories: [...categories],
    closures: [...closures],
  };
}

/**
 * A day that was never opened; null when nothing is played on it.
 *
 * @param asked ISO date, or `today`
 * @param today ISO date in the tournament's zone
 */
function composeSchedule(kept: KeptTournament, asked: string, today: string): ScheduleSlice | null {
  const snapshot = snapshotOf(kept);
  if (asked !== 'today' && !daysPlayed(snapshot).includes(asked)) return null;
  const slice = scheduleSlice(snapshot, asked === 'today' ? null : asked, today);
  // The rules promise not to change what they answer; the contract's documents are anybody's.
  const { days, categories, halls, groups, teams, matches } = slice;
  return {
    ...slice,
    days: [...days],
    categories: [...categories],
    halls: [...halls],
    groups: [...groups],
    teams: [...teams],
    matches: [...matches],
  };
}
