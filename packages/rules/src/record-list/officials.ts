import { refereeLimits } from '../registration/index.ts';
import { sameWords, wordsOf } from '../search/index.ts';
import { addressWords } from '../tables/index.ts';
import {
  listError,
  type ListCountry,
  type ListRules,
  type ListViolation,
  type PlannedRecord,
} from './plan-record-list.ts';

export const officialColumns = [
  'lastName',
  'firstName',
  'email',
  'phone',
  'country',
  'licence',
  'licenceNumber',
  'partner',
  'street',
  'city',
  'zip',
  'note',
] as const;

/** Lists of referees and other officials: who they are, how to reach them, with whom they referee. */
export const officialList: ListRules = {
  words: {
    lastName: [
      'prijmeni',
      'last name',
      'surname',
      'family name',
      'nachname',
      'familienname',
      'priezvisko',
      'nazwisko',
    ],
    firstName: [
      'jmeno',
      'krestni jmeno',
      'first name',
      'given name',
      'vorname',
      'meno',
      'krstne meno',
      'imie',
    ],
    fullName: [
      'rozhodci',
      'jmeno a prijmeni',
      'prijmeni a jmeno',
      'jmeno rozhodciho',
      'delegat',
      'referee',
      'official',
      'name',
      'full name',
      'schiedsrichter',
      'rozhodca',
      'meno a priezvisko',
      'priezvisko a meno',
      'sedzia',
      'imie i nazwisko',
      'nazwisko i imie',
    ],
    email: addressWords.email,
    phone: addressWords.phone,
    country: addressWords.country,
    licence: [
      'nejvyssi soutez',
      'licence',
      'soutez',
      'uroven',
      'licence level',
      'license',
      'level',
      'highest competition',
      'lizenz',
      'kader',
      'hochste spielklasse',
      'najvyssia sutaz',
      'licencia',
      'uroven licencie',
      'najwyzsze rozgrywki',
      'licencja',
    ],
    licenceNumber: [
      'cislo licence',
      'licence c.',
      'cislo prukazu',
      'licence number',
      'license number',
      'licence no.',
      'license no.',
      'lizenznummer',
      'lizenz-nr.',
      'ausweisnummer',
      'cislo licencie',
      'licencia c.',
      'numer licencji',
      'nr licencji',
    ],
    partner: [
      'partner',
      'kolega',
      'dvojice',
      'spolurozhodci',
      'parak',
      'colleague',
      'pair',
      'pair with',
      'gespann',
      'gespannpartner',
      'kollege',
      'dvojica',
      'para',
      'wspolsedzia',
    ],
    street: addressWords.street,
    city: [...addressWords.city, 'wohnort'],
    zip: addressWords.zip,
    note: ['poznamka', 'poznamky', 'note', 'notes', 'bemerkung', 'anmerkung', 'uwagi'],
  },
  required: [['lastName'], ['fullName']],
  lengths: {
    lastName: refereeLimits.person,
    firstName: refereeLimits.person,
    email: refereeLimits.email,
    phone: refereeLimits.phone,
    // An id.
    country: refereeLimits.line,
    licence: refereeLimits.line,
    licenceNumber: refereeLimits.licenceNumber,
    partner: refereeLimits.line,
    street: refereeLimits.line,
    city: refereeLimits.line,
    zip: refereeLimits.zip,
    note: refereeLimits.note,
  },
  read(texts, countries) {
    const text = (column: string) => texts[column] ?? '';
    const country = countryOf(text('country'), countries);
    const email = text('email').replace(/^mailto:/iu, '');
    const violations: ListViolation[] = [
      ...(text('firstName') === '' || text('lastName') === '' ? [listError('name-missing')] : []),
      ...(country === null ? [listError('country-unknown', { text: text('country') })] : []),
      ...(email === '' || /^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>]{2,}$/u.test(email)
        ? []
        : [listError('email-invalid')]),
    ];
    const values = Object.fromEntries(officialColumns.map((column) => [column, text(column)]));
    return {
      values: { ...values, email, country: country ?? '' },
      names: [`${text('firstName')} ${text('lastName')}`],
      violations,
    };
  },
  match({ values, names: [name = ''] }, present) {
    const email = (values['email'] ?? '').toLowerCase();
    const hasEmail = (record: { values: Readonly<Record<string, string>> }) =>
      email !== '' && (record.values['email'] ?? '').toLowerCase() === email;
    const named = present.filter(({ names }) => names.some((one) => sameWords(one, name)));
    const certain = named.filter(
      (record) => hasEmail(record) || email === '' || (record.values['email'] ?? '') === '',
    );
    const [only, ...more] = certain.some(hasEmail) ? certain.filter(hasEmail) : certain;
    if (only && more.length === 0) return { exact: only, candidates: [] };
    const candidates = present.filter(
      (record) =>
        named.includes(record) ||
        hasEmail(record) ||
        record.names.some((one) => wordsOf(one).toSorted().join(' ') === wordsOf(name).toSorted().join(' ')),
    );
    return { exact: null, candidates };
  },
};

/** Id as text; '' for none, null: unknown. */
function countryOf(text: string, countries: readonly ListCountry[]): string | null {
  if (text === '') return '';
  const found = countries.find(({ words }) => words.some((word) => sameWords(word, text)));
  return found ? String(found.id) : null;
}

/**
 * Partners of a list as keys of its rows or ids of stored officials, by the key of the official who names them. A name
 * that means nobody or several is not in it and stays a wish in words.
 */
export function partnersOf(
  plan: readonly PlannedRecord[],
  known: readonly { readonly id: number; readonly names: readonly string[] }[],
): ReadonlyMap<string, string> {
  const people = new Map<string, readonly string[]>(known.map(({ id, names }) => [`#${id}`, names]));
  for (const { key, result, row } of plan)
    if (result === 'create') people.set(key, [`${row.texts['firstName']} ${row.texts['lastName']}`]);
  const partners = new Map<string, string>();
  for (const { key, fill } of plan) {
    const wanted = fill['partner'] ?? '';
    if (wanted === '') continue;
    const words = wordsOf(wanted).toSorted().join(' ');
    const found = [...people].filter(
      ([other, names]) => other !== key && names.some((name) => wordsOf(name).toSorted().join(' ') === words),
    );
    if (found.length === 1 && found[0]) partners.set(key, found[0][0]);
  }
  return partners;
}
