import { clubNames } from '@sevenmetre/rules/fiction';
import type { DemoClub } from '../plan.ts';

/** The words before the town: "TJ Sokol", "HBC", "Házená". */
const prefix = /^(TJ\s\p{L}+|Sportovní klub mládeže|\S+)\s(.+)$/u;

/**
 * Generated clubs: every kind of club of a country in each of its towns, in an order that mixes countries,
 * the same every time.
 */
export function hugeClubs(count: number): DemoClub[] {
  const ofCountry = Map.groupBy(clubNames, ({ country }) => country);
  const queues = [...ofCountry].map(([country, clubs]) => ({
    country,
    names: combinations(clubs.map(({ name }) => name)),
  }));
  const clubs: DemoClub[] = [];
  for (let round = 0; clubs.length < count; round += 1) {
    const before = clubs.length;
    for (const { country, names } of queues)
      for (const name of names.slice(round * shareOf(country), (round + 1) * shareOf(country)))
        clubs.push({ id: String(clubs.length + 1), name, country });
    if (clubs.length === before) throw new Error(`There are only ${before} names of clubs`);
  }
  return clubs.slice(0, count);
}

/** Most clubs come from the tournament's own country. */
function shareOf(country: string): number {
  return country === 'CZ' ? 8 : 1;
}

/** Neighbours differ in town and in kind. */
function combinations(names: readonly string[]): string[] {
  const parts = names.flatMap((name) => {
    const [, kind, town] = prefix.exec(name) ?? [];
    return kind !== undefined && town !== undefined ? [{ kind, town }] : [];
  });
  const kinds = [...new Set(parts.map(({ kind }) => kind))];
  const towns = [...new Set(parts.map(({ town }) => town))];
  return kinds.flatMap((_, turn) =>
    towns.map((town, index) => `${kinds[(index + turn) % kinds.length] ?? ''} ${town}`),
  );
}
