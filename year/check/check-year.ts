import { checkMoney } from './check-money.ts';
import { checkPages } from './check-pages.ts';
import { checkPlaces } from './check-places.ts';
import { checkTeams } from './check-teams.ts';
import { checkTimetable } from './check-timetable.ts';
import type { CheckedYear } from './checked-year.ts';

/** Every promise that a played year breaks, in words; empty: none. */
export async function checkYear(year: CheckedYear): Promise<string[]> {
  const broken: string[] = [];
  for (const check of [checkMoney, checkTeams, checkTimetable, checkPlaces, checkPages])
    broken.push(...(await check(year)));
  return broken;
}
