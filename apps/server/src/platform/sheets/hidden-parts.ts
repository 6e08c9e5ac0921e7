import type { HiddenKind, Rows } from '@sevenmetre/rules/tables';
import { unzipSync } from 'fflate';

export interface NamedSheet {
  readonly name: string;
  /** Hidden rows and columns are empty, unless they are read. */
  readonly rows: Rows;
  readonly isHidden: boolean;
  /** What it hides, read or not. */
  readonly hidden: HiddenCells;
}

interface HiddenCells {
  /** Hidden rows with texts in columns that are read. */
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[];
  /** Hidden columns with texts, as "C (E-mail)". */
  readonly columns: readonly string[];
}

/** Places that the markup of a sheet hides, by its hidden rows and columns, filters and collapsed groups. */
export interface HiddenPlaces {
  readonly isSheet: boolean;
  /** From 0. */
  readonly rows: ReadonlySet<number>;
  readonly columns: ReadonlySet<number>;
}

export const nothingHidden: HiddenPlaces = { isSheet: false, rows: new Set(), columns: new Set() };

/** As in `cell-addresses.ts`, a tag without an end is no tag. */
const sheetTag = /<(?:\w+:)?sheet\s([^<>]*)>/g;
const relationTag = /<(?:\w+:)?Relationship\s([^<>]*)>/g;
const placeTag = /<(?:\w+:)?(row|col)\b([^<>]*)>/g;

/**
 * What a workbook hides, by sheet in the order of the workbook.
 * @param workbook as `unpackWorkbook` returns it
 */
export function findHidden(workbook: ArrayBuffer): readonly HiddenPlaces[] {
  const filter = ({ name }: { readonly name: string }) => !/sharedStrings|styles|theme/u.test(name);
  const texts = unzipSync(new Uint8Array(workbook), { filter });
  const textOf = (name: string) => new TextDecoder().decode(texts[name] ?? new Uint8Array());
  const paths = new Map(
    [...textOf('xl/_rels/workbook.xml.rels').matchAll(relationTag)].map(([, written = '']) => {
      const relation = attributesOf(written);
      return [relation.get('Id'), pathOf(relation.get('Target') ?? '')];
    }),
  );
  return [...textOf('xl/workbook.xml').matchAll(sheetTag)].flatMap(([, written = '']) => {
    const sheet = attributesOf(written);
    if (!sheet.has('name')) return [];
    const isSheet = /^(?:hidden|veryHidden)$/u.test(sheet.get('state') ?? '');
    return [{ isSheet, ...placesIn(textOf(paths.get(sheet.get('id')) ?? '')) }];
  });
}

/** Widest column of a sheet. */
const mostColumns = 16_384;

function placesIn(sheet: string): Pick<HiddenPlaces, 'rows' | 'columns'> {
  const [rows, columns] = [new Set<number>(), new Set<number>()];
  let row = 0;
  for (const [, kind, written = ''] of sheet.matchAll(placeTag)) {
    const place = attributesOf(written);
    const isHidden = /^(?:1|true)$/u.test(place.get('hidden') ?? '');
    if (kind === 'row') {
      row = Number(place.get('r') ?? row + 1);
      if (isHidden) rows.add(row - 1);
    } else if (isHidden) {
      const last = Math.min(Number(place.get('max')), mostColumns);
      for (let column = Number(place.get('min')); column <= last; column += 1) columns.add(column - 1);
    }
  }
  return { rows, columns };
}

const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gu;

/** By name, without the prefix of a namespace. */
function attributesOf(written: string): ReadonlyMap<string, string> {
  return new Map(
    [...written.matchAll(attribute)].map(([, name = '', quoted, apostrophed]) => [
      name.replace(/^.*:/u, ''),
      quoted ?? apostrophed ?? '',
    ]),
  );
}

function pathOf(target: string): string {
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

/** A sheet as its user sees it, with what it hides; hidden rows and columns that are not read are empty. */
export function asSeen(
  { name, rows }: { readonly name: string; readonly rows: Rows },
  places: HiddenPlaces,
  read: readonly HiddenKind[],
): NamedSheet {
  const { isSheet, rows: hiddenRows, columns: hiddenColumns } = places;
  if (hiddenRows.size + hiddenColumns.size === 0)
    return { name, rows, isHidden: isSheet, hidden: { rows: [], columns: [] } };
  const columns = [...hiddenColumns].toSorted((a, b) => a - b).flatMap((column) => columnName(rows, column));
  const shown = read.includes('columns')
    ? rows
    : rows.map((row) => row.map((cell, column) => (hiddenColumns.has(column) ? '' : cell)));
  const lines = shown.flatMap((cells, row) =>
    hiddenRows.has(row) && cells.some((cell) => cell !== '') ? [{ line: row + 1, cells }] : [],
  );
  const seen = read.includes('rows') ? shown : shown.map((row, at) => (hiddenRows.has(at) ? [] : row));
  return { name, rows: seen, isHidden: isSheet, hidden: { rows: lines, columns } };
}

/** "C (E-mail)": its letters and its first text; a column without any holds nothing that could be missed. */
function columnName(rows: Rows, column: number): string[] {
  const text = rows.find((row) => (row[column] ?? '') !== '')?.[column];
  return text === undefined ? [] : [`${lettersOf(column)} (${text.slice(0, 40)})`];
}

function lettersOf(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : lettersOf(Math.floor(column / 26) - 1) + letter;
}
