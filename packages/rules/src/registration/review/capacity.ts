import type { ListedClub } from './listed-club.ts';

/** A category with its capacity. */
export interface CategoryRoom {
  readonly code: string;
  /** null: unlimited. */
  readonly capacity: number | null;
}

export interface CategoryCount extends CategoryRoom {
  readonly accepted: number;
  readonly waiting: number;
}

/** Whether another team can be accepted. */
export function hasRoom(capacity: number | null, accepted: number): boolean {
  return capacity === null || accepted < capacity;
}

interface ReturningTeam {
  readonly categoryId: number;
  /** null: unlimited. */
  readonly capacity: number | null;
}

/**
 * Of returning teams, in order, those without a place (BO7).
 * @param accepted teams by category, without these
 */
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

/** Use of the categories' capacity. Declined clubs are not counted. */
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

/** Codes of categories with more accepted teams than places. */
export function overfull(counts: readonly CategoryCount[]): ReadonlySet<string> {
  return new Set(
    counts
      .filter(({ capacity, accepted }) => capacity !== null && accepted > capacity)
      .map(({ code }) => code),
  );
}
