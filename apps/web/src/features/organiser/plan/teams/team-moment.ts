import { minutesOfDay } from '@sevenmetre/rules/dates';
import { minutesOf } from '../settings/small-fields.tsx';
import { timeText } from '../clock.ts';

/** "2 9:30" of minutes since the first midnight: the day of the tournament from 1, and the time. */
export function momentTyped(minute: number | null): string {
  return minute === null ? '' : `${Math.floor(minute / minutesOfDay) + 1} ${timeText(minute)}`;
}

/** Minutes since the first midnight of "2 9:30"; null: nothing is wished; undefined: it is no moment of the tournament. */
export function momentOf(text: string, days: number): number | null | undefined {
  if (text.trim() === '') return null;
  const parts = /^\s*(\d{1,2})\.?\s+(\S+)\s*$/.exec(text);
  const minutes = minutesOf(parts?.[2] ?? '');
  const day = Number(parts?.[1] ?? 0);
  return minutes === null || day < 1 || day > days ? undefined : (day - 1) * minutesOfDay + minutes;
}
