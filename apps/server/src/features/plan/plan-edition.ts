import { millisecondsOfDay, minutesOfDay } from '@sevenmetre/rules/dates';
import type { Tx } from '../../platform/database/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { type EditionRow, findWorkingEdition, inZone, zoneInstant } from '../competition/index.ts';

/** The edition to plan: the current one. */
export function findPlanEdition(tx: Tx): Promise<Outcome<EditionRow>> {
  return findWorkingEdition(null, tx);
}

/** ISO dates of its days. */
export function daysOf({ startDate, endDate }: Pick<EditionRow, 'startDate' | 'endDate'>): string[] {
  const first = Date.parse(startDate);
  const count = (Date.parse(endDate) - first) / millisecondsOfDay + 1;
  return Array.from({ length: count }, (_, day) =>
    new Date(first + day * millisecondsOfDay).toISOString().slice(0, 10),
  );
}

export type Zoned = Pick<EditionRow, 'startDate' | 'timeZone'>;

/** Minutes since the first midnight of the edition on the clocks of its zone; they may be negative. */
export function minuteOf(instant: Date, { startDate, timeZone }: Zoned): number {
  const { day, time } = inZone(instant, timeZone);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const days = Math.round((Date.parse(day) - Date.parse(startDate)) / millisecondsOfDay);
  return days * minutesOfDay + hours * 60 + minutes;
}

/** The instant of such a minute; null if clocks are set forward over it. */
export function instantOf(minute: number, { startDate, timeZone }: Zoned): Date | null {
  const days = Math.floor(minute / minutesOfDay);
  const day = new Date(Date.parse(startDate) + days * millisecondsOfDay).toISOString().slice(0, 10);
  const rest = minute - days * minutesOfDay;
  const two = (number: number) => String(number).padStart(2, '0');
  return zoneInstant(day, `${two(Math.floor(rest / 60))}:${two(rest % 60)}`, timeZone);
}
