import { NameReader } from '../roster/index.ts';
import type { Rows } from '../tables/index.ts';
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
export function readClubList(rows: Rows): ClubListReading | null {
  const heading = findClubHeading(rows);
  if (heading === null) return null;
  const contacts = contactsOf(rows, heading);
  const read = heading.records.map((index): ListedClub => {
    const cells = rows[index] ?? [];
    const text = (column: ClubColumn) => cellOf(cells, heading.columns[column]);
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
    aside: [...aside, { line: heading.row + 1, reason: 'heading' }],
    unknown: heading.unknown.map(({ name }) => name),
  };
}

/** Names of contacts in one column, told apart over the whole list (RO16). */
function contactsOf(rows: Rows, { columns, records }: ClubHeading) {
  const { contact, contactFirstName, contactLastName } = columns;
  if (contact === undefined || (contactFirstName !== undefined && contactLastName !== undefined))
    return new Map();
  const named = records.flatMap((index) => {
    const text = cellOf(rows[index] ?? [], contact);
    return text === '' ? [] : [{ index, text }];
  });
  const split = new NameReader({ first: [], last: [] }).split(
    named.map(({ text }) => text.split(/\s*,\s*/u).slice(0, 2)),
    null,
  );
  return new Map(named.flatMap(({ index }, at) => (split[at] ? [[index, split[at]] as const] : [])));
}

function cellOf(cells: readonly string[], index: number | undefined): string {
  return index === undefined ? '' : (cells[index] ?? '').replace(/\s+/gu, ' ').trim();
}
