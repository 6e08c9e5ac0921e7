import { genders } from '../vocabulary/index.ts';
import { dayWithin, maxLength, required, wholeNumber } from '../validation/index.ts';
import { withBothNames } from './both-names.ts';
import { czechAccount, iban, letters, unlessNull } from './entry-checks.ts';
import { type EntryCheck, type NamedEntryError, errorsOf } from './entry-error.ts';
import type { EnumerationKind, EnumerationValues } from './values.ts';

/** Limits of texts in lists. */
export const enumerationLimits = {
  code: 20,
  name: 80,
  /** Lines of an invoice. */
  line: 200,
  /** Teams of one category. */
  capacity: 10_000,
} as const;

const code = [required, maxLength(enumerationLimits.code), letters] as const;
const name = [required, maxLength(enumerationLimits.name)] as const;
const line = [required, maxLength(enumerationLimits.line)] as const;
const note = [unlessNull(maxLength(enumerationLimits.line))] as const;
const named = { code, nameCs: name, nameEn: name };
const twoLetters: EntryCheck<string> = (value) => (/^[A-Z]{2}$/u.test(value) ? null : { code: 'unknown' });

const checks: {
  readonly [K in EnumerationKind]: Parameters<typeof errorsOf<EnumerationValues[K]>>[1];
} = {
  categories: {
    ...named,
    gender: [(value) => (genders.includes(value) ? null : { code: 'required' })],
    birthDateMin: [unlessNull(dayWithin('1900-01-01', null))],
    capacity: [wholeNumber(0, enumerationLimits.capacity)],
  },
  'service-levels': named,
  'tshirt-sizes': { code },
  'referee-projects': { name },
  'training-types': named,
  suppliers: {
    name: line,
    street: line,
    city: line,
    zip: code.slice(0, 2),
    countryCode: [required, twoLetters],
    tin: note,
    vatin: note,
    registration: note,
    accountCzk: [czechAccount],
    ibanCzk: [iban],
    ibanEur: [iban],
    bic: note,
  },
};

/** Errors of an entry by field (EN1); used by pages while typing, and by the server before storing. */
export function checkEntry<K extends EnumerationKind>(
  kind: K,
  values: EnumerationValues[K],
): NamedEntryError[] {
  return errorsOf<EnumerationValues[K]>(withBothNames(values), checks[kind]);
}
