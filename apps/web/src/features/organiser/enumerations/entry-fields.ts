import type { EnumerationKind, EnumerationValues } from '@sevenmetre/rules/enumerations';

/** Names of fields that have words of their own. */
export type WordedField =
  | keyof EnumerationValues['categories']
  | keyof EnumerationValues['suppliers']
  | keyof EnumerationValues['service-levels'];

export interface EntryField<V> {
  readonly key: keyof V & WordedField;
  /** `note` is a text that may be missing. */
  readonly type: 'text' | 'note' | 'check' | 'count' | 'day' | 'gender' | 'country';
  readonly hint?: 'code' | 'nameEn' | 'capacity' | 'accountCzk' | 'birthDateMin';
}

const code = { key: 'code', type: 'text', hint: 'code' } as const;
const names = [
  { key: 'nameCs', type: 'text' },
  { key: 'nameEn', type: 'text', hint: 'nameEn' },
] as const;
const offered = { key: 'isActive', type: 'check' } as const;

/** The fields of each kind, in the order of the form. */
export const entryFields: { readonly [K in EnumerationKind]: readonly EntryField<EnumerationValues[K]>[] } = {
  categories: [
    code,
    ...names,
    { key: 'gender', type: 'gender' },
    { key: 'birthDateMin', type: 'day', hint: 'birthDateMin' },
    { key: 'capacity', type: 'count', hint: 'capacity' },
    offered,
    { key: 'resultsHidden', type: 'check' },
  ],
  'service-levels': [code, ...names, offered],
  'tshirt-sizes': [code, offered],
  'referee-projects': [{ key: 'name', type: 'text' }, offered],
  'training-types': [code, ...names, offered],
  suppliers: [
    { key: 'name', type: 'text' },
    { key: 'street', type: 'text' },
    { key: 'city', type: 'text' },
    { key: 'zip', type: 'text' },
    { key: 'countryCode', type: 'country' },
    { key: 'tin', type: 'note' },
    { key: 'vatin', type: 'note' },
    { key: 'registration', type: 'note' },
    { key: 'accountCzk', type: 'note', hint: 'accountCzk' },
    { key: 'ibanCzk', type: 'note' },
    { key: 'ibanEur', type: 'note' },
    { key: 'bic', type: 'note' },
  ],
};
