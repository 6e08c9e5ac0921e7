import { NameReader } from '../roster/index.ts';
import { cellOf, endAbove, findHeading, type HeadingReading, type Rows } from '../tables/index.ts';
import { hallColumns, hallList } from './halls.ts';
import { officialColumns, officialList } from './officials.ts';
import type { ListedRecord, ListRules } from './plan-record-list.ts';

/** Lists of an organiser that become records of the edition. */
export const recordLists = ['halls', 'officials'] as const;
export type RecordList = (typeof recordLists)[number];

export type ListColumn = (typeof hallColumns)[number] | (typeof officialColumns)[number];

const rules: Readonly<Record<RecordList, ListRules>> = { halls: hallList, officials: officialList };

export function listRulesOf(list: RecordList): ListRules {
  return rules[list];
}

/** Columns of a list in the order in which they are shown and written. */
export function listColumnsOf(list: RecordList): readonly ListColumn[] {
  return list === 'halls' ? hallColumns : officialColumns;
}

export interface RecordListReading {
  readonly rows: readonly ListedRecord[];
  /** Lines with text that are no records; with `rows` they are all lines with text. */
  readonly aside: readonly {
    readonly line: number;
    readonly reason: 'heading' | 'heading-again' | 'title' | 'total';
  }[];
  /** Names of the columns that are not read. */
  readonly unknown: readonly string[];
}

/** Reads a list by the names of its columns, wherever the heading stands (RL7); null: it names no records. */
export function readRecordList(list: RecordList, rows: Rows): RecordListReading | null {
  const heading = headingIn(list, rows);
  if (heading === null) return null;
  const end = endAbove(rows, heading.row);
  const higher = end > 1 ? headingIn(list, rows.slice(0, end)) : null;
  const read = readTable(list, rows, heading);
  // A title that names a column is no table.
  if (higher === null || Object.keys(higher.columns).length < 2 || higher.records.length === 0) return read;
  const above = readRecordList(list, rows.slice(0, end)) ?? read;
  return {
    rows: [...above.rows, ...read.rows],
    aside: [...above.aside, ...read.aside.filter(({ line }) => line > end)],
    unknown: [...new Set([...above.unknown, ...read.unknown])],
  };
}

function headingIn(list: RecordList, rows: Rows): HeadingReading<string> | null {
  const { words, required } = listRulesOf(list);
  const found = required.map((columns) => findHeading(rows, words, columns));
  return found.find((heading) => heading !== null) ?? null;
}

function readTable(list: RecordList, rows: Rows, heading: HeadingReading<string>): RecordListReading {
  const names = namesOf(rows, heading);
  const read = heading.records.map((index): ListedRecord => {
    const text = (column: string) => cellOf(rows[index] ?? [], heading.columns[column]);
    const name = names.get(index);
    const split = name ? { firstName: name.firstName, lastName: name.lastName } : {};
    const texts = Object.fromEntries(listColumnsOf(list).map((column) => [column, text(column)]));
    return {
      line: index + 1,
      texts: { ...texts, ...positionOf(list, texts, text), ...split },
      target: 'matched',
      open: name === undefined || name.open === null ? [] : ['name-order'],
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

/** Latitude and longitude in two columns are one position. */
function positionOf(
  list: RecordList,
  texts: Readonly<Record<string, string>>,
  text: (column: string) => string,
) {
  if (list !== 'halls' || texts['coordinates'] !== '') return {};
  const [lat, lng] = [text('lat'), text('lng')];
  return {
    coordinates: lat === '' && lng === '' ? '' : `${lat.replace(',', '.')}, ${lng.replace(',', '.')}`,
  };
}

/** Names in one column, told apart over the whole list (RO16). */
function namesOf(rows: Rows, { columns, records }: HeadingReading<string>) {
  const column = columns['fullName'];
  if (column === undefined || (columns['firstName'] !== undefined && columns['lastName'] !== undefined))
    return new Map();
  const named = records.flatMap((index) => {
    const text = cellOf(rows[index] ?? [], column);
    return text === '' ? [] : [{ index, text }];
  });
  const split = new NameReader({ first: [], last: [] }).splitCells(named.map(({ text }) => text));
  return new Map(named.flatMap(({ index }, at) => (split[at] ? [[index, split[at]] as const] : [])));
}
