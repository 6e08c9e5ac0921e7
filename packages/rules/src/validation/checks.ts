import type { FieldCheck } from './field-fault.ts';

/** A text with something in it, a number, a chosen thing; false is no consent. */
export const required: FieldCheck<unknown> = (value) =>
  value === null ||
  value === undefined ||
  value === false ||
  (typeof value === 'string' && value.trim() === '')
    ? { code: 'required' }
    : null;

/** Of the trimmed text; an empty one is the matter of `required`. */
export function minLength(min: number): FieldCheck<string> {
  return (value) => {
    const { length } = value.trim();
    return length > 0 && length < min ? { code: 'minLength', min } : null;
  };
}

export function maxLength(max: number): FieldCheck<string> {
  return (value) => (value.trim().length > max ? { code: 'maxLength', max } : null);
}

/** Whole, and within both bounds, the bounds included. null passes: it is the matter of `required`. */
export function wholeNumber(min: number, max: number): FieldCheck<number | null> {
  return (value) => {
    if (value === null) return null;
    if (!Number.isInteger(value)) return { code: 'integer' };
    if (value < min) return { code: 'min', min };
    return value > max ? { code: 'max', max } : null;
  };
}

export function year(min: number, max: number): FieldCheck<number | null> {
  return (value) => {
    if (value === null) return null;
    if (!Number.isInteger(value)) return { code: 'integer' };
    if (value < min) return { code: 'yearMin', min };
    return value > max ? { code: 'yearMax', max } : null;
  };
}

/** An ISO day that exists, within bounds that are part of it; a missing bound is open, an empty text passes. */
export function dayWithin(min: string | null, max: string | null): FieldCheck<string> {
  return (value) => {
    if (value === '') return null;
    if (!isDay(value)) return { code: 'dateFormat' };
    if (min !== null && value < min) return { code: 'dateMin', min };
    return max !== null && value > max ? { code: 'dateMax', max } : null;
  };
}

/** One @ with something on both sides and a dot in the domain; an empty text passes. */
export const email: FieldCheck<string> = (value) =>
  value.trim() === '' || /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value.trim()) ? null : { code: 'email' };

/**
 * International format with a country prefix, written with spaces, dots, dashes, brackets or without. Which prefixes and
 * lengths exist is not known here: a page may give a finer hint. An empty text passes.
 */
export const phone: FieldCheck<string> = (value) => {
  const text = value.trim();
  if (text === '') return null;
  if (!/^\+[1-9][\d\s().-]*$/.test(text)) return { code: 'phone' };
  const { length } = text.replace(/\D/g, '');
  // A country prefix has one to three digits, the national number 2 to 17.
  return length >= 3 && length <= 20 ? null : { code: 'phoneDigits' };
};

function isDay(value: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}
