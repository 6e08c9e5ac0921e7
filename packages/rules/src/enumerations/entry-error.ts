import type { FieldError } from '../validation/index.ts';

/** Errors of a field in the organiser's lists. */
export type EntryError =
  | FieldError
  /** Codes are used in URLs: only letters, digits, dots, dashes and underscores. */
  | { readonly code: 'letters' }
  /** Not a web address. */
  | { readonly code: 'link' }
  /** Not an IBAN: wrong length or checksum. */
  | { readonly code: 'iban' }
  /** Not a Czech account number. */
  | { readonly code: 'account' }
  /** Latitude and longitude must be given together. */
  | { readonly code: 'pair' }
  /** It is in use, so that this field cannot change. */
  | { readonly code: 'used' }
  /** Only for another kind of price. */
  | { readonly code: 'otherKind' }
  /** It does not exist (any more). */
  | { readonly code: 'unknown' };

export interface NamedEntryError {
  /** Name of the field in its values. */
  readonly field: string;
  readonly error: EntryError;
}

export type EntryCheck<V> = (value: V) => EntryError | null;

/** The first error of each field that has one. */
export function errorsOf<V extends object>(
  values: V,
  checks: { readonly [K in keyof V]?: readonly EntryCheck<V[K]>[] },
): NamedEntryError[] {
  return (Object.keys(checks) as (keyof V & string)[]).flatMap((field) => {
    const error = firstOf(values[field], checks[field] ?? []);
    return error === null ? [] : [{ field, error }];
  });
}

function firstOf<T>(value: T, checks: readonly EntryCheck<T>[]): EntryError | null {
  for (const check of checks) {
    const error = check(value);
    if (error !== null) return error;
  }
  return null;
}
