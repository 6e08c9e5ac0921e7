import { isDay, readDay } from '../dates/index.ts';
import type { FieldCheck } from './field-error.ts';

/** A non-blank text, a number, a choice; false is not accepted as consent. */
export const required: FieldCheck<unknown> = (value) =>
  value === null ||
  value === undefined ||
  value === false ||
  (typeof value === 'string' && value.trim() === '')
    ? { code: 'required' }
    : null;

/** Length of the trimmed text; an empty one is checked by `required`. */
export function minLength(min: number): FieldCheck<string> {
  return (value) => {
    const { length } = value.trim();
    return length > 0 && length < min ? { code: 'minLength', min } : null;
  };
}

export function maxLength(max: number): FieldCheck<string> {
  return (value) => (value.trim().length > max ? { code: 'maxLength', max } : null);
}

/** An integer within inclusive bounds. null passes and is checked by `required`. */
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
 * A valid ISO day within inclusive bounds; a missing bound means no limit, an empty text passes. Forms keep
 * texts that are not dates as typed, so that the error is found here.
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

/** One @ with text on both sides and a dot in the domain; an empty text passes. */
export const email: FieldCheck<string> = (value) =>
  value.trim() === '' || /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value.trim()) ? null : { code: 'email' };
