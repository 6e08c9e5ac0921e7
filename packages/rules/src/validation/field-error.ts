import type { DateError } from '../dates/index.ts';

/**
 * What can be wrong with one field of a form, with what the sentence needs. The page says it while one types, the server
 * before it stores: the same functions, the same codes (specification, section 5).
 */
export type FieldError =
  | { readonly code: 'required' | 'integer' | 'positive' | 'json' | 'unique' | 'email' }
  /** What is no date at all. */
  | DateError
  | { readonly code: 'phone' | 'phoneDigits' }
  | { readonly code: 'minLength' | 'min' | 'yearMin'; readonly min: number }
  | { readonly code: 'maxLength' | 'max' | 'yearMax'; readonly max: number }
  /** ISO day. */
  | { readonly code: 'dateMin'; readonly min: string }
  | { readonly code: 'dateMax'; readonly max: string }
  | { readonly code: 'uniquePair'; readonly first: string; readonly second: string };

/** null: nothing is wrong. */
export type FieldCheck<V> = (value: V) => FieldError | null;

/** The first error that a list of checks finds. */
export function firstError<V>(value: V, checks: readonly FieldCheck<V>[]): FieldError | null {
  for (const check of checks) {
    const error = check(value);
    if (error !== null) return error;
  }
  return null;
}
