import { checkMoney } from './check-money.ts';
import { checkPages } from './check-pages.ts';
import { checkPlaces } from './check-places.ts';
import { checkTeams } from './check-teams.ts';
import { checkTimetable } from './check-timetable.ts';
import type { CheckedYear } from './checked-year.ts';

/** Every promise of a played year that does not hold, in words; empty: the year was in order. */
export async function checkYear(year: CheckedYear): Promise<string[]> {
  const broken: string[] = [];
  for (const check of [checkMoney, checkTeams, checkTimetable, checkPlaces, checkPages])
    broken.push(...(await check(year)));
  return broken;
}
