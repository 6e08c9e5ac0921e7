import type { FieldFault } from '../validation/index.ts';

/** What can be wrong with one field of an organiser's lists. */
export type EntryFault =
  | FieldFault
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

export interface NamedEntryFault {
  /** Name of the field in its values. */
  readonly field: string;
  readonly fault: EntryFault;
}

export type EntryCheck<V> = (value: V) => EntryFault | null;

/** The first fault of each field that has one. */
export function faultsOf<V extends object>(
  values: V,
  checks: { readonly [K in keyof V]?: readonly EntryCheck<V[K]>[] },
): NamedEntryFault[] {
  return (Object.keys(checks) as (keyof V & string)[]).flatMap((field) => {
    const fault = firstOf(values[field], checks[field] ?? []);
    return fault === null ? [] : [{ field, fault }];
  });
}

function firstOf<T>(value: T, checks: readonly EntryCheck<T>[]): EntryFault | null {
  for (const check of checks) {
    const fault = check(value);
    if (fault !== null) return fault;
  }
  return null;
}
