import { wordsOf } from '../search/index.ts';
import type { Rows } from '../tables/index.ts';
import { findScheduleHeading, type ScheduleColumn, scheduleColumns } from './columns.ts';

export type ScheduleTexts = Readonly<Record<ScheduleColumn, string>>;

/** A row of a schedule that was made elsewhere. */
export interface ListedMatch {
  /** From 1, as spreadsheets count. */
  readonly line: number;
  readonly texts: ScheduleTexts;
  /** Titles above, the nearest first: one may be the day or the hall of the rows below it. */
  readonly titles: readonly string[];
  /** Key of the match that somebody chose; null: the one that it fits. */
  readonly match: string | null;
  /** Left out by somebody. */
  readonly isLeftOut: boolean;
  /** Its letters could be read in another way (SF2). */
  readonly isDoubtful: boolean;
}

export interface ScheduleFileReading {
  readonly rows: readonly ListedMatch[];
  /** Lines with text that are no matches; with `rows` they are all lines with text. */
  readonly aside: readonly {
    readonly line: number;
    readonly reason: 'heading' | 'heading-again' | 'title' | 'total' | 'section';
  }[];
  /** Names of the columns that are not read. */
  readonly unknown: readonly string[];
}

/** Titles that a row remembers. */
export const mostTitles = 4;

const teamColumns: readonly ScheduleColumn[] = ['key', 'number', 'pair', 'home', 'away'];

/**
 * Reads a schedule by the names of its columns, wherever the heading stands (SF1). A row with one text only is the
 * title of a section: its day or hall is that of the rows below. null: no heading.
 */
export function readScheduleFile(rows: Rows): ScheduleFileReading | null {
  const heading = findScheduleHeading(rows);
  if (heading === null) return null;
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
    } else read.push({ line, texts, titles, match: null, isLeftOut: false, isDoubtful: false });
  }
  aside.push({ line: heading.row + 1, reason: 'heading' });
  return { rows: read, aside, unknown: heading.unknown.map(({ name }) => name) };
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
  const filled = [...new Set(cells.map((cell) => cell.trim()).filter((cell) => cell !== ''))];
  const [title = ''] = filled;
  return filled.length === 1 && wordsOf(title).length > 0 ? title.slice(0, 200) : null;
}
