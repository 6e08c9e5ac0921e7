import { type Person, done } from '../person.ts';

/** An address that one person has sent to another, and what it showed then. */
export interface SharedAddress {
  readonly path: string;
  /** Text that the page contains, then and in all later years; null: a picture. */
  readonly says: string | null;
}

/** So many of the teams, groups and matches each, spread over all of them. */
const samples = 8;

/**
 * The addresses at which visitors have seen a year: of pages that only it has, and of the year itself.
 * @param withPages whether the portal has pages, not only its interface
 */
export async function sharedAddresses(
  { client }: Person,
  year: number,
  withPages: boolean,
): Promise<SharedAddress[]> {
  const { teams, teamCategories } = done('competitionStatic', await client.competitionStatic());
  const { matches } = done('competitionLive', await client.competitionLive());
  const ofTeams = spread(teams).flatMap(({ id, clubName }) => [
    { path: `/results/team-detail/${id}`, says: clubName, isPage: true },
    { path: `/api/v1/calendar/team/${id}/matches.ics`, says: 'BEGIN:VEVENT', isPage: false },
    { path: `/api/v1/cards/team/${id}.png`, says: null, isPage: false },
  ]);
  const ofMatches = spread(matches).flatMap(({ id, matchNumber }) => [
    { path: `/results/match/${id}`, says: String(matchNumber), isPage: true },
    { path: `/api/v1/cards/match/${id}.png`, says: null, isPage: false },
  ]);
  const ofYear = teamCategories.flatMap(({ code }) => [
    { path: `/${year}/results/team-category/${code}`, says: code, isPage: true },
    { path: `/${year}/results/team-category/${code}/ranking`, says: code, isPage: true },
    { path: `/${year}/results/statistics/${code}`, says: code, isPage: true },
  ]);
  const home = { path: `/${year}/results`, says: String(year), isPage: true };
  return [...ofTeams, ...ofMatches, ...ofYear, home].filter(({ isPage }) => withPages || !isPage);
}

/** Addresses that no longer show what they were shared for, in words. */
export async function checkShared(visitor: Person, shared: readonly SharedAddress[]): Promise<string[]> {
  const broken: string[] = [];
  for (const { path, says } of shared) {
    const { status, text } = await visitor.read(path);
    if (status !== 200) broken.push(`${path} was shared and is answered ${status}`);
    else if (says !== null && !text.includes(says))
      broken.push(`${path} was shared and says nothing of ${says}`);
  }
  return broken;
}

function spread<T>(items: readonly T[]): T[] {
  const step = Math.max(1, Math.floor(items.length / samples));
  return items.filter((_, index) => index % step === 0).slice(0, samples);
}
