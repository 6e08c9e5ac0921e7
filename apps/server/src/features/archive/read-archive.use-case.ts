import type { ArchiveSlice } from '@sevenmetre/contract/archive/archive-slice';
import { teamDisplayName } from '@sevenmetre/rules/names';
import type { Tx } from '../../platform/database/index.ts';
import { clubHistories } from './club-histories.ts';
import * as repository from './overview.repository.ts';
import type { PastEditionHead } from './past.repository.ts';

export type ArchiveBody = Omit<ArchiveSlice, 'version' | 'edition'>;

export interface Sources {
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
