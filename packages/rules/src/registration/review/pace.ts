import { millisecondsOfWeek } from '../../dates/index.ts';
import { type EditionRegistrations, sameDayOf, wasEnteredAfterwards } from './edition-registrations.ts';

const weeksShown = 8;

interface CategoryPace {
  /** Teams that registered in each of the last eight weeks; the last one ends now. */
  readonly weeks: readonly number[];
  /** Teams that the edition before had as long before its first day; null: there was none, or it was entered afterwards. */
  readonly yearBefore: number | null;
}

/**
 * How fast a category fills, beside the edition before.
 * @param now milliseconds UTC
 */
export function categoryPace(
  code: string,
  current: EditionRegistrations,
  before: EditionRegistrations | null,
  now: number,
): CategoryPace {
  const created = (edition: EditionRegistrations) =>
    edition.teams
      .filter(({ categoryCode }) => categoryCode === code)
      .map(({ createdAt }) => Date.parse(createdAt));
  const ages = created(current).map((at) => Math.floor((now - at) / millisecondsOfWeek));
  const weeks = Array.from(
    { length: weeksShown },
    (_, index) => ages.filter((age) => age === weeksShown - 1 - index).length,
  );
  if (before === null || wasEnteredAfterwards(before)) return { weeks, yearBefore: null };
  const sameDay = sameDayOf(before, current, now);
  return { weeks, yearBefore: created(before).filter((at) => at <= sameDay).length };
}
