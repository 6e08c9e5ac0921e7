import { millisecondsOfDay } from '../dates/index.ts';
import type { CateringType } from '../vocabulary/index.ts';

/** People with the same package and days. Days are ISO dates. */
export interface MealGroup {
  readonly cateringType: CateringType;
  readonly persons: number;
  readonly arrival: string;
  readonly departure: string;
}

/** Portions per day. */
export interface DayMeals {
  readonly day: string;
  readonly breakfasts: number;
  readonly lunches: number;
  readonly dinners: number;
}

const dinnerTypes: ReadonlySet<CateringType> = new Set(['half-board', 'full-board']);

/**
 * Meals per day (AC7): breakfast on the days after a night, dinner before one (half and full board), lunch on
 * every day after the arrival (full board). Days without meals are left out.
 */
export function mealsByDay(eaters: readonly MealGroup[]): DayMeals[] {
  const days = new Map<string, DayMeals>();
  for (const { cateringType, persons, arrival, departure } of eaters) {
    if (cateringType === 'none' || persons === 0) continue;
    for (const day of daysBetween(arrival, departure)) {
      const before = days.get(day) ?? { day, breakfasts: 0, lunches: 0, dinners: 0 };
      const hasSlept = day > arrival;
      const stays = day < departure;
      days.set(day, {
        day,
        breakfasts: before.breakfasts + (hasSlept ? persons : 0),
        lunches: before.lunches + (hasSlept && cateringType === 'full-board' ? persons : 0),
        dinners: before.dinners + (stays && dinnerTypes.has(cateringType) ? persons : 0),
      });
    }
  }
  return [...days.values()]
    .filter(({ breakfasts, lunches, dinners }) => breakfasts + lunches + dinners > 0)
    .toSorted((a, b) => a.day.localeCompare(b.day));
}

/** Limit in days, so that a mistyped year does not fill the table. */
const mostDays = 31;

function daysBetween(from: string, to: string): string[] {
  const first = Date.parse(`${from}T00:00:00Z`);
  const last = Date.parse(`${to}T00:00:00Z`);
  const count = Math.min(mostDays, Math.floor((last - first) / millisecondsOfDay) + 1);
  return Array.from({ length: Math.max(0, count) }, (_, index) =>
    new Date(first + index * millisecondsOfDay).toISOString().slice(0, 10),
  );
}
