import { teamNameParts } from '../../names/index.ts';
import type { SearchIndex } from '../../search/index.ts';
import { certainTeamOf } from '../lookups/certain-seats.ts';
import { shownTeams } from '../lookups/shown-teams.ts';
import { slugOfGroup } from '../lookups/group-index.ts';
import { categoryHead, countryHead, roundNames, sortedCategories } from '../lookups/heads.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Team } from '../../tournament/index.ts';

/** A player as the edition publishes names; without hidden ones. */
export interface SearchedPlayer {
  readonly teamId: number;
  readonly jerseyNumber: number | null;
  readonly name: string | null;
}

/** The public index of the search. Players without name and number are left out. */
export function makeSearchIndex(snapshot: Snapshot, players: readonly SearchedPlayer[]): SearchIndex {
  const categories = sortedCategories(snapshot.categories);
  const teams = categories.flatMap(({ id }) => shownTeams(snapshot, id));
  const clubs = [...new Map(teams.map((team) => [team.clubId, team])).values()];
  const countries = [...new Set(clubs.map(({ clubCountryCode }) => clubCountryCode))].sort();
  const place = placesOf(teams.map(({ id }) => id));
  const clubPlace = placesOf(clubs.map(({ clubId }) => clubId));
  const categoryPlace = placesOf(categories.map(({ id }) => id));
  const countryPlace = placesOf(countries);
  return {
    countries: countries.map((code) => countryRow(snapshot, code)),
    categories: categories.map((category) => {
      const { code, gender, ageRank, nameCs, nameEn } = categoryHead(snapshot, category);
      return [code, gender, ageRank, nameCs, nameEn];
    }),
    groups: groupRows(snapshot, categoryPlace),
    referees: [...snapshot.referees.values()].map(({ id, firstName, lastName, countryCode }) => [
      id,
      `${firstName} ${lastName}`.trim(),
      countryCode === null ? -1 : countryPlace(countryCode),
    ]),
    clubs: clubs.map(({ clubId, clubName, clubCountryCode }) => [
      clubId,
      clubName,
      countryPlace(clubCountryCode),
    ]),
    teams: teams.map((team) => [
      team.id,
      ...namesOf(team),
      clubPlace(team.clubId),
      categoryPlace(team.teamCategoryId),
    ]),
    halls: [...snapshot.halls.values()].map(({ id, code, nameCs, nameEn }) => [id, code, nameCs, nameEn]),
    players: playerRows(players, place),
    matches: matchRows(snapshot, place),
  };
}

function groupRows(snapshot: Snapshot, place: (category: number) => number): SearchIndex['groups'] {
  return [...snapshot.groups.values()].map((group) => {
    const { roundCs, roundEn } = roundNames(snapshot, group);
    return [slugOfGroup(snapshot, group), group.label, roundCs, roundEn, place(group.categoryId)];
  });
}

function playerRows(
  players: readonly SearchedPlayer[],
  place: (team: number) => number,
): SearchIndex['players'] {
  return players.flatMap(({ teamId, jerseyNumber, name }) => {
    const team = place(teamId);
    return team < 0 || (jerseyNumber === null && name === null) ? [] : [[team, jerseyNumber, name] as const];
  });
}

function matchRows(snapshot: Snapshot, place: (team: number) => number): SearchIndex['matches'] {
  return [...snapshot.matches.values()].map((match) => [
    match.id,
    match.matchNumber,
    snapshot.groups.get(match.competitionGroupId ?? 0)?.label ?? null,
    place(match.homeTeamId ?? certainTeamOf(snapshot, match, 'home') ?? 0),
    place(match.awayTeamId ?? certainTeamOf(snapshot, match, 'away') ?? 0),
  ]);
}

function countryRow(snapshot: Snapshot, code: string): SearchIndex['countries'][number] {
  const { sportCode, nameCs, nameEn } = countryHead(snapshot, code);
  return [code, sportCode, nameCs, nameEn];
}

function namesOf(team: Team): readonly [name: string | null, numeral: string | null] {
  const { name, numeral } = teamNameParts(team);
  return [name === team.clubName ? null : name, numeral];
}

/** The index of a key in a list; −1: none. */
function placesOf<K>(keys: readonly K[]): (key: K) => number {
  const places = new Map(keys.map((key, at) => [key, at]));
  return (key) => places.get(key) ?? -1;
}
