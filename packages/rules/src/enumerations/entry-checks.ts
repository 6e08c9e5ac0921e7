import { parseIban, ibanOfCzechAccount } from '../bank/index.ts';
import type { EntryCheck } from './entry-error.ts';

/** For codes, which are used in URLs; an empty one is checked by `required`. */
export const letters: EntryCheck<string> = (value) =>
  value.trim() === '' || /^[\p{L}\d][\p{L}\d._+-]*$/u.test(value.trim()) ? null : { code: 'letters' };

export const iban: EntryCheck<string | null> = (value) =>
  isNothing(value) || parseIban(value) !== null ? null : { code: 'iban' };

export const czechAccount: EntryCheck<string | null> = (value) =>
  isNothing(value) || ibanOfCzechAccount(value) !== null ? null : { code: 'account' };

/** A web address for links: only `http` and `https`. */
export const link: EntryCheck<string | null> = (value) =>
  isNothing(value) || /^https?:\/\/[^\s/?#.]+\.[^\s]+$/iu.test(value.trim()) ? null : { code: 'link' };

/** A JSON object as text. */
export const jsonObject: EntryCheck<string> = (value) =>
  readJsonObject(value) === null ? { code: 'json' } : null;

/** null: not an object, or with a text that the database cannot store (NUL or half of a surrogate pair). */
export function readJsonObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) && isStorable(value) ? value : null;
  } catch {
    return null;
  }
}

/** A decimal number within inclusive bounds; null passes. */
export function decimalWithin(min: number, max: number): EntryCheck<number | null> {
  return (value) => {
    if (value === null) return null;
    if (!(value >= min)) return { code: 'min', min };
    return value > max ? { code: 'max', max } : null;
  };
}

/** A check of a text that may be null. */
export function unlessNull(check: EntryCheck<string>): EntryCheck<string | null> {
  return (value) => (value === null ? null : check(value));
}

function isNothing(value: string | null): value is null {
  return value === null || value.trim() === '';
}

/** JSON.stringify escapes only such characters by their numbers. */
function isStorable(value: object): boolean {
  return !/(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/u.test(JSON.stringify(value));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
