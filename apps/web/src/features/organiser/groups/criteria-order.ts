import type { TieBreaker } from '@sevenmetre/rules/vocabulary';

/** The list with two neighbours changed over; null: one would pass an end, or the lots, which stay last. */
export function moved(list: readonly TieBreaker[], at: number, by: 1 | -1): TieBreaker[] | null {
  const [one, other] = [list[at], list[at + by]];
  if (one === undefined || other === undefined || one === 'lots' || other === 'lots') return null;
  return list.map((criterion, index) => (index === at ? other : index === at + by ? one : criterion));
}

/** The list with one more criterion at its end, before the lots. */
export function added(list: readonly TieBreaker[], criterion: TieBreaker): TieBreaker[] {
  if (criterion === 'lots' || list.at(-1) !== 'lots') return [...list, criterion];
  return [...list.slice(0, -1), criterion, 'lots'];
}
