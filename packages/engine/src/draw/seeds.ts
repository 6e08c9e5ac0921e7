import type { EntryGroup } from './draw-frame.ts';

export interface SeededTeam {
  readonly id: number;
  readonly seed: number | null;
}

/** The seeds that belong to one pot, both included. */
export interface SeedRange {
  readonly first: number;
  readonly last: number;
}

/** The pots of a draw as ranges of seeds, pot 1 first (PL23). */
export function seedRanges(frame: readonly EntryGroup[]): SeedRange[] {
  const most = Math.max(0, ...frame.map(({ entries }) => entries.length));
  let last = 0;
  return Array.from({ length: most }, (_, pot) => {
    const first = last + 1;
    last += frame.filter(({ entries }) => entries.length > pot).length;
    return { first, last };
  });
}

/**
 * The place of each team that has a seed, by id, from 1: the seed itself. Where two seeds are equal or one lies outside the
 * places, as after withdrawals, only their order counts (PL23).
 * @param teams best first
 */
export function seedPlaces(teams: readonly SeededTeam[], places: number): ReadonlyMap<number, number> {
  const seeded = teams.flatMap(({ id, seed }) => (seed === null ? [] : { id, seed }));
  const isExact =
    new Set(seeded.map(({ seed }) => seed)).size === seeded.length &&
    seeded.every(({ seed }) => seed <= places);
  return new Map(seeded.map(({ id, seed }, index) => [id, isExact ? seed : index + 1]));
}

/** Teams in the order of their places; those without a seed take what is free, best first (PL23). @param teams best first */
export function inSeedOrder<Team extends SeededTeam>(teams: readonly Team[]): Team[] {
  const places = seedPlaces(teams, teams.length);
  const free = freePlaces(places, { first: 1, last: teams.length });
  return teams
    .map((team) => ({ team, place: places.get(team.id) ?? free.shift() ?? teams.length }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ team }) => team);
}

/**
 * New seeds that put the chosen teams into the free places of the pots, in the given order; teams for which none is left stay
 * where they were. Only seeds that change.
 * @param teams best first
 * @param pots one of `seedRanges`, or several: the first free places are taken first
 */
export function intoPots(
  teams: readonly SeededTeam[],
  chosen: readonly number[],
  pots: readonly SeedRange[],
  places: number,
): ReadonlyMap<number, number | null> {
  const before = seedPlaces(teams, places);
  for (let moving = chosen.length; moving > 0; moving--) {
    const leaving = chosen.slice(0, moving);
    const after = new Map([...before].filter(([id]) => !leaving.includes(id)));
    const free = pots.flatMap((pot) => freePlaces(after, pot));
    if (free.length < moving) continue;
    for (const [index, id] of leaving.entries()) after.set(id, free[index] ?? 0);
    return changedSeeds(teams, after);
  }
  return new Map();
}

/** New seeds after these teams are taken out of their pots. Only seeds that change. */
export function outOfPots(
  teams: readonly SeededTeam[],
  chosen: readonly number[],
  places: number,
): ReadonlyMap<number, number | null> {
  const after = [...seedPlaces(teams, places)].filter(([id]) => !chosen.includes(id));
  return changedSeeds(teams, new Map(after));
}

function freePlaces(taken: ReadonlyMap<number, number>, { first, last }: SeedRange): number[] {
  const used = new Set(taken.values());
  return Array.from({ length: last - first + 1 }, (_, index) => first + index).filter(
    (place) => !used.has(place),
  );
}

function changedSeeds(
  teams: readonly SeededTeam[],
  after: ReadonlyMap<number, number>,
): ReadonlyMap<number, number | null> {
  return new Map(
    teams.flatMap(({ id, seed }) => {
      const next = after.get(id) ?? null;
      return next === seed ? [] : [[id, next] as const];
    }),
  );
}
