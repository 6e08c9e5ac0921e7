import { type Snapshot, rankingRows } from '@sevenmetre/rules/snapshot';
import { clubKey } from '@sevenmetre/rules/names';
import type { TeamRow } from './teams.repository.ts';

/** Final ranking of a past edition. */
export interface LastRanking {
  readonly year: number;
  /** By category and club, a final place for each of the club's teams in their order; null: not ranked. */
  readonly places: ReadonlyMap<string, readonly (number | null)[]>;
}

export interface ArchivedPlace {
  readonly place: number;
  readonly year: number;
}

/**
 * The final places of an edition. null for teams that withdrew or did not play: their last places say nothing
 * about their strength.
 */
export function placesOf(snapshot: Snapshot): LastRanking['places'] {
  const categories = [...snapshot.categories.values()];
  const codes = new Map(categories.map(({ id, code }) => [id, code]));
  const ranked = categories
    .flatMap((category) => rankingRows(snapshot, category))
    .filter(({ reason }) => reason.rule !== 'withdrawn' && reason.rule !== 'unplayed');
  const places = new Map(ranked.map(({ team, place }) => [team.id, place]));
  const clubs = Map.groupBy(snapshot.teams.values(), ({ teamCategoryId, clubName, clubCountryCode }) =>
    keyOf(codes.get(teamCategoryId), clubName, clubCountryCode),
  );
  return new Map(
    [...clubs].map(([key, teams]) => [key, inOrder(teams).map(({ id }) => places.get(id) ?? null)]),
  );
}

/**
 * The last final place of each team by its id: the first team of a club gets the place of its first team in
 * the category with the same code, the second that of the second.
 * @param codes of categories by id
 */
export function archivedPlaces(
  rows: readonly TeamRow[],
  codes: ReadonlyMap<number, string>,
  last: LastRanking | null,
): ReadonlyMap<number, ArchivedPlace> {
  const found = new Map<number, ArchivedPlace>();
  if (!last) return found;
  const clubs = Map.groupBy(rows, ({ categoryId, clubName, countryCode }) =>
    keyOf(codes.get(categoryId), clubName, countryCode),
  );
  for (const [key, teams] of clubs)
    for (const [index, { id }] of inOrder(teams).entries()) {
      const place = last.places.get(key)?.[index];
      if (place != null) found.set(id, { place, year: last.year });
    }
  return found;
}

function keyOf(code: string | undefined, clubName: string, countryCode: string): string {
  return `${code ?? ''} ${clubKey(clubName, countryCode)}`;
}

function inOrder<T extends { readonly id: number; readonly teamNumber: number }>(teams: readonly T[]): T[] {
  return teams.toSorted((one, other) => one.teamNumber - other.teamNumber || one.id - other.id);
}
