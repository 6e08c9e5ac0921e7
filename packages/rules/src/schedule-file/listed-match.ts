import type { ScheduleColumn } from './columns.ts';

export type ScheduleTexts = Readonly<Record<ScheduleColumn, string>>;

/** A match in a schedule that was made elsewhere. */
export interface ListedMatch {
  /** From 1, as spreadsheets count. */
  readonly line: number;
  /** From 1, where a line has a match for each court; null: it has one. */
  readonly column: number | null;
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
  /** Lines with text that are no matches; with those of `rows` they are all lines with text. */
  readonly aside: readonly {
    readonly line: number;
    readonly reason: 'heading' | 'heading-again' | 'title' | 'total' | 'section';
  }[];
  /** Names of the columns that are not read. */
  readonly unknown: readonly string[];
}

/** Titles that a row remembers. */
export const mostTitles = 4;

/** Name of a column as spreadsheets show it: 1 is A, 27 is AA. */
export function columnName(column: number): string {
  const rest = Math.floor((column - 1) / 26);
  return `${rest > 0 ? columnName(rest) : ''}${String.fromCharCode(65 + ((column - 1) % 26))}`;
}

/** Where a match is in its file: its line, with the column where a line has several. */
export function placeInFile({ line, column }: Pick<ListedMatch, 'line' | 'column'>): string {
  return column === null ? String(line) : `${line} (${columnName(column)})`;
}
