import type { ArchiveSlice } from '@sevenmetre/contract/archive/archive-slice';
import { teamDisplayName, clubKey } from '@sevenmetre/rules/names';
import type { Tx } from '../../platform/database/index.ts';
import * as repository from './overview.repository.ts';
import type { PastEditionHead } from './past.repository.ts';

export type ArchiveBody = Omit<ArchiveSlice, 'version' | 'edition'>;

interface Sources {
  readonly past: readonly PastEditionHead[];
  readonly played: readonly repository.PlayedRow[];
  readonly teams: ReadonlyMap<number, repository.TeamRow>;
  readonly categories: readonly repository.CategoryRow[];
}

/** Champions, records and clubs of past editions. Names teams and places only, no persons. */
export async function readArchive(past: readonly PastEditionHead[], tx: Tx): Promise<ArchiveBody> {
  const ids = past.map(({ id }) => id);
  const isEmpty = ids.length === 0;
  const teams = isEmpty ? [] : await repository.findTeams(ids, tx);
  const sources = {
    past,
    played: isEmpty ? [] : await repository.findPlayed(ids, tx),
    teams: new Map(teams.map((team) => [team.id, team])),
    categories: isEmpty ? [] : await repository.findCategories(ids, tx),
  };
  const editions = past.map((edition) => editionOf(edition, sources));
  return { editions, records: recordsOf(sources, editions), clubs: clubHistories(sources, editions) };
}

function editionOf(edition: PastEditionHead, sources: Sources): ArchiveBody['editions'][number] {
  const { id, name, year, address } = edition;
  const played = sources.played.filter(({ editionId }) => editionId === id);
  const thrown = played.filter(({ isWalkover }) => !isWalkover);
  const champions = sources.categories
    .filter(({ editionId }) => editionId === id)
    .flatMap(({ id: categoryId, code, nameCs, nameEn }) => {
      const final = played.find((match) => match.isFinal && match.categoryId === categoryId);
      const team = final && teamOf(sources, winnerOf(final));
      return final && team ? [{ category: { code, nameCs, nameEn }, team, matchId: final.id }] : [];
    });
  return {
    id,
    name,
    year,
    address,
    teams: [...sources.teams.values()].filter(({ editionId }) => editionId === id).length,
    matches: played.length,
    goals: thrown.reduce((sum, { homeScore, awayScore }) => sum + homeScore + awayScore, 0),
    champions,
  };
}

function winnerOf({ homeScore, awayScore, homeTeamId, awayTeamId }: repository.PlayedRow): number | null {
  if (homeScore === awayScore) return null;
  return homeScore > awayScore ? homeTeamId : awayTeamId;
}

function teamOf({ teams }: Sources, id: number | null) {
  const team = id === null ? undefined : teams.get(id);
  return team ? { id: team.id, name: teamDisplayName(team), countryCode: team.countryCode } : null;
}

function recordsOf(sources: Sources, editions: ArchiveBody['editions']): ArchiveBody['records'] {
  const thrown = sources.played.filter(({ isWalkover }) => !isWalkover);
  const most = editions.toSorted((a, b) => b.teams - a.teams)[0];
  return {
    mostGoals: recordOf(sources, thrown, ({ homeScore, awayScore }) => homeScore + awayScore),
    clearestWin: recordOf(sources, thrown, ({ homeScore, awayScore }) => Math.abs(homeScore - awayScore)),
    mostTeams: most ? { address: most.address, year: most.year, teams: most.teams } : null,
  };
}

/** The first match with the highest value. */
function recordOf(
  sources: Sources,
  played: readonly repository.PlayedRow[],
  measure: (match: repository.PlayedRow) => number,
): ArchiveBody['records']['mostGoals'] {
  const [match] = played.toSorted((a, b) => measure(b) - measure(a) || a.id - b.id);
  const home = match && teamOf(sources, match.homeTeamId);
  const away = match && teamOf(sources, match.awayTeamId);
  const edition = sources.past.find(({ id }) => id === match?.editionId);
  const category = sources.categories.find(({ id }) => id === match?.categoryId);
  if (!match || !home || !away || !edition || !category) return null;
  const { homeScore, awayScore } = match;
  const { address, year } = edition;
  return { address, year, matchId: match.id, category: category.code, home, away, homeScore, awayScore };
}

type Club = ArchiveBody['clubs'][number];

/** Clubs through the years, identified by name and country; ordered by titles, then years, then name. */
function clubHistories(sources: Sources, editions: ArchiveBody['editions']): Club[] {
  const clubs = new Map<string, { name: string; countryCode: string }>();
  for (const { clubName, countryCode } of sources.teams.values()) {
    const name = clubName.trim();
    clubs.set(clubKey(name, countryCode), { name, countryCode });
  }
  return [...clubs]
    .map(([key, club]) => ({ ...club, ...historyOf(key, sources, editions) }))
    .toSorted((a, b) => b.titles - a.titles || b.years.length - a.years.length || (a.name < b.name ? -1 : 1));
}

function historyOf(
  key: string,
  sources: Sources,
  editions: ArchiveBody['editions'],
): Pick<Club, 'titles' | 'years'> {
  const codes = new Map(sources.categories.map(({ id, code }) => [id, code]));
  const own = [...sources.teams.values()].filter(
    ({ clubName, countryCode }) => clubKey(clubName, countryCode) === key,
  );
  const years = editions.flatMap(({ id, address, year, champions }) => {
    const titles = new Set(champions.map(({ team }) => team.id));
    const teams = own
      .filter(({ editionId }) => editionId === id)
      .map((team) => ({
        id: team.id,
        name: teamDisplayName(team),
        category: codes.get(team.categoryId) ?? '',
        champion: titles.has(team.id),
      }));
    return teams.length === 0 ? [] : [{ address, year, teams }];
  });
  const titles = years.flatMap(({ teams }) => teams).filter(({ champion }) => champion).length;
  return { titles, years };
}
