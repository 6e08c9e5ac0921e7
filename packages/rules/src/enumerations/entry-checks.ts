import { parseIban, ibanOfCzechAccount } from '../bank/index.ts';
import type { EntryCheck } from './entry-error.ts';

/** Of a code, which stands in addresses; an empty one is the matter of `required`. */
export const letters: EntryCheck<string> = (value) =>
  value.trim() === '' || /^[\p{L}\d][\p{L}\d._+-]*$/u.test(value.trim()) ? null : { code: 'letters' };

export const iban: EntryCheck<string | null> = (value) =>
  isNothing(value) || parseIban(value) !== null ? null : { code: 'iban' };

export const czechAccount: EntryCheck<string | null> = (value) =>
  isNothing(value) || ibanOfCzechAccount(value) !== null ? null : { code: 'account' };

/** An address of the web that a page may link: nothing else than `http` and `https`. */
export const link: EntryCheck<string | null> = (value) =>
  isNothing(value) || /^https?:\/\/[^\s/?#.]+\.[^\s]+$/iu.test(value.trim()) ? null : { code: 'link' };

/** JSON text of one object. */
export const jsonObject: EntryCheck<string> = (value) =>
  readJsonObject(value) === null ? { code: 'json' } : null;

/** null: it is none, or holds a text that no database can keep: with the character NUL or half a surrogate pair. */
export function readJsonObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) && isStorable(value) ? value : null;
  } catch {
    return null;
  }
}

/** A decimal number within both bounds, the bounds included; null passes. */
export function decimalWithin(min: number, max: number): EntryCheck<number | null> {
  return (value) => {
    if (value === null) return null;
    if (!(value >= min)) return { code: 'min', min };
    return value > max ? { code: 'max', max } : null;
  };
}

/** The check of a text, for one that may be missing. */
export function unlessNull(check: EntryCheck<string>): EntryCheck<string | null> {
  return (value) => (value === null ? null : check(value));
}

function isNothing(value: string | null): value is null {
  return value === null || value.trim() === '';
}

/** Written again, such characters are the only ones that are escaped by their numbers. */
function isStorable(value: object): boolean {
  return !/(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/u.test(JSON.stringify(value));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
