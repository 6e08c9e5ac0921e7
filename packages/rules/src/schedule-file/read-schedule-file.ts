import { fold, wordsOf } from '../search/index.ts';
import type { Row, Rows } from '../tables/index.ts';
import {
  findScheduleHeading,
  type ScheduleColumn,
  scheduleColumns,
  type ScheduleHeading,
} from './columns.ts';
import { readCourtGrid } from './court-grid.ts';
import {
  type ListedMatch,
  mostTitles,
  type ScheduleFileReading,
  type ScheduleTexts,
} from './listed-match.ts';

const teamColumns: readonly ScheduleColumn[] = ['key', 'number', 'pair', 'home', 'away'];

/**
 * Reads a schedule by the names of its columns, wherever the heading stands (SF1). A row with one text only is the
 * title of a section: its day or hall is that of the rows below. A table with a column for each court has times in its
 * rows. null: neither.
 */
export function readScheduleFile(rows: Rows): ScheduleFileReading | null {
  const heading = findScheduleHeading(rows);
  const joined = heading === null ? null : joinTeams(rows, heading);
  const isGrid = heading === null || joined !== null || repeatsPairs(heading);
  const grid = isGrid ? readCourtGrid(joined ?? rows) : null;
  if (heading === null || grid !== null) return grid;
  const read: ListedMatch[] = [];
  const aside: ScheduleFileReading['aside'][number][] = heading.aside.flatMap(({ row, reason }) =>
    reason === 'empty' ? [] : [{ line: row + 1, reason }],
  );
  let titles = rows
    .slice(0, heading.row)
    .flatMap((cells) => onlyText(cells) ?? [])
    .toReversed()
    .slice(0, mostTitles);
  for (const index of heading.records) {
    const cells = rows[index] ?? [];
    const line = index + 1;
    const texts = textsOf(cells, heading.columns);
    const title = sectionOf(cells, texts);
    if (title !== null) {
      titles = [title, ...titles].slice(0, mostTitles);
      aside.push({ line, reason: 'section' });
    } else read.push({ line, column: null, texts, titles, match: null, isLeftOut: false, isDoubtful: false });
  }
  aside.push({ line: heading.row + 1, reason: 'heading' });
  return { rows: read, aside, unknown: heading.unknown.map(({ name }) => name) };
}

/** "Time, Match, Match" below the names of two courts. */
function repeatsPairs({ columns: { pair }, cells, unknown }: ScheduleHeading): boolean {
  const name = pair === undefined ? undefined : cells[pair]?.trim();
  return unknown.some((other) => other.name === name);
}

/**
 * "Time, Home, Away, Home, Away" below the names of courts, as one column of pairs for each court; null: it has two columns of
 * teams only.
 */
function joinTeams(rows: Rows, { columns, cells, row, height }: ScheduleHeading): Rows | null {
  const { home, away } = columns;
  if (home === undefined || away !== home + 1) return null;
  const names = [cells[home], cells[away]].map((name) => fold(name ?? '').trim());
  const isPairAt = (row: Row, at: number) =>
    names.every((name, offset) => fold(row[at + offset] ?? '').trim() === name);
  const pairs = cells.flatMap((_, at) => (isPairAt(cells, at) ? at : []));
  if (pairs.length < 2) return null;
  const last = row + height - 1;
  return rows.map((own, index) =>
    index < last
      ? own
      : own.map((cell, at) => {
          if (pairs.includes(at - 1)) return '';
          if (!pairs.includes(at)) return cell;
          return isPairAt(own, at)
            ? 'Zápas'
            : [cell, own[at + 1] ?? ''].filter((team) => team.trim() !== '').join(' – ');
        }),
  );
}

function textsOf(cells: readonly string[], columns: Readonly<Partial<Record<ScheduleColumn, number>>>) {
  const text = (index: number | undefined) =>
    index === undefined ? '' : (cells[index] ?? '').replace(/\s+/gu, ' ').trim();
  return Object.fromEntries(scheduleColumns.map((column) => [column, text(columns[column])])) as Record<
    ScheduleColumn,
    string
  >;
}

/** The title that a row is; null: it has more texts, or is perhaps a match. */
function sectionOf(cells: readonly string[], texts: ScheduleTexts): string | null {
  const title = onlyText(cells);
  const isMatch = teamColumns.some((column) => texts[column] !== '' && texts[column] !== title);
  return isMatch ? null : title;
}

/** The only text of a row, or that of merged cells: the same in each of them. */
function onlyText(cells: readonly string[]): string | null {
  const filled = [
    ...new Set(cells.map((cell) => cell.replace(/\s+/gu, ' ').trim()).filter((cell) => cell !== '')),
  ];
  const [title = ''] = filled;
  return filled.length === 1 && wordsOf(title).length > 0 ? title.slice(0, 200) : null;
}
