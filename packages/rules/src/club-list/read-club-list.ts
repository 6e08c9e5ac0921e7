import { NameReader } from '../roster/index.ts';
import { wordsOf } from '../search/index.ts';
import { cellOf, endAbove, type Row, type Rows } from '../tables/index.ts';
import { type ClubColumn, clubColumns, type ClubHeading, findClubHeading } from './columns.ts';

/** What a row of a list of clubs leaves open; it is stored after the answer only. */
export const clubQuestions = ['contact-name-order', 'encoding'] as const;
type ClubQuestion = (typeof clubQuestions)[number];

export type ClubTexts = Readonly<Record<ClubColumn, string>>;

/** Which club a row means: the one that it is matched to, one that somebody chose, or a new one. */
type ClubTarget = 'matched' | 'new' | number;

export interface ListedClub {
  /** From 1, as spreadsheets count. */
  readonly line: number;
  readonly texts: ClubTexts;
  readonly target: ClubTarget;
  readonly open: readonly ClubQuestion[];
}

export interface ClubListReading {
  readonly rows: readonly ListedClub[];
  /** Lines with text that are no clubs; with `rows` they are all lines with text. */
  readonly aside: readonly {
    readonly line: number;
    readonly reason: 'heading' | 'heading-again' | 'title' | 'total';
  }[];
  /** Names of the columns that are not read. */
  readonly unknown: readonly string[];
}

/** Reads a list of clubs by the names of its columns, wherever the heading stands (RL1); null: it has no column of clubs. */
export function readClubList(rows: Rows, places: ListPlaces = noPlaces): ClubListReading | null {
  const heading = findClubHeading(rows);
  if (heading === null) return null;
  const end = endAbove(rows, heading.row);
  const above = end > 1 ? tableAbove(rows.slice(0, end), places) : null;
  const read = readTable(rows, heading, places);
  if (above === null) return read;
  return {
    rows: [...above.rows, ...read.rows],
    aside: [...above.aside, ...read.aside.filter(({ line }) => line > end)],
    unknown: [...new Set([...above.unknown, ...read.unknown])],
  };
}

/** Clubs with fewer columns above those with more; a title that names a column is no table. */
function tableAbove(rows: Rows, places: ListPlaces): ClubListReading | null {
  const heading = findClubHeading(rows);
  const isTable = heading !== null && Object.keys(heading.columns).length > 1 && heading.records.length > 0;
  return isTable ? readClubList(rows, places) : null;
}

function readTable(rows: Rows, heading: ClubHeading, places: ListPlaces): ClubListReading {
  const below = categoriesBelow(rows, heading, places.categories);
  const wide = below.map(({ above }) => above);
  const counts = [...heading.unknown.filter(({ name }) => isNamed(name, places.categories)), ...below];
  const isHeadingBelow = below.length > 0 || isExplanation(rows[rowBelow(heading)] ?? [], heading);
  const listed = heading.records.filter((index) => !isHeadingBelow || index !== rowBelow(heading));
  const groups = countryGroups(rows, { ...heading, records: listed }, places.countries);
  const regions = regionTitles(rows, { ...heading, records: listed });
  const records = listed.filter((index) => !groups.titles.has(index) && !regions.has(index));
  const contacts = contactsOf(rows, { ...heading, records });
  const read = records.map((index): ListedClub => {
    const cells = rows[index] ?? [];
    const reach = reachIn(cellOf(cells, heading.columns.contact));
    const club = clubIn(cells, heading, places.countries);
    const text = (column: ClubColumn): string => {
      const own = cellOf(cells, heading.columns[column]);
      if (column === 'club') return club.name;
      if (column === 'country' && own === '') return club.country || (groups.countryOf.get(index) ?? '');
      if (column === 'email') return plainAddress(own || reach.email);
      if (column === 'phone' && own === '') return reach.phone;
      const wanted = linesIn(cells, heading.columns[column]);
      return column === 'categories' ? [...wanted, ...countedTeams(cells, counts)].join(', ') : own;
    };
    const contact = contacts.get(index);
    const texts = Object.fromEntries(clubColumns.map((column) => [column, text(column)])) as Record<
      ClubColumn,
      string
    >;
    if (contact === undefined) return { line: index + 1, texts, target: 'matched', open: [] };
    const named = { ...texts, contactFirstName: contact.firstName, contactLastName: contact.lastName };
    return {
      line: index + 1,
      texts: named,
      target: 'matched',
      open: contact.open === null ? [] : ['contact-name-order'],
    };
  });
  const aside = heading.aside.flatMap(({ row, reason }) =>
    reason === 'empty' ? [] : [{ line: row + 1, reason }],
  );
  return {
    rows: read,
    aside: [
      ...aside,
      { line: heading.row + 1, reason: 'heading' },
      ...(isHeadingBelow ? [{ line: rowBelow(heading) + 1, reason: 'heading' as const }] : []),
      ...[...groups.titles, ...regions].map((row) => ({ line: row + 1, reason: 'title' as const })),
    ],
    unknown: heading.unknown.flatMap((column) =>
      counts.includes(column) || wide.includes(column.column) ? [] : column.name,
    ),
  };
}

/** What names of columns and rows may mean beside the usual columns. */
interface ListPlaces {
  readonly categories: readonly { readonly words: readonly string[] }[];
  readonly countries: readonly { readonly words: readonly string[] }[];
}

const noPlaces: ListPlaces = { categories: [], countries: [] };

function isNamed(text: string, places: readonly { readonly words: readonly string[] }[]): boolean {
  const key = wordsOf(text).join(' ');
  return key !== '' && places.some(({ words }) => words.some((word) => wordsOf(word).join(' ') === key));
}

const marks: ReadonlySet<string> = new Set(['x', '×', '✓', '✔', 'ano', 'yes', 'ja', 'tak', 'a']);

/** Categories as columns, with a cross or a number of teams: "MC 2x". Other texts are shown as they are, so that they are asked about. */
function countedTeams(
  cells: Row,
  counts: readonly { readonly column: number; readonly name: string }[],
): string[] {
  return counts.flatMap(({ column, name }) => {
    const cell = cellOf(cells, column);
    if (['', '0', '-', '–', 'ne', 'no', 'nein', 'nie'].includes(cell.toLowerCase())) return [];
    if (marks.has(cell.toLowerCase())) return [name];
    return /^\d{1,2}$/u.test(cell) ? [`${name} ${cell}x`] : [`${name} ${cell}`];
  });
}

function rowBelow({ row, height }: ClubHeading): number {
  return row + height;
}

/** What columns hold, in brackets below their names: "(name, telephone)". */
function isExplanation(cells: Row, { columns }: ClubHeading): boolean {
  return cellOf(cells, columns.club) === '' && cells.some((cell) => /^\(.+\)$/u.test(cell.trim()));
}

/** Categories in the row below a heading, as "MC" and "WC" below "Number of teams", with the column of the name above. */
function categoriesBelow(rows: Rows, heading: ClubHeading, categories: ListPlaces['categories']) {
  const cells = rows[rowBelow(heading)] ?? [];
  if (cellOf(cells, heading.columns.club) !== '') return [];
  const read = new Set(Object.values(heading.columns));
  const unnamed = cells.flatMap((_, column) => {
    const name = cellOf(cells, column);
    return isNamed(name, categories) && !read.has(column) ? [{ column, name }] : [];
  });
  const above = (column: number): number =>
    column > 0 && cellOf(heading.cells, column) === '' ? above(column - 1) : column;
  return unnamed.map((one) => ({ ...one, above: above(one.column) }));
}

/**
 * Names of regions, which stand alone above rows with at least three texts and below an empty row, a sum or the heading. All short
 * rows are such titles, and one of them is not the first row: otherwise they are clubs of which only the name is known.
 */
function regionTitles(rows: Rows, { row, records, columns }: ClubHeading): ReadonlySet<number> {
  const filled = (index: number) => (rows[index] ?? []).filter((cell) => cell.trim() !== '').length;
  const known = new Set(records);
  const short = records.filter(
    (index) => filled(index) === 1 && cellOf(rows[index] ?? [], columns.club) !== '',
  );
  const isTitle = (index: number) => !known.has(index - 1) && filled(index + 1) > 2;
  const isLater = short.some((index) =>
    records.some((other) => other > row && other < index && filled(other) > 2),
  );
  return new Set(isLater && short.every(isTitle) ? short : []);
}

/** Rows with the name of a country alone, above its clubs. */
function countryGroups(rows: Rows, { columns, records }: ClubHeading, countries: ListPlaces['countries']) {
  const titles = new Set<number>();
  const countryOf = new Map<number, string>();
  let country = '';
  for (const index of records) {
    const cells = rows[index] ?? [];
    const [only = '', ...more] = cells.filter((cell) => cell.trim() !== '');
    const isTitle = more.length === 0 && only === cellOf(cells, columns.club) && isNamed(only, countries);
    if (isTitle) {
      titles.add(index);
      country = only;
    } else countryOf.set(index, country);
  }
  return { titles, countryOf };
}

/** `HK Topoľčany (SVK)`: the country behind the name, where no other one is in the row. */
function clubIn(cells: Row, { columns }: ClubHeading, countries: ListPlaces['countries']) {
  const name = cellOf(cells, columns.club);
  const [, plain = '', country = ''] = /^(\S.*?)\s*\(([^()]+)\)$/u.exec(name) ?? [];
  const isOwn = cellOf(cells, columns.country) === '' && isNamed(country, countries);
  return isOwn ? { name: plain, country } : { name, country: '' };
}

const telephone = /\+?\(?\d[\d\s/().-]{6,}\d/u;
const address = /(?:mailto:)?[^\s<>,;:"()]+@[^\s<>,;:"()]+/giu;

/** Address and telephone that stand beside the name of a contact: `Eva Buková, eva@example.test, 777 111 222`. */
function reachIn(contact: string) {
  const email = (contact.match(address) ?? []).join(', ');
  const [phone = ''] = telephone.exec(contact.replace(address, ' ')) ?? [];
  return { email, phone: phone.replace(/^\(([^)]*)$/u, '$1').trim() };
}

const between = /\s*[;/\n&+]\s*|\s(?:a|and|und|oraz|i)\s/u;

/** The name of a contact; of several people in a cell, who have two words each, the first. */
function firstContact(names: string): { readonly text: string; readonly isOneOf: boolean } {
  const people = names
    .split(between)
    .map(nameAmong)
    .filter((name) => name !== '');
  const [first = ''] = people;
  const isOneOf = people.length > 1 && people.every((name) => wordsOf(name).length > 1);
  return { text: isOneOf || people.length === 1 ? first : nameAmong(names), isOneOf };
}

/** What stands before a number or an address: "tel.", "e-mail:". */
const reachWords =
  /(?<![\p{L}\p{N}])(?:tel|telefon|telefonní číslo|mob|mobil|gsm|phone|handy|kom|e-?mail|mail)(?![\p{L}\p{N}-])[.:]*/giu;

function nameAmong(contact: string): string {
  const rest = contact.replace(address, ' ').replace(telephone, ' ').replace(reachWords, ' ');
  return rest
    .replace(/[<>()]/gu, ' ')
    .split(/[,;]/u)
    .map((part) => part.replace(/\s+/gu, ' ').replace(/^[\s:–-]+|[\s:–-]+$/gu, ''))
    .filter((part) => part !== '')
    .join(', ');
}

/** `Eva Buková <eva@example.test>`, `mailto:eva@example.test`: the only address of a cell. */
function plainAddress(cell: string): string {
  const found = cell.replace(/mailto:/giu, '').match(/[^\s<>,;:"()]+@[^\s<>,;:"()]+/gu) ?? [];
  const [only = cell, ...more] = found;
  return more.length === 0 ? only : cell;
}

/** Names of contacts in one column, told apart over the whole list (RO16). */
function contactsOf(rows: Rows, { columns, records, cells: heading }: ClubHeading) {
  const { contactFirstName, contactLastName } = columns;
  // "Name" below "Contact" is the whole name where no column has the last one; "Vorname" never is.
  const isFirst = /^(?:vorname|first|given)/u.test(wordsOf(heading[contactFirstName ?? -1] ?? '')[0] ?? '');
  const contact =
    columns.contact ?? (contactLastName === undefined && !isFirst ? contactFirstName : undefined);
  if (contact === undefined || (contactFirstName !== undefined && contactLastName !== undefined))
    return new Map();
  const named = records.flatMap((index) => {
    const { text, isOneOf } = firstContact(linesIn(rows[index] ?? [], contact).join('\n'));
    return text === '' ? [] : [{ index, text, isOneOf }];
  });
  const split = new NameReader({ first: [], last: [] }).splitCells(named.map(({ text }) => text));
  return new Map(
    named.flatMap(({ index, isOneOf }, at) => {
      const name = split[at];
      return name ? [[index, isOneOf ? { ...name, open: 'row' as const } : name] as const] : [];
    }),
  );
}

function linesIn(cells: readonly string[], index: number | undefined): string[] {
  const lines = index === undefined ? [] : (cells[index] ?? '').split(/[\r\n]+/u);
  return lines.flatMap((line) => line.replace(/\s+/gu, ' ').trim() || []);
}
