import { serviceTypes } from '../vocabulary/index.ts';

/**
 * The order in which lines are read: teams, extra persons, then lines by hand; within a team as `orderLines` makes them, whenever
 * each of them was added.
 */
export function compareLines(
  a: { readonly id: number; readonly systemKey: string | null },
  b: { readonly id: number; readonly systemKey: string | null },
): number {
  const [one, other] = [placeOf(a.systemKey), placeOf(b.systemKey)];
  return one[0] - other[0] || one[1] - other[1] || one[2] - other[2] || a.id - b.id;
}

/** Whose it is, which of them, what for. */
function placeOf(systemKey: string | null): readonly [number, number, number] {
  const [whose = '', id = '', what = ''] = systemKey?.split(':') ?? [];
  const first = ['team', 'extra'].indexOf(whose);
  return [first < 0 ? 2 : first, Number(id) || 0, serviceTypes.findIndex((type) => type === what)];
}
