import { findHeading, type HeadingReading, type HeadingWords, type Rows } from '../../tables/index.ts';
import { personTexts } from '../roster.ts';
import type { NameOrder } from '../people/name-order.ts';

export const importColumns = [
  'firstName',
  'lastName',
  'birthDate',
  'gender',
  'team',
  'role',
  'number',
  ...personTexts,
] as const;
export type ImportColumn = (typeof importColumns)[number];

/** Required columns of a row. */
const needed: readonly ImportColumn[] = ['firstName', 'lastName', 'birthDate'];

/** Names of columns that clubs and associations use. */
const names = {
  lastFirst: [
    'prijmeni a jmeno',
    'prijmeni jmeno',
    'nachname vorname',
    'name vorname',
    'nachname und vorname',
    'priezvisko a meno',
    'priezvisko meno',
    'nazwisko i imie',
    'nazwisko imie',
    'last name first name',
    'surname and first name',
    'surname first name',
    'surname name',
    'surname and name',
  ],
  firstLast: [
    'jmeno a prijmeni',
    'jmeno prijmeni',
    'vorname nachname',
    'vorname und nachname',
    'vorname name',
    'meno a priezvisko',
    'meno priezvisko',
    'imie i nazwisko',
    'imie nazwisko',
    'first and last name',
    'first name last name',
    'name and surname',
    'name surname',
    'first name and surname',
  ],
  anyOrder: [
    'name',
    'full name',
    'fullname',
    'player',
    'player name',
    'cele jmeno',
    'hrac',
    'hracka',
    'jmeno hrace',
    'spieler',
    'spielerin',
    'spielername',
    'cele meno',
    'meno hraca',
    'zawodnik',
    'zawodniczka',
    'nazwa zawodnika',
    'participant',
    'ucastnik',
    'teilnehmer',
    'uczestnik',
  ],
  firstName: [
    'first name',
    'firstname',
    'given name',
    'jmeno',
    'krestni jmeno',
    'vorname',
    'meno',
    'krstne meno',
    'imie',
    'prenom',
    'nome',
    'nombre',
    'voornaam',
    'ime',
    'keresztnev',
    'utonev',
    'fornavn',
    'fornamn',
    'etunimi',
  ],
  lastName: [
    'last name',
    'lastname',
    'surname',
    'family name',
    'prijmeni',
    'nachname',
    'familienname',
    'zuname',
    'priezvisko',
    'nazwisko',
    'nom',
    'nom de famille',
    'cognome',
    'apellido',
    'apellidos',
    'achternaam',
    'prezime',
    'priimek',
    'vezeteknev',
    'csaladi nev',
    'efternavn',
    'etternavn',
    'efternamn',
    'sukunimi',
  ],
  birthDate: [
    'birth date',
    'birthdate',
    'date of birth',
    'born',
    'datum narozeni',
    'narozen',
    'geburtsdatum',
    'geb datum',
    'geb.-datum',
    'geb.datum',
    'geb. datum',
    'geburtstag',
    'geburt',
    'nar.',
    'narozeni',
    'narozena',
    'dat. nar.',
    'birthday',
    'dob',
    'data ur.',
    'rodne datum',
    'geboren',
    'geboren am',
    'geb. am',
    'geb.',
    'datum nar.',
    'ur.',
    'nee le',
    'ne le',
    'datum narodenia',
    'narodeny',
    'data urodzenia',
    'urodzony',
    'date de naissance',
    'ne(e) le',
    'data di nascita',
    'fecha de nacimiento',
    'geboortedatum',
    'datum rodenja',
    'datum rojstva',
    'szuletesi datum',
    'szuletesi ido',
    'fodselsdato',
    'fodselsdag',
    'fodelsedatum',
    'syntymaaika',
    'den narozeni',
    'birth year',
    'year of birth',
    'rok narozeni',
    'rocnik',
    'rok narodenia',
    'jahrgang',
    'geburtsjahr',
    'rok urodzenia',
    'rocznik',
    'rodne cislo',
    'rc',
  ],
  gender: [
    'gender',
    'sex',
    'pohlavi',
    'geschlecht',
    'pohlavie',
    'plec',
    'sexe',
    'sesso',
    'spol',
    'kon',
    'kjonn',
    'nem',
  ],
  team: [
    'team',
    'kategorie',
    'kategoria',
    'altersklasse',
    'category',
    'kategoria wiekowa',
    'tym',
    'druzstvo',
    'mannschaft',
    'tim',
    'druzyna',
    'zespol',
  ],
  role: [
    'role',
    'pozice',
    'post',
    'position',
    'pozicia',
    'pozycja',
    'funkce',
    'funktion',
    'rolle',
    'rola',
    'funkcia',
    'funkcja',
  ],
  number: [
    'c.',
    'cislo hrace',
    'shirt number',
    'nr',
    'trikot-nr.',
    'trikotnr.',
    'rucken-nr.',
    'number',
    'jersey',
    'jersey number',
    'cislo',
    'cislo dresu',
    'dres',
    'nummer',
    'trikotnummer',
    'ruckennummer',
    'numer',
    'numer na koszulce',
    'numer koszulki',
  ],
  licence: [
    'licence',
    'license',
    'licence number',
    'license number',
    'registration number',
    'licence c.',
    'cislo licence',
    'registracni cislo',
    'cislo registrace',
    'cislo registracie',
    'registracne cislo',
    'cislo licencie',
    'licencia',
    'lizenz',
    'lizenznummer',
    'passnummer',
    'pass-nr.',
    'spielerpass',
    'spielausweis',
    'licencja',
    'numer licencji',
    'nr licencji',
  ],
  photoConsent: [
    'photo',
    'photos',
    'photographs',
    'photo consent',
    'consent to photographs',
    'may be photographed',
    'foto',
    'fotografie',
    'fotky',
    'foceni',
    'souhlas s fotografovanim',
    'souhlas s focenim',
    'suhlas s fotografovanim',
    'suhlas s fotenim',
    'fotos',
    'fotoerlaubnis',
    'fotoeinwilligung',
    'einwilligung fotos',
    'zdjecia',
    'zgoda na zdjecia',
    'zgoda na wizerunek',
  ],
} satisfies HeadingWords<ImportColumn | 'lastFirst' | 'firstLast' | 'anyOrder'>;

type Columns = Readonly<Partial<Record<keyof typeof names, number>>>;

/** A column with first and family name together. */
interface FullNameColumn {
  readonly index: number;
  /** What its heading states. */
  readonly order: NameOrder | null;
  /** What stands in the column beside it, which has no name of its own. */
  readonly beside: 'nothing' | 'second-name' | 'text';
}

export type TableAside = HeadingReading<string>['aside'][number]['reason'];

export interface TableHeading {
  readonly columns: Columns;
  readonly both: FullNameColumn | null;
  /** Index of the heading's row. */
  readonly row: number;
  readonly records: readonly number[];
  readonly aside: readonly { readonly row: number; readonly reason: TableAside }[];
  readonly missing: readonly ImportColumn[];
}

/** The heading of a table of people, with the columns that it lacks. */
export function findPeopleHeading(rows: Rows): TableHeading {
  const found = findHeading(rows, names, ['birthDate']) ?? findHeading(rows, names);
  if (found === null) return { columns: {}, both: null, row: -1, records: [], aside: [], missing: needed };
  const { row } = found;
  const columns = withFamilyName(found.columns);
  const { both, records, aside } = withOrderBelow(fullNameOf(columns), found, rows);
  const missing = needed.filter(
    (column) => columns[column] === undefined && !(both !== null && isName(column)),
  );
  return { columns, both, row, records, aside, missing };
}

/** Beside "Vorname", "Name" is the family name. */
function withFamilyName(columns: Columns): Columns {
  const { firstName, lastName, anyOrder } = columns;
  return firstName !== undefined && lastName === undefined && anyOrder !== undefined
    ? { ...columns, lastName: anyOrder }
    : columns;
}

type StatedOrder = Omit<FullNameColumn, 'beside'>;

function fullNameOf({ firstName, lastName, firstLast, lastFirst, anyOrder }: Columns): StatedOrder | null {
  if (firstName !== undefined && lastName !== undefined) return null;
  if (lastFirst !== undefined) return { index: lastFirst, order: 'last-first' };
  if (firstLast !== undefined) return { index: firstLast, order: 'first-last' };
  const index = anyOrder ?? lastName ?? firstName;
  return index === undefined || (lastName ?? firstName) === index ? null : { index, order: null };
}

type Found = HeadingReading<keyof typeof names>;

/** "Player" above "First and last name" in the row below: the lower name states the order, and is no person. */
function withOrderBelow(stated: StatedOrder | null, found: Found, rows: Rows) {
  const { records, aside } = found;
  if (stated === null) return { both: null, records, aside };
  const [first = -1, ...others] = records;
  const below = first === found.row + found.height ? fullNameOf(headingColumns(rows[first] ?? [])) : null;
  const isBelow = stated.order === null && below?.order != null && below.index === stated.index;
  const [kept, order] = isBelow ? [others, below.order] : [records, stated.order];
  return {
    both: { index: stated.index, order, beside: besideName(stated.index, found, rows) },
    records: kept,
    aside: isBelow ? [...aside, { row: first, reason: 'heading-again' as const }] : aside,
  };
}

function headingColumns(row: Rows[number]): Columns {
  return row.some((cell) => /\d/u.test(cell)) ? {} : (findHeading([row], names)?.columns ?? {});
}

/** One name over two columns, as with merged cells: the second has the other name, if most names are single words. */
function besideName(index: number, { cells, records }: Found, rows: Rows): FullNameColumn['beside'] {
  const [name = '', next = ''] = cells.slice(index, index + 2);
  if (next.trim() !== '' && next !== name) return 'nothing';
  const pairs = records.map(
    (row) => [rows[row]?.[index]?.trim() ?? '', rows[row]?.[index + 1] ?? ''] as const,
  );
  const filled = pairs.filter(([, second]) => /\p{L}/u.test(second));
  if (filled.length === 0) return 'nothing';
  const single = filled.filter(([first]) => /^\S+$/u.test(first));
  return single.length > filled.length / 2 ? 'second-name' : 'text';
}

function isName(column: ImportColumn): boolean {
  return column === 'firstName' || column === 'lastName';
}
