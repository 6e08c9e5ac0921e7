import { minutesOfDay } from '../dates/index.ts';
import { fold } from '../search/index.ts';
import { chooseReading, type ColumnReading } from './choose-reading.ts';

/** Day and time of one cell; '' where it has none. */
export interface SplitMoment {
  readonly day: string;
  readonly time: string;
}

const instant = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/u;
const timeAtEnd =
  /^(.*[^\s,T(–-])[\s,T(–-]+(\d{1,2}(?:[:h.]|\s?h\s?)\d\d(?::\d\d)?(?:\s?[–-]\s?\d{1,2}[:h.]\d\d)?\s*(?:am|pm|a\.m\.|p\.m\.|uhr|hod\.?|h)?)\)?$/iu;
const timeAtStart =
  /^(\d{1,2}[:h]\d\d(?::\d\d)?(?:\s*(?:am|pm|a\.m\.|p\.m\.|uhr|hod\.?|h)(?![\p{L}]))?)[\s,–-]+(\S.*)$/iu;

/**
 * Splits a cell with a day and a time. An instant with an offset is that of the tournament's zone; a day number with a
 * fraction, as spreadsheets keep moments, is both.
 */
export function splitMoment(cell: string, timeZone: string): SplitMoment {
  const text = cell.normalize('NFKC').replace(/\s+/gu, ' ').trim();
  const [, day = '', time = '', offset = ''] = instant.exec(text) ?? [];
  if (offset !== '') return inZone(`${day}T${time}:00${offset}`, timeZone);
  const [, serial, fraction] = /^(\d{5})(\.\d+)$/u.exec(text) ?? [];
  if (serial !== undefined && fraction !== undefined) return { day: serial, time: `0${fraction}` };
  const [, before, end] = timeAtEnd.exec(text) ?? [];
  if (before !== undefined && end !== undefined && /[\d\p{L}]/u.test(before) && !isTimeWord(before))
    // Spreadsheets keep a time as a moment of their first day.
    return { day: /^(?:1899-12-3[01]|1900-01-0[01])$/u.test(before) ? '' : before, time: end };
  const [, start, after] = timeAtStart.exec(text) ?? [];
  const isDay =
    after !== undefined &&
    !/^\d{1,2}[:h.]\d\d(?!\d|\.)|^(?:am|pm|a\.m|p\.m|uhr|hod|h)(?!\p{L})/iu.test(after);
  if (start !== undefined && isDay) return { day: after, time: start };
  return { day: text, time: '' };
}

/** "from 9:00" has no day; "9:00 - 9:40" is a time with its end. */
function isTimeWord(text: string): boolean {
  return /^(?:od|v|ab|um|from|at|o|godz\.?|cca|ca\.?)$/u.test(fold(text)) || /^\d{1,2}[:h]\d\d$/u.test(text);
}

function inZone(moment: string, timeZone: string): SplitMoment {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(new Date(moment.replace(/([+-]\d\d)(\d\d)$/u, '$1:$2')));
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
}

type Notation = 'clock' | 'afternoon' | 'decimal' | 'fraction';

/**
 * Reads the times of a column in one way for all cells (SF4), as minutes since midnight. A number with a decimal sign may be
 * hours and minutes, hours and their parts, or a part of a day; hours up to 12 without a word may be those of an afternoon.
 */
export function readTimes(texts: readonly string[], chosen: string | null): ColumnReading<number> {
  const distinct = [...new Set(texts.filter((text) => text !== ''))];
  const decimals = distinct.map(decimalOf).filter((decimal) => decimal !== null);
  const isClock = decimals.every(([, part]) => part.length === 2 && Number(part) < 60);
  const minutes = distinct.flatMap((text) => readTime(text, 'clock') ?? []);
  const isShortDay =
    minutes.some((minute) => minute >= 60 && minute < 8 * 60) && minutes.every((minute) => minute < 13 * 60);
  // Nobody plays only between midnight and one.
  const isFraction = decimals.length > 0 && decimals.every(([whole]) => Number(whole) === 0);
  const notations: readonly Notation[] = isFraction
    ? ['fraction']
    : [
        'clock',
        ...(isShortDay ? (['afternoon'] as const) : []),
        ...(isClock ? [] : (['decimal', 'fraction'] as const)),
      ];
  const ways = notations.map((notation) => (text: string) => readTime(text, notation));
  return chooseReading(distinct, ways, { show: timeText, chosen });
}

function timeText(minute: number): string {
  return `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
}

function decimalOf(text: string): readonly [string, string] | null {
  const [, whole, part] = /^(\d{1,2})[.,](\d+)$/u.exec(text) ?? [];
  return whole === undefined || part === undefined ? null : [whole, part];
}

const parts =
  /^(\d{1,2})(?:(?:\s?[:.,h]\s?|\s?hod\.?\s?)(\d\d)(?:[:.]\d\d)?)?\s?(am|pm|a\.m\.|p\.m\.|uhr|hod\.?|h\.?|o'?clock|oclock)?$/u;

/** Minutes since midnight; null: not a time in this notation. */
function readTime(cell: string, notation: Notation): number | null {
  const text = withoutEnd(fold(cell.normalize('NFKC')).trim());
  const decimal = decimalOf(text);
  if (decimal !== null) return decimalTime(decimal, notation);
  const [, compact] = /^(\d{3,4})$/u.exec(text) ?? [];
  if (compact !== undefined)
    return clock(Number(compact.slice(0, -2)), Number(compact.slice(-2)), { notation, half: '' });
  const [, hour, minute = '0', word = ''] = parts.exec(text) ?? [];
  if (hour === undefined) return null;
  return clock(Number(hour), Number(minute), {
    notation,
    half: word.startsWith('a') ? 'am' : word.startsWith('p') ? 'pm' : word,
  });
}

/** Without words before it and without the end of a span. */
function withoutEnd(text: string): string {
  const start = text.replace(/^(?:od|v|ab|um|from|at|o|godz\.?|cca|ca\.?)\s+/u, '');
  return start
    .replace(/\s?(?:-|–|—|\bdo\b|\bbis\b|\bto\b|\baz\b)\s?\d{1,2}(?:[:.h]\d\d)?\s?(?:uhr|h|hod\.?)?$/u, '')
    .trim();
}

function decimalTime([whole, part]: readonly [string, string], notation: Notation): number | null {
  const value = Number(`${whole}.${part}`);
  if (notation === 'fraction') return value < 1 ? Math.round(value * minutesOfDay) % minutesOfDay : null;
  if (notation === 'decimal') return value < 23.99 ? Math.round(value * 60) : null;
  // A spreadsheet shows 9.30 as 9.3.
  const minute = part.length === 1 ? Number(part) * 10 : part.length === 2 ? Number(part) : 60;
  return clock(Number(whole), minute, { notation, half: '' });
}

interface ClockOptions {
  readonly notation: Notation;
  /** Half of the day, or another word. */
  readonly half: string;
}

function clock(hour: number, minute: number, { notation, half }: ClockOptions): number | null {
  if (hour > 23 || minute > 59) return null;
  if (half === 'am' || half === 'pm') {
    if (hour < 1 || hour > 12) return null;
    return (hour % 12) * 60 + minute + (half === 'pm' ? 720 : 0);
  }
  const isAfternoon = notation === 'afternoon' && half === '' && hour >= 1 && hour < 8;
  return hour * 60 + minute + (isAfternoon ? 720 : 0);
}
