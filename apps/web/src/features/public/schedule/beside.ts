import type { ScheduleSlice } from '@sevenmetre/contract/schedule/schedule-slice';
import { scheduleDayPath } from '../../../lib/paths/paths.ts';

/** Address of the day before or after the shown one; null at either end. @param search stays in the address */
export function dayBeside({ day, days }: ScheduleSlice, step: 1 | -1, search: string): string | null {
  const at = days.findIndex((one) => one.day === day);
  const beside = at === -1 ? undefined : days[at + step];
  return beside ? scheduleDayPath(beside.day) + search : null;
}
