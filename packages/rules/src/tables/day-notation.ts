import { dayOfSerial, isDay, isoDay, monthNamed, readDay } from '../dates/index.ts';

export const dayOrders = ['day-first', 'month-first', 'year-first'] as const;
export type DayOrder = (typeof dayOrders)[number];

export interface DayNotation {
  /** Orders in which every day of the column exists; the first is used if the days are the same. */
  readonly orders: readonly DayOrder[];
  /** Days that differ between the orders; not empty: the user has to choose. */
  readonly doubts: readonly { readonly text: string; readonly days: readonly string[] }[];
}

const mostExamples = 4;

/**
 * The order of day, month and year in a column. Dots mean the day first, four digits at the start the year; slashes and
 * dashes are decided by days that exist in one order only.
 */
export function dayNotation(cells: readonly string[]): DayNotation {
  const texts = [...new Set(cells.map(withoutTime))].filter((text) => isOpen(text));
  const fits = (order: DayOrder) => texts.filter((text) => dayIn(text, order) !== null).length;
  const most = Math.max(...dayOrders.map(fits));
  const orders = dayOrders.filter((order) => fits(order) === most);
  const doubts = texts.flatMap((text) => {
    const days = [...new Set(orders.flatMap((order) => dayIn(text, order) ?? []))];
    return days.length > 1 ? [{ text, days }] : [];
  });
  return { orders, doubts: doubts.slice(0, mostExamples) };
}

/** An ISO date; null: not a day in this order. */
export function readDayOf(cell: string, order: DayOrder): string | null {
  const text = withoutTime(cell);
  const compact = /^(\d{4})(\d\d)(\d\d)$/u.exec(text);
  if (compact) return existing(compact[1], compact[2], compact[3]);
  // Days of 2020 to 2035 as spreadsheets count them; digits of a date begin otherwise, as its month would be above 12.
  const [, serial] = /^(4[3-9]\d{3})(?:[.,]\d+)?$/u.exec(text) ?? [];
  if (serial !== undefined && Number(serial) >= 43_831 && Number(serial) <= 49_674)
    return dayOfSerial(Number(serial));
  const dotted = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d\d)$/u.exec(text);
  if (dotted) return existing(`20${dotted[3]}`, dotted[2], dotted[1]);
  if (isOpen(text)) return dayIn(text, order);
  const named = /^(\d{1,2})[-. ](\p{L}{3,})\.?[-. ](\d\d|\d{4})$/u.exec(text);
  const month = monthNamed(named?.[2] ?? '');
  if (named && month !== null) {
    const year = named[3]?.length === 2 ? `20${named[3]}` : named[3];
    return existing(year, String(month), named[1]);
  }
  const slashed = /^(\d{4})[./](\d{1,2})[./](\d{1,2})\.?$/u.exec(text);
  if (slashed) return existing(slashed[1], slashed[2], slashed[3]);
  const read = readDay(text);
  return read.ok ? read.day : null;
}

function withoutTime(cell: string): string {
  return cell
    .replace(/^[\s'#]+/u, '')
    .trim()
    .replace(/(?:[T ,]+\d{1,2}[:.]\d\d(?![.\d]).*|Z|[+-]\d\d:\d\d)$/u, '');
}

const open = /^(\d{1,2})([/-])(\d{1,2})\2(\d\d|\d{4})$/u;

function isOpen(text: string): boolean {
  return open.test(text);
}

function dayIn(text: string, order: DayOrder): string | null {
  const [, one = '', , two = '', three = ''] = open.exec(text) ?? [];
  if (order === 'year-first')
    return three.length === 2 && one.length === 2 ? existing(`20${one}`, two, three) : null;
  const year = three.length === 2 ? `20${three}` : three;
  return order === 'day-first' ? existing(year, two, one) : existing(year, one, two);
}

function existing(year = '', month = '', day = ''): string | null {
  const iso = isoDay(Number(year), Number(month), Number(day));
  return isDay(iso) && iso >= '1900-01-01' && iso <= '2100-12-31' ? iso : null;
}
