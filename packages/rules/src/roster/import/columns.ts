import { wordsOf } from '../../search/index.ts';

export const importColumns = [
  'firstName',
  'lastName',
  'birthDate',
  'gender',
  'team',
  'role',
  'number',
] as const;
export type ImportColumn = (typeof importColumns)[number];

/** Required columns of a row. */
const needed: readonly ImportColumn[] = ['firstName', 'lastName', 'birthDate'];

/** Column names that clubs use, folded. */
const names: Readonly<Record<ImportColumn, readonly string[]>> = {
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
  ],
  lastName: [
    'last name',
    'lastname',
    'surname',
    'family name',
    'prijmeni',
    'nachname',
    'familienname',
    'priezvisko',
    'nazwisko',
  ],
  birthDate: [
    'birth date',
    'birthdate',
    'date of birth',
    'born',
    'datum narozeni',
    'narozen',
    'geburtsdatum',
    'geboren',
    'datum narodenia',
    'narodeny',
    'data urodzenia',
    'urodzony',
  ],
  gender: ['gender', 'sex', 'pohlavi', 'geschlecht', 'pohlavie', 'plec'],
  team: ['team', 'tym', 'druzstvo', 'mannschaft', 'tim', 'druzyna', 'zespol'],
  role: ['role', 'funkce', 'funktion', 'rolle', 'rola', 'funkcia', 'funkcja'],
  number: [
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
};

export type Columns = ReadonlyMap<ImportColumn, number>;

/** Indexes of the columns, by the names in the first row; of two equal names the first counts. */
export function findColumns(head: readonly string[]): Columns {
  const found = new Map<ImportColumn, number>();
  for (const column of importColumns) {
    const index = head.findIndex((cell) => names[column].includes(wordsOf(cell).join(' ')));
    if (index >= 0) found.set(column, index);
  }
  return found;
}

/** Missing columns of a roster. */
export function missingColumns(columns: Columns): ImportColumn[] {
  return needed.filter((column) => !columns.has(column));
}
