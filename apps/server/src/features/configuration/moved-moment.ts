import { configurationValue } from '@sevenmetre/rules/configuration';
import { inZone, utcText, zoneInstant } from '../competition/index.ts';
import type { EntryRow } from './entry.repository.ts';

/**
 * Proposes an instant for another edition: the local time stays, and the day is moved. null if the text is not an instant.
 * @param move the day of the other edition for an ISO day
 */
export function movedMoment(
  { dataType, value }: Pick<EntryRow, 'dataType' | 'value'>,
  move: (day: string) => string,
  timeZone: string,
): string | null {
  if (dataType !== 'datetime') return null;
  const result = configurationValue({ dataType, value });
  if (!result.ok || !(result.value instanceof Date)) return null;
  const { day, time } = inZone(result.value, timeZone);
  const moved = move(day);
  // A local time that is skipped by the clock change is moved by an hour.
  const minute = zoneInstant(moved, time, timeZone) ?? zoneInstant(moved, hourLater(time), timeZone);
  return minute && utcText(new Date(minute.getTime() + result.value.getUTCSeconds() * 1000));
}

function hourLater(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${String((hour + 1) % 24).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
