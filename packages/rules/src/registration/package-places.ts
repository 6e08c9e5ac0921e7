import type { FieldClubError } from './club-error.ts';
import type { TeamState } from '../vocabulary/index.ts';
import type { ClubForm } from './club-form.ts';

export interface PackagePlaces {
  readonly id: number;
  /** Places that this club may take; null: unlimited. */
  readonly left: number | null;
}

/** The stored state of a team. */
interface StoredState {
  readonly id: number;
  readonly state: TeamState;
}

/** Persons per package, of teams and extra persons together, by package id. */
export function packagePersons(
  orders: readonly { readonly bundlePricelistItemId: number | null; readonly bundlePersons: number | null }[],
): Map<number, number> {
  const persons = new Map<number, number>();
  for (const { bundlePricelistItemId: id, bundlePersons } of orders) {
    if (id !== null) persons.set(id, (persons.get(id) ?? 0) + (bundlePersons ?? 0));
  }
  return persons;
}

/**
 * Errors for more persons than a package has places (CR8), at the first order beyond the limit. `left`
 * includes the places that this club has ordered before, which it may keep. Withdrawn teams take no places.
 */
export function checkPackagePlaces(
  { teams, extraPersons }: Pick<ClubForm, 'teams' | 'extraPersons'>,
  places: readonly PackagePlaces[],
  stored: readonly StoredState[],
): FieldClubError[] {
  const withdrawn = new Set<number | null>(
    stored.filter(({ state }) => state === 'withdrawn').map(({ id }) => id),
  );
  const rest = new Map(places.map(({ id, left }) => [id, left]));
  const told = new Set<number>();
  const orders = [
    ...teams.flatMap((order, index) => (withdrawn.has(order.id) ? [] : { order, path: `teams.${index}` })),
    ...extraPersons.map((order, index) => ({ order, path: `extraPersons.${index}` })),
  ];
  return orders.flatMap(({ order: { bundlePricelistItemId: id, bundlePersons }, path }) => {
    const left = id === null ? null : (rest.get(id) ?? null);
    if (id === null || left === null) return [];
    const persons = bundlePersons ?? 0;
    rest.set(id, left - persons);
    const isTooMany = persons > left;
    if (!isTooMany || told.has(id)) return [];
    told.add(id);
    return [
      { field: `${path}.bundlePersons`, error: { code: 'packageFull' as const, max: Math.max(0, left) } },
    ];
  });
}
