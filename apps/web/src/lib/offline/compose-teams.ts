import type { CountriesSlice, CountrySlice } from '@sevenmetre/contract/countries/countries-slice';
import type { TeamSlice } from '@sevenmetre/contract/teams/team-slice';
import { countriesSlice, countrySlice, findCountry, teamSlice } from '@sevenmetre/rules/snapshot';
import { snapshotOf } from './kept-tournament.ts';
import type { KeptTournament } from './kept-tournament.ts';

/**
 * The page of a team that was never opened: matches, places and the club's other teams. Who is in it is not kept, and the
 * slice says so. null when there is no such team.
 */
export function composeTeam(kept: KeptTournament, id: number): TeamSlice | null {
  const snapshot = snapshotOf(kept);
  const team = snapshot.teams.get(id);
  const slice = team ? teamSlice(snapshot, team, null) : null;
  if (!slice) return null;
  // The rules promise not to change what they answer; the contract's documents are anybody's.
  const { groups, matches, ahead, spots, otherTeams, cancelled, ...others } = slice;
  return {
    ...others,
    groups: [...groups],
    matches: [...matches],
    ...(cancelled === undefined ? {} : { cancelled: [...cancelled] }),
    // What an open table can still become is not known from what is kept.
    ahead: ahead.filter(({ group }) => group.bracket === true),
    spots: [...spots],
    participants: null,
    // Rules that order a category are not kept: a place would be a guess.
    finalPlace: null,
    otherTeams: [...otherTeams],
  };
}

export function composeCountries(kept: KeptTournament): CountriesSlice {
  const slice = countriesSlice(snapshotOf(kept));
  return { ...slice, countries: [...slice.countries] };
}

/** null when no team of the country takes part. */
export function composeCountry(kept: KeptTournament, name: string): CountrySlice | null {
  const snapshot = snapshotOf(kept);
  const code = findCountry(snapshot, name);
  const slice = code === null ? null : countrySlice(snapshot, code);
  if (!slice) return null;
  const { categories, clubs } = slice;
  return {
    ...slice,
    categories: [...categories],
    clubs: clubs.map((club) => ({ ...club, teams: [...club.teams] })),
  };
}
