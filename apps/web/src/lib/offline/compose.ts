import { dayIn } from '../time/days.ts';
import { serverNow } from '../time/server-time.ts';
import type { SliceBodies, SliceName } from '../slices/slice.ts';
import { composeGroup } from './compose-group.ts';
import { composeHall, composeHalls } from './compose-halls.ts';
import { composeCategory } from './compose-category.ts';
import { composePlayoff } from './compose-playoff.ts';
import { composeMatch } from './compose-match.ts';
import { composePlace, composePlaces } from './compose-places.ts';
import { composeSchedule } from './compose-schedule.ts';
import { composeCountries, composeCountry, composeTeam } from './compose-teams.ts';
import type { KeptTournament } from './kept-tournament.ts';

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
