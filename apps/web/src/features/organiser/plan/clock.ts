import { minutesOfDay } from '@sevenmetre/rules/dates';

/** "14:40" of minutes since any midnight; the end of a day is 24:00. */
export function timeText(minute: number): string {
  if (minute === minutesOfDay) return '24:00';
  const ofDay = ((minute % minutesOfDay) + minutesOfDay) % minutesOfDay;
  return `${Math.floor(ofDay / 60)}:${String(ofDay % 60).padStart(2, '0')}`;
}
