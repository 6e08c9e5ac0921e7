import { clubKey, teamDisplayName } from '@sevenmetre/rules/names';
import type { ArchiveBody, Sources } from './read-archive.use-case.ts';

type Club = ArchiveBody['clubs'][number];

/** Clubs through the years, identified by name and country; ordered by titles, then years, then name. */
export function clubHistories(sources: Sources, editions: ArchiveBody['editions']): Club[] {
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
