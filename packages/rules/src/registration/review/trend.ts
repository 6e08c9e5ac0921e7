import { millisecondsOfWeek } from '../../dates/index.ts';
import { type EditionRegistrations, sameDayOf, wasEnteredAfterwards } from './edition-registrations.ts';

/** The oldest week shown. */
const mostWeeks = 52;

interface YearRegistrations extends EditionRegistrations {
  readonly year: number;
}

interface RegistrationTrend {
  /** The first instant, a whole number of weeks ago; milliseconds UTC. */
  readonly from: number;
  /** All teams that had registered at `from` and at the end of each week after it; the last number is of now. */
  readonly teams: readonly number[];
  /** The same of editions before, as long before their first days, until their last team. */
  readonly before: readonly { readonly year: number; readonly teams: readonly number[] }[];
}

/**
 * How the number of registered teams grew, beside editions before. null: nobody has registered, or the edition has begun.
 * @param now milliseconds UTC
 */
export function registrationTrend(
  current: YearRegistrations,
  earlier: readonly YearRegistrations[],
  now: number,
): RegistrationTrend | null {
  if (Date.parse(current.startDate) <= now) return null;
  const lines = [current, ...earlier.filter((edition) => !wasEnteredAfterwards(edition))].map((edition) =>
    lineOf(edition, current, now),
  );
  const first = Math.min(...lines.flatMap(({ ages }) => ages));
  if (first === Infinity) return null;
  const weeksAgo = Math.min(mostWeeks, Math.max(0, Math.ceil(-first / millisecondsOfWeek)));
  const countAt = (ages: readonly number[], index: number) =>
    ages.filter((age) => age <= (index - weeksAgo) * millisecondsOfWeek).length;
  const counts = (ages: readonly number[], last: number) =>
    Array.from({ length: weeksAgo + 1 + last }, (_, index) => countAt(ages, index));
  const [own, ...others] = lines;
  return {
    from: now - weeksAgo * millisecondsOfWeek,
    teams: counts(own?.ages ?? [], 0),
    before: others.map(({ year, ages, toLast }) => ({ year, teams: counts(ages, toLast) })),
  };
}

/** Teams of an edition by their distance in milliseconds from the day that is as far from its first day as now. */
function lineOf(edition: YearRegistrations, current: YearRegistrations, now: number) {
  const sameDay = sameDayOf(edition, current, now);
  const ages = edition.teams.map(({ createdAt }) => Date.parse(createdAt) - sameDay);
  const untilFirstDay = Math.floor((Date.parse(edition.startDate) - sameDay) / millisecondsOfWeek);
  const untilLast = Math.ceil(Math.max(...ages) / millisecondsOfWeek);
  return { year: edition.year, ages, toLast: Math.max(0, Math.min(untilLast, untilFirstDay)) };
}
