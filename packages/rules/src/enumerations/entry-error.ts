import type { FieldError } from '../validation/index.ts';

/** What can be wrong with one field of an organiser's lists. */
export type EntryError =
  | FieldError
  /** Codes stand in addresses: letters, digits, dots, dashes and underscores only. */
  | { readonly code: 'letters' }
  /** No address of the web. */
  | { readonly code: 'link' }
  /** No IBAN: its length or its sum is wrong. */
  | { readonly code: 'iban' }
  /** No Czech account number. */
  | { readonly code: 'account' }
  /** Width and length of a place are known both or not at all. */
  | { readonly code: 'pair' }
  /** Something uses it, so that this stays as it is. */
  | { readonly code: 'used' }
  /** Makes sense for another kind of price only. */
  | { readonly code: 'otherKind' }
  /** It is not there, or not any more. */
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
