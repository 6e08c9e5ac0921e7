import { configurationValue } from '@sevenmetre/rules/configuration';
import { dayInYears } from '@sevenmetre/rules/editions';
import { inZone, utcText, zoneInstant } from '../competition/index.ts';
import type { EntryRow } from './settings.repository.ts';

/**
 * The text of a moment as it is proposed for another year: the same day and reading of the tournament's clocks. null for what
 * is no moment.
 */
export function movedMoment(
  { dataType, value }: Pick<EntryRow, 'dataType' | 'value'>,
  years: number,
  timeZone: string,
): string | null {
  if (dataType !== 'datetime') return null;
  const result = configurationValue({ dataType, value });
  if (!result.ok || !(result.value instanceof Date)) return null;
  const { day, time } = inZone(result.value, timeZone);
  const moved = dayInYears(day, years);
  // A reading that the clocks skip in that year is taken an hour later.
  const minute = zoneInstant(moved, time, timeZone) ?? zoneInstant(moved, hourLater(time), timeZone);
  return minute && utcText(new Date(minute.getTime() + result.value.getUTCSeconds() * 1000));
}

function hourLater(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${String((hour + 1) % 24).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
