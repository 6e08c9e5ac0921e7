import { isDay, readDay } from '../dates/index.ts';
import type { FieldCheck } from './field-error.ts';

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

/**
 * An ISO day that exists, within bounds that are part of it; a missing bound is open, an empty text passes. A form keeps what
 * it could not read as a date as it was typed, so that its reason is said here.
 */
export function dayWithin(min: string | null, max: string | null): FieldCheck<string> {
  return (value) => {
    if (value === '') return null;
    if (!isDay(value)) {
      const read = readDay(value);
      return read.ok ? { code: 'dateFormat' } : read.error;
    }
    if (min !== null && value < min) return { code: 'dateMin', min };
    return max !== null && value > max ? { code: 'dateMax', max } : null;
  };
}

/** One @ with something on both sides and a dot in the domain; an empty text passes. */
export const email: FieldCheck<string> = (value) =>
  value.trim() === '' || /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value.trim()) ? null : { code: 'email' };
