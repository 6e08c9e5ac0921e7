import { maximumLength } from '../format.ts';
import type { Row } from './row.ts';
import type { SeatSource } from '../tournament.ts';

/** Control characters, line ends, and characters that are invisible or change the direction of text. */
const invisible = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\u200b\ufeff]/u;

/** Any text in Unicode normal form C; '' for an empty cell. */
export function textCell(row: Row, column: string, limit: number = maximumLength.name): string {
  const text = row.cell(column);
  if (text === '') return text;
  const found = invisible.exec(text)?.[0];
  if (found !== undefined) {
    const character = `U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
    row.error(column, 'control-character', { character });
  }
  if (text.includes('\uFFFD')) row.error(column, 'text-damaged');
  if (text.length > limit) row.error(column, 'text-too-long', { limit });
  return text.normalize('NFC');
}

export function requiredCell(row: Row, column: string, limit: number = maximumLength.name): string {
  const text = textCell(row, column, limit);
  if (text === '') row.error(column, 'required');
  return text;
}

/** A source id; null if the cell is empty. */
export function idCell(row: Row, column: string): string | null {
  return textCell(row, column, maximumLength.id) || null;
}

/** A text for URLs, where `.` and `..` have a meaning. */
export function addressCell(row: Row, column: string, limit: number): string {
  const text = requiredCell(row, column, limit);
  if (/^\.+$/.test(text)) row.error(column, 'text-not-allowed', { value: text });
  return text;
}

/** null if the cell is empty or not a number. */
export function numberCell(row: Row, column: string, minimum: number, maximum: number): number | null {
  const text = row.cell(column);
  if (text === '') return null;
  if (!/^-?\d+$/.test(text)) {
    row.error(column, 'not-a-number', { value: text });
    return null;
  }
  const value = Number(text);
  if (value >= minimum && value <= maximum) return value;
  row.error(column, 'number-out-of-range', { value: text, minimum, maximum });
  return null;
}

export function requiredNumberCell(row: Row, column: string, minimum: number, maximum: number): number {
  if (row.cell(column) === '') row.error(column, 'required');
  return numberCell(row, column, minimum, maximum) ?? minimum;
}

/** One of the words; an empty cell gives `fallback`, and is an error without one. */
export function wordCell<Word extends string>(
  row: Row,
  column: string,
  words: readonly [Word, ...Word[]],
  fallback?: Word,
): Word {
  const text = row.cell(column);
  const found = words.find((word) => word === text);
  if (found !== undefined) return found;
  if (text !== '') row.error(column, 'not-one-of', { value: text, allowed: words.join(', ') });
  else if (fallback === undefined) row.error(column, 'required');
  return fallback ?? words[0];
}

/** `yes` or `no`; null if the cell is empty. */
export function yesNoCell(row: Row, column: string): boolean | null {
  return row.cell(column) === '' ? null : wordCell(row, column, ['yes', 'no'], 'no') === 'yes';
}

/** A calendar day, ISO 8601; null if the cell is empty or invalid. */
export function dateCell(row: Row, column: string): string | null {
  const text = row.cell(column);
  if (text === '') return null;
  if (isDate(text)) return text;
  row.error(column, 'not-a-date', { value: text });
  return null;
}

export function isDate(text: string): boolean {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** An instant in UTC like `2026-04-03T09:30:00.000Z`. */
export function instantCell(row: Row, column: string): Date {
  const text = row.cell(column);
  const instant = new Date(/^(19|20|21)\d\d-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/.test(text) ? text : '');
  if (!Number.isNaN(instant.getTime())) return instant;
  row.error(column, text === '' ? 'required' : 'not-an-instant', { value: text });
  return new Date(0);
}

/** The same; null if the cell is empty. */
export function optionalInstantCell(row: Row, column: string): Date | null {
  return row.cell(column) === '' ? null : instantCell(row, column);
}

/** `HH:MM`; null if the cell is empty or invalid. */
export function timeCell(row: Row, column: string): string | null {
  const text = row.cell(column);
  if (text === '') return null;
  const padded = text.padStart(5, '0');
  if (/^([01]\d|2[0-3]):[0-5]\d$/.test(padded)) return padded;
  row.error(column, 'not-a-time', { value: text });
  return null;
}

/** `MM:SS` as seconds; `fallback` for an empty cell. */
export function durationCell(row: Row, column: string, fallback: number): number {
  const text = row.cell(column);
  if (text === '') return fallback;
  const [, minutes, seconds] = /^(\d{1,2}):([0-5]\d)$/.exec(text) ?? [];
  const duration = Number(minutes) * 60 + Number(seconds);
  if (duration >= 60 && duration <= 3600) return duration;
  row.error(column, 'not-a-duration', { value: text });
  return fallback;
}

/** `group:standing`; a group's id may contain colons. */
export function seatSourceCell(row: Row, column: string): SeatSource | null {
  const text = textCell(row, column, maximumLength.id + 4);
  if (text === '') return null;
  const [, group, standing] = /^(.+):([1-9]\d{0,2})$/.exec(text) ?? [];
  if (group !== undefined) return { group, standing: Number(standing) };
  row.error(column, 'not-a-seat', { value: text });
  return null;
}
