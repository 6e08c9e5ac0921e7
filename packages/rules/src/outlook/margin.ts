import type { MarginLimit } from './ending.ts';
import { isSure, type Outcomes, type OwnResult } from './is-sure.ts';

/** Larger margins are not suggested. */
const widest = 99;

/**
 * For a team with one open match: the goal difference in it that certainly suffices for the place or a better
 * one; null if it has not exactly one open match, if none suffices, or if a win or a tie suffices.
 */
export function marginThatSuffices(
  outcomes: Outcomes,
  own: readonly OwnResult[],
  place: number,
): number | null {
  const ending = (wanted: number) => own.find(({ endings }) => endings[0]?.[1] === wanted);
  const [win, tie, loss] = [ending(1), ending(0), ending(-1)];
  if (own.some(({ endings }) => endings.length !== 1) || !win || !loss) return null;
  const suffices = (result: OwnResult, limits: Pick<MarginLimit, 'least' | 'most'>) =>
    isSure(outcomes, place, [result, { match: result.endings[0]?.[0] ?? 0, ...limits }]);
  const any = { least: 1, most: Infinity };
  if (!suffices(win, any)) {
    return smallest(2, widest, (margin) => suffices(win, { least: margin, most: Infinity }));
  }
  if (tie && !suffices(tie, any)) return null;
  const tooMuch = smallest(1, widest, (margin) => !suffices(loss, { least: 1, most: margin }));
  return tooMuch === null || tooMuch === 1 ? null : 1 - tooMuch;
}

/** The smallest integer of a range that holds; monotonic. */
function smallest(from: number, to: number, holds: (value: number) => boolean): number | null {
  if (!holds(to)) return null;
  let [low, high] = [from, to];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
