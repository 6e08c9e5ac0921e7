import { readDay } from '@sevenmetre/rules/dates';
import { normalVariableSymbol } from '@sevenmetre/rules/pricing';

/**
 * An amount as banks write it, in minor units: "1 234,56", "1.234,56", "+500.00", "-20". null if it is not an
 * amount. The last comma or dot followed by one or two digits is the decimal point.
 */
export function parseAmount(text: string): number | null {
  const plain = text.replace(/[\s\u00a0\u202f']/gu, '').replace('\u2212', '-');
  const parts = /^([+-]?)(\d{1,3}(?:[.,]?\d{3})*|\d+)(?:[.,](\d{1,2}))?$/u.exec(plain);
  if (!parts) return null;
  const [, sign = '', whole = '', fraction = ''] = parts;
  const amount = Number(whole.replace(/[.,]/gu, '')) * 100 + Number(fraction.padEnd(2, '0'));
  if (amount > 2_147_483_647) return null;
  return sign === '-' && amount > 0 ? -amount : amount;
}

/**
 * An amount in ISO 20022 notation, `1234.5` or `1234.50000`, in minor units; null if it is invalid or has
 * fractions of a minor unit.
 */
export function parseDecimal(text: string): number | null {
  const parts = /^(\d{1,10})(?:\.(\d{1,2})0{0,3})?$/u.exec(text.trim());
  if (!parts) return null;
  const amount = Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'));
  return amount > 2_147_483_647 ? null : amount;
}

/** A day as banks write it: a format of `readDay`, or 20260320, with or without a time. null if invalid. */
export function parseDay(text: string): string | null {
  const day = text.trim().replace(/(?:[T ]\d{1,2}:\d\d.*|Z|[+-]\d\d:\d\d)$/u, '');
  const read = readDay(day.replace(/^(\d{4})(\d\d)(\d\d)$/u, '$1-$2-$3'));
  return read.ok ? read.day : null;
}

/**
 * The variable symbol that a text names: `VS:2600147`, `/VS/2600147`, `VS2600147`, or nothing but digits. null without one, and
 * with two different ones.
 */
export function symbolIn(texts: readonly string[]): string | null {
  const named = texts.flatMap((text) =>
    [...text.matchAll(/(?<![A-Za-z0-9])VS[\s:./]{0,3}(\d{1,10})(?!\d)/giu)].map(([, digits = '']) => digits),
  );
  const bare = texts.filter((text) => /^\s*\d{1,10}\s*$/u.test(text));
  const found = (named.length > 0 ? named : bare).flatMap((digits) => normalVariableSymbol(digits) ?? []);
  const different = new Set(found.filter((digits) => digits !== '0'));
  const [symbol] = different;
  return different.size === 1 && symbol !== undefined ? symbol : null;
}
