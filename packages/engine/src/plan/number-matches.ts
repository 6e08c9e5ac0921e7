import type { Schedule } from '../schedule/index.ts';

/**
 * Numbers for matches that have none, in the order of time and hall. Numbers never change and are not reused,
 * also those of removed matches.
 * @param given by key of the match, including removed ones
 * @param halls in the order of the programme
 */
export function numberMatches(
  given: ReadonlyMap<string, number>,
  schedule: Schedule,
  halls: readonly string[],
): Map<string, number> {
  const order = new Map(halls.map((hall, index) => [hall, index]));
  const fresh = [...schedule]
    .filter(([match]) => !given.has(match))
    .toSorted(
      ([a, one], [b, other]) =>
        one.start - other.start ||
        (order.get(one.hall) ?? halls.length) - (order.get(other.hall) ?? halls.length) ||
        (a < b ? -1 : 1),
    );
  const first = 1 + Math.max(0, ...given.values());
  return new Map(fresh.map(([match], index) => [match, first + index]));
}
