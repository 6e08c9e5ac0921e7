import { serviceTypes } from '../vocabulary/index.ts';

/**
 * Display order of lines: teams, extra persons, then lines added by hand; within a team as `orderLines` makes
 * them, regardless of when they were added.
 */
export function compareLines(
  a: { readonly id: number; readonly systemKey: string | null },
  b: { readonly id: number; readonly systemKey: string | null },
): number {
  const [one, other] = [placeOf(a.systemKey), placeOf(b.systemKey)];
  return one[0] - other[0] || one[1] - other[1] || one[2] - other[2] || a.id - b.id;
}

/** Party, its number, and the item. */
function placeOf(systemKey: string | null): readonly [number, number, number] {
  const [whose = '', id = '', what = ''] = systemKey?.split(':') ?? [];
  const first = ['team', 'extra'].indexOf(whose);
  return [first < 0 ? 2 : first, Number(id) || 0, serviceTypes.findIndex((type) => type === what)];
}
