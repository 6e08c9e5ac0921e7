import type { ListedClub } from './listed-club.ts';

/** A category with the number of teams that it takes. */
export interface CategoryRoom {
  readonly code: string;
  /** null: no bound. */
  readonly capacity: number | null;
}

export interface CategoryCount extends CategoryRoom {
  readonly accepted: number;
  readonly waiting: number;
}

/** Whether one team more can be accepted. */
export function hasRoom(capacity: number | null, accepted: number): boolean {
  return capacity === null || accepted < capacity;
}

interface ReturningTeam {
  readonly categoryId: number;
  /** null: no bound. */
  readonly capacity: number | null;
}

/** Of teams that come back, in their order, those for whom there is no room (BO7). @param accepted teams by category, without these */
export function teamsWithoutRoom<T extends ReturningTeam>(
  teams: readonly T[],
  accepted: ReadonlyMap<number, number>,
): T[] {
  const counts = new Map(accepted);
  return teams.filter(({ categoryId, capacity }) => {
    const count = counts.get(categoryId) ?? 0;
    if (!hasRoom(capacity, count)) return true;
    counts.set(categoryId, count + 1);
    return false;
  });
}

/** How full the categories are. A declined club takes no room. */
export function countTeams(
  categories: readonly CategoryRoom[],
  clubs: readonly Pick<ListedClub, 'state' | 'teams'>[],
): CategoryCount[] {
  const teams = clubs.filter(({ state }) => state !== 'declined').flatMap((club) => club.teams);
  return categories.map(({ code, capacity }) => {
    const own = teams.filter(({ categoryCode }) => categoryCode === code);
    const count = (wanted: string) => own.filter(({ state }) => state === wanted).length;
    return { code, capacity, accepted: count('accepted'), waiting: count('waiting') };
  });
}

/** Codes of categories with more accepted teams than they take. */
export function overfull(counts: readonly CategoryCount[]): ReadonlySet<string> {
  return new Set(
    counts
      .filter(({ capacity, accepted }) => capacity !== null && accepted > capacity)
      .map(({ code }) => code),
  );
}
