import { derived, push } from '../lookups/derived.ts';
import {
  compareTeams,
  countryHead,
  sliceHead,
  categoryHead,
  headOfTeam,
  sortedCategories,
} from '../lookups/heads.ts';
import { matchesOfTeams } from '../lookups/matches-of-teams.ts';
import { isLive, stageOf } from '../lookups/progress.ts';
import type { CountriesSlice, CountrySlice, NextMatch, TeamOfCountry, TeamSlice } from '../shapes/index.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Team } from '../../tournament/index.ts';
import { groupsOfTeam } from '../lookups/team-groups.ts';

/** Accepted teams by country; countries with withdrawn teams only do not take part. */
const teamsOfCountry = derived((teams: Snapshot['teams']): ReadonlyMap<string, readonly Team[]> => {
  const ofCountry = new Map<string, Team[]>();
  for (const team of teams.values()) if (!team.withdrawn) push(ofCountry, team.clubCountryCode, team);
  for (const list of ofCountry.values()) list.sort(compareTeams);
  return ofCountry;
});

/** The countries that take part. */
export function countriesSlice(snapshot: Snapshot): CountriesSlice {
  const countries = [...teamsOfCountry(snapshot.teams)].map(([code, teams]) => ({
    ...countryHead(snapshot, code),
    teams: teams.length,
  }));
  return {
    ...sliceHead(snapshot),
    countries: countries.sort((a, b) => (a.countryCode < b.countryCode ? -1 : 1)),
  };
}

/** The code of a participating country; null for others. */
export function findCountry(snapshot: Snapshot, name: string): string | null {
  const code = name.toUpperCase();
  return teamsOfCountry(snapshot.teams).has(code) ? code : null;
}

/** The teams of one country by club and category; null if none takes part. */
export function countrySlice(snapshot: Snapshot, countryCode: string): CountrySlice | null {
  const teams = teamsOfCountry(snapshot.teams).get(countryCode);
  if (!teams) return null;
  const shown = new Set(teams.map(({ teamCategoryId }) => teamCategoryId));
  const categories = sortedCategories(snapshot.categories).filter(({ id }) => shown.has(id));
  const rank = new Map(categories.map(({ id }, index) => [id, index]));
  const ofClub = new Map<number, Team[]>();
  for (const team of teams) push(ofClub, team.clubId, team);
  const byCategory = (a: Team, b: Team) =>
    (rank.get(a.teamCategoryId) ?? 0) - (rank.get(b.teamCategoryId) ?? 0) || compareTeams(a, b);
  return {
    ...sliceHead(snapshot),
    country: countryHead(snapshot, countryCode),
    categories: categories.map((category) => categoryHead(snapshot, category)),
    clubs: [...ofClub].map(([id, own]) => ({
      id,
      name: own[0]?.clubName ?? '',
      teams: own.toSorted(byCategory).map((team) => teamOfCountry(snapshot, team)),
    })),
  };
}

function teamOfCountry(snapshot: Snapshot, team: Team): TeamOfCountry {
  const last = groupsOfTeam(snapshot, team.id).at(-1);
  return {
    ...headOfTeam(snapshot, team),
    category: snapshot.categories.get(team.teamCategoryId)?.code ?? '',
    group: last ? shortOf(last) : null,
    next: nextMatch(snapshot, team.id),
  };
}

function shortOf({ roundCs: _, roundEn: __, ...group }: TeamSlice['groups'][number]): TeamOfCountry['group'] {
  return group;
}

/** The running match, else the first that has not begun. */
function nextMatch(snapshot: Snapshot, teamId: number): NextMatch | null {
  const matches = matchesOfTeams(snapshot, [teamId]);
  const live = matches.find((match) => isLive(snapshot, match));
  const next = live ?? matches.find((match) => stageOf(snapshot, match) === 'not_started');
  if (!next) return null;
  const { id, day, time, placeId } = next;
  const hall = placeId === null ? null : (snapshot.halls.get(placeId)?.code ?? null);
  return { id, day, time, live: live !== undefined, hall };
}
