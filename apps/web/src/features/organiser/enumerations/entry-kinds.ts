import { type Locale } from '@sevenmetre/rules/vocabulary';
import { inLanguage } from '@sevenmetre/rules/language';
import type { EnumerationBody, EnumerationUpdateBody } from '@sevenmetre/contract/enumerations/schemas';
import type { EnumerationKind, EnumerationValues, Use } from '@sevenmetre/rules/enumerations';

/** An entry of a list as it came from the server. */
export interface EntryRow<K extends EnumerationKind> {
  readonly id: number;
  readonly values: EnumerationValues[K];
  readonly uses: readonly Use[];
}

/** Every list in its order. */
export type EntryLists = { readonly [K in EnumerationKind]: readonly EntryRow<K>[] };

/** With what their forms choose from. */
export type Lists = EntryLists & { readonly countryCodes: readonly string[] };

const named = { code: '', nameCs: '', nameEn: '', isActive: true };
const nobody = { name: '', street: '', city: '', zip: '', countryCode: 'CZ' };
const papers = { tin: null, vatin: null, registration: null };
const accounts = { accountCzk: null, ibanCzk: null, ibanEur: null, bic: null };

/** What a new entry begins with. */
export const emptyEntries: EnumerationValues = {
  categories: { ...named, gender: 'M', birthDateMin: null, capacity: null, resultsHidden: false },
  'service-levels': named,
  'tshirt-sizes': { code: '', isActive: true },
  'referee-projects': { name: '', isActive: true },
  'training-types': named,
  suppliers: { ...nobody, ...papers, ...accounts },
};

type Bodies = {
  readonly [K in EnumerationKind]: {
    readonly create: (values: EnumerationValues[K]) => EnumerationBody;
    readonly update: (values: EnumerationValues[K], before: EnumerationValues[K]) => EnumerationUpdateBody;
  };
};

/** How an entry of each kind travels. */
export const entryBodies: Bodies = {
  categories: {
    create: (values) => ({ kind: 'categories', values }),
    update: (values, before) => ({ kind: 'categories', values, before }),
  },
  'service-levels': {
    create: (values) => ({ kind: 'service-levels', values }),
    update: (values, before) => ({ kind: 'service-levels', values, before }),
  },
  'tshirt-sizes': {
    create: (values) => ({ kind: 'tshirt-sizes', values }),
    update: (values, before) => ({ kind: 'tshirt-sizes', values, before }),
  },
  'referee-projects': {
    create: (values) => ({ kind: 'referee-projects', values }),
    update: (values, before) => ({ kind: 'referee-projects', values, before }),
  },
  'training-types': {
    create: (values) => ({ kind: 'training-types', values }),
    update: (values, before) => ({ kind: 'training-types', values, before }),
  },
  suppliers: {
    create: (values) => ({ kind: 'suppliers', values }),
    update: (values, before) => ({ kind: 'suppliers', values, before }),
  },
};

/** What an entry is called in sentences. */
export function entryName(values: EnumerationValues[EnumerationKind], locale: Locale): string {
  if ('name' in values) return values.name;
  if (!('nameCs' in values)) return values.code;
  return inLanguage(locale, { cs: values.nameCs, en: values.nameEn });
}
