import type { DateError } from '../dates/index.ts';

/**
 * Errors of a form's field with parameters of the phrase. Pages validate while typing, and the server before
 * storing, with the same functions and codes (specification, section 5).
 */
export type FieldError =
  | { readonly code: 'required' | 'integer' | 'positive' | 'json' | 'unique' | 'email' }
  /** Not a date. */
  | DateError
  | { readonly code: 'phone' | 'phoneDigits' }
  | { readonly code: 'minLength' | 'min' | 'yearMin'; readonly min: number }
  | { readonly code: 'maxLength' | 'max' | 'yearMax'; readonly max: number }
  /** ISO day. */
  | { readonly code: 'dateMin'; readonly min: string }
  | { readonly code: 'dateMax'; readonly max: string }
  | { readonly code: 'uniquePair'; readonly first: string; readonly second: string };

/** null: valid. */
export type FieldCheck<V> = (value: V) => FieldError | null;

/** The first error of a list of checks. */
export function firstError<V>(value: V, checks: readonly FieldCheck<V>[]): FieldError | null {
  for (const check of checks) {
    const error = check(value);
    if (error !== null) return error;
  }
  return null;
}
