import { zoneInstant } from '../../competition/index.ts';
import { dateCell, timeCell } from '../read/cells.ts';
import type { Check } from './check.ts';
import type { Row } from '../read/row.ts';
import type { Match } from '../tournament.ts';

/** Days that a match may be outside of its tournament before its date is reported as an error. */
const reach = 60;

/** Start of a match; a day without a time, or neither, is valid. */
export function readSchedule(check: Check, row: Row): Pick<Match, 'day' | 'time' | 'startsAt'> {
  const day = dateCell(row, 'day');
  const time = timeCell(row, 'time');
  if (time !== null && row.cell('day') === '') row.error('day', 'time-without-day');
  const { settings } = check;
  if (day === null || settings === null) return { day, time, startsAt: null };
  const away = Math.max(daysBetween(day, settings.startDate), daysBetween(settings.endDate, day));
  if (away > reach) row.error('day', 'date-far-away', { value: day, days: reach });
  else if (away > 0)
    check.notes.push({ code: 'day-outside-tournament', match: Number(row.cell('number')), day });
  const startsAt = time === null ? null : zoneInstant(day, time, settings.timeZone);
  if (time !== null && startsAt === null) row.error('time', 'time-skipped', { timeZone: settings.timeZone });
  return { day, time, startsAt };
}

/** Days from one ISO date to another; negative if the second is earlier. */
function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}
