import type { Placement } from '@sevenmetre/engine/schedule';
import { minutesOfDay } from '@sevenmetre/engine/schedule';
import { timeText } from '../../clock.ts';
import type { ScheduleView } from './schedule-view.ts';

/** What a pasted sheet would change, and the lines that were not understood. */
export interface ReadPlacements {
  readonly placements: readonly (readonly [string, Placement])[];
  readonly problems: readonly { readonly line: number; readonly code: 'match' | 'hall' | 'day' | 'time' }[];
}

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

/**
 * Reads a sheet with a heading line: match by `key` or `number`, `hall` by code or name, `day` as a date or its number from 1,
 * `time` as 8:40. Tabs, semicolons and commas separate columns; lines without hall, day and time are left out.
 */
export function readPlacements(view: ScheduleView, text: string): ReadPlacements {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  const separator = /[\t;,]/.exec(lines[0] ?? '')?.[0] ?? ';';
  const [heading = [], ...rows] = lines.map((line) => cellsOf(line, separator));
  const names = heading.map((name) => name.trim().toLowerCase());
  const placements: [string, Placement][] = [];
  const problems: ReadPlacements['problems'][number][] = [];
  const tables = tablesOf(view);
  rows.forEach((row, index) => {
    const value = (name: string): string => row[names.indexOf(name)]?.trim() ?? '';
    if (value('hall') === '' && value('time') === '') return;
    const match = tables.matches.get(value('key')) ?? tables.matches.get(`#${value('number')}`);
    const hall = tables.halls.get(value('hall').toLowerCase());
    const day = tables.days.get(value('day'));
    const time = /^(\d{1,2})[:.](\d{2})$/.exec(value('time'));
    const code = !match ? 'match' : !hall ? 'hall' : day === undefined ? 'day' : time ? null : 'time';
    if (code !== null) problems.push({ line: index + 2, code });
    if (!match || !hall || day === undefined || !time) return;
    placements.push([match, { hall, start: day * minutesOfDay + Number(time[1]) * 60 + Number(time[2]) }]);
  });
  return { placements, problems };
}

function tablesOf(view: ScheduleView) {
  return {
    matches: new Map(
      [...view.matches.values()].flatMap(({ key, number }) =>
        number === null ? [[key, key] as const] : [[key, key] as const, [`#${number}`, key] as const],
      ),
    ),
    halls: new Map(
      view.courts.flatMap(({ id, code, name }) => [
        [name.toLowerCase(), id],
        [code.toLowerCase(), id],
      ]),
    ),
    days: new Map(
      view.days.flatMap((day, index) => [
        [day, index],
        [String(index + 1), index],
      ]),
    ),
  };
}

function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = [];
  let [cell, isQuoted] = ['', false];
  for (let at = 0; at < line.length; at += 1) {
    const letter = line.charAt(at);
    if (isQuoted && letter === '"' && line.charAt(at + 1) === '"') {
      cell += '"';
      at += 1;
    } else if (letter === '"') isQuoted = !isQuoted;
    else if (letter === separator && !isQuoted) {
      cells.push(cell);
      cell = '';
    } else cell += letter;
  }
  return [...cells, cell];
}
