/** Milliseconds. */
const week = 7 * 86_400_000;
const weeksShown = 8;

/** A registered team; `createdAt` is an instant in UTC. */
interface RegisteredTeam {
  readonly categoryCode: string;
  readonly createdAt: string;
}

interface CategoryPace {
  /** Teams that registered in each of the last eight weeks; the last one ends now. */
  readonly weeks: readonly number[];
  /** Teams that the edition before had as long before its first day; null: there was none, or it was entered afterwards. */
  readonly yearBefore: number | null;
}

interface PaceOfEdition {
  /** ISO date of the first day. */
  readonly startDate: string;
  readonly teams: readonly RegisteredTeam[];
}

/**
 * How fast a category fills, beside the edition before.
 * @param now milliseconds UTC
 */
export function categoryPace(
  code: string,
  current: PaceOfEdition,
  before: PaceOfEdition | null,
  now: number,
): CategoryPace {
  const created = (edition: PaceOfEdition) =>
    edition.teams
      .filter(({ categoryCode }) => categoryCode === code)
      .map(({ createdAt }) => Date.parse(createdAt));
  const ages = created(current).map((at) => Math.floor((now - at) / week));
  const weeks = Array.from(
    { length: weeksShown },
    (_, index) => ages.filter((age) => age === weeksShown - 1 - index).length,
  );
  if (before === null) return { weeks, yearBefore: null };
  const began = Date.parse(before.startDate);
  const wasEntered = before.teams.every(({ createdAt }) => Date.parse(createdAt) > began);
  if (wasEntered) return { weeks, yearBefore: null };
  const sameDay = began - (Date.parse(current.startDate) - now);
  return { weeks, yearBefore: created(before).filter((at) => at <= sameDay).length };
}
