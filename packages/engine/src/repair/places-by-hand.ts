import type { Placement, Schedule, ScheduleInput } from '../schedule/index.ts';
import type { Happening } from './happening.ts';

/** Places set by organisers; the last one of each match counts. */
export function placesByHand(published: Schedule, happenings: readonly Happening[]): Map<string, Placement> {
  const places = new Map<string, Placement>();
  for (const happening of happenings) {
    if (happening.kind === 'matchMoved') places.set(happening.match, happening.to);
    if (happening.kind !== 'matchesSwapped') continue;
    const [one, other] = happening.matches;
    const [first, second] = [published.get(one), published.get(other)];
    if (first && second) places.set(one, second).set(other, first);
  }
  return places;
}

/**
 * The published schedule with matches placed by hand; matches that were there at that time lose their place.
 */
export function withPlacesByHand(
  input: ScheduleInput,
  published: Schedule,
  byHand: ReadonlyMap<string, Placement>,
): Schedule {
  if (byHand.size === 0) return published;
  const duration = new Map(input.categories.map((rules) => [rules.id, rules.duration]));
  const lengthOf = new Map(input.matches.map(({ key, category }) => [key, duration.get(category) ?? 0]));
  const isInTheWay = (key: string, place: Placement): boolean =>
    [...byHand].some(
      ([hand, to]) =>
        to.hall === place.hall &&
        place.start < to.start + (lengthOf.get(hand) ?? 0) &&
        to.start < place.start + (lengthOf.get(key) ?? 0),
    );
  const others = [...published].filter(([key, place]) => !byHand.has(key) && !isInTheWay(key, place));
  return new Map([...others, ...byHand]);
}
