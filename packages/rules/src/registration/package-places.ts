import type { FieldClubError } from './club-error.ts';
import type { TeamState } from '../vocabulary/index.ts';
import type { ClubForm } from './club-form.ts';

export interface PackagePlaces {
  readonly id: number;
  /** Places that this club may take; null: no bound. */
  readonly left: number | null;
}

/** A team of the club as it stands. */
interface StoredState {
  readonly id: number;
  readonly state: TeamState;
}

/** Persons with each package, of teams and extra persons together, by the package's id. */
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
 * More persons with a package than it has places left (CR8), said where the first too many are ordered. `left` counts
 * what this club has ordered before as its own: it may always keep that. Teams that have withdrawn take no place.
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
