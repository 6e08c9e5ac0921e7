import type { OwnDuty } from '@sevenmetre/contract/duty/schemas';
import type { Translator } from '@sevenmetre/phrases';
import { inLanguage } from '@sevenmetre/rules/language';
import { weekdayText } from '../../../lib/time/moments.ts';
import { clockOf } from '../../../lib/time/zone-clock.ts';

export type OwnShift = OwnDuty['shifts'][number];
type Place = Pick<OwnShift, 'hall'>;
type Times = Pick<OwnShift, 'day' | 'startsAt' | 'endsAt'>;

/** `12:30`, on the clocks of the tournament. */
export function timeIn(instant: string | number, timeZone: string): string {
  const text = typeof instant === 'number' ? new Date(instant).toISOString() : instant;
  return clockOf(text, timeZone).slice(11).replace(/^0/, '');
}

/** "Sat 27 March 12:30–18:40". */
export function whenText(t: Translator, shift: Times, timeZone: string): string {
  return `${weekdayText(t, shift.day)} ${timesIn(shift, timeZone)}`;
}

/** `12:30–18:40`, on the clocks of the tournament. */
export function timesIn({ startsAt, endsAt }: Omit<Times, 'day'>, timeZone: string): string {
  return `${timeIn(startsAt, timeZone)}–${timeIn(endsAt, timeZone)}`;
}

/** The hall with its code, or the whole tournament. */
export function placeOf(t: Translator, { hall }: Place): string {
  if (hall === null) return t('duty.tournament');
  const name = inLanguage(t.locale, { cs: hall.nameCs, en: hall.nameEn });
  return name === hall.code ? hall.code : `${hall.code} ${name}`;
}

/** "38 min", "5 h", "2 d" until an instant. */
export function untilText(t: Translator, milliseconds: number): string {
  const minutes = Math.max(1, Math.round(milliseconds / 60_000));
  if (minutes < 120) return t('duty.own.minutes', { count: minutes });
  const hours = Math.round(minutes / 60);
  return hours < 48
    ? t('duty.own.hours', { count: hours })
    : t('duty.own.days', { count: Math.round(hours / 24) });
}
