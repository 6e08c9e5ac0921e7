import { minutesOfDay } from '@sevenmetre/engine/schedule';
import { timeText } from '../../clock.ts';
import type { ScheduleView } from './schedule-view.ts';

const columns = ['key', 'number', 'category', 'group', 'home', 'away', 'hall', 'day', 'time'] as const;

/** The schedule as a sheet: one line for each match, columns by name, separated by semicolons, without a place where it has none. */
export function placementsCsv(view: ScheduleView): string {
  const codes = new Map(view.courts.map(({ id, code }) => [id, code]));
  const rows = [...view.matches.values()].map((match) => {
    const place = view.document.placements.get(match.key);
    const day = place ? (view.days[Math.floor(place.start / minutesOfDay)] ?? '') : '';
    const time = place ? timeText(place.start) : '';
    const hall = place ? (codes.get(place.hall) ?? place.hall) : '';
    const { key, number, category, group, home, away } = match;
    return [key, number ?? '', category, group, home, away, hall, day, time];
  });
  return [columns, ...rows].map((row) => row.map(quoted).join(';')).join('\r\n');
}

/** Text that a spreadsheet would take for a formula is kept as text. */
function quoted(value: string | number): string {
  const text = String(value);
  const safe = /^[=+\-@\t]/.test(text) ? `'${text}` : text;
  return /[;"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
