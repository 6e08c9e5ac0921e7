import { largestAmount, readDayOf } from '@sevenmetre/rules/tables';

/**
 * An amount in ISO 20022 notation, `1234.5`, `1234.50000`, `+12` or `000001234.50`, in minor units; null if it is invalid or has
 * fractions of a minor unit.
 */
export function parseDecimal(text: string): number | null {
  const parts = /^\+?0*(\d{1,10}|(?=\.\d))(?:\.(\d{0,2})0*)?$/u.exec(text.trim());
  if (!parts) return null;
  const amount = Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'));
  return amount > largestAmount ? null : amount;
}

/** A day as statements write it, with or without a time. null if invalid. */
export function parseDay(text: string): string | null {
  return readDayOf(text, 'year-first');
}
