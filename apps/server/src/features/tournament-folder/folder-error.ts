import { csvFiles, settingsFile } from './format.ts';

export type FolderErrorCode =
  | 'folder-missing'
  | 'folder-changed'
  | 'file-missing'
  | 'file-not-regular'
  | 'file-unreadable'
  | 'file-too-large'
  | 'file-empty'
  | 'no-teams'
  | 'too-many-rows'
  | 'not-utf-8'
  | 'separator'
  | 'json-invalid'
  | 'column-missing'
  | 'column-unknown'
  | 'column-repeated'
  | 'column-count'
  | 'quote-not-closed'
  | 'quote-misplaced'
  | 'line-too-long'
  | 'control-character'
  | 'text-damaged'
  | 'text-too-long'
  | 'text-not-allowed'
  | 'required'
  | 'not-text'
  | 'not-a-number'
  | 'number-out-of-range'
  | 'not-one-of'
  | 'not-a-date'
  | 'not-a-time'
  | 'not-a-duration'
  | 'not-a-seat'
  | 'time-skipped'
  | 'time-without-day'
  | 'date-far-away'
  | 'end-before-start'
  | 'country-unknown'
  | 'time-zone-unknown'
  | 'currency-unknown'
  | 'tie-breaker-unknown'
  | 'tie-breaker-repeated'
  | 'round-unknown'
  | 'label-taken'
  | 'duplicate'
  | 'unknown-reference'
  | 'team-of-another-category'
  | 'group-of-another-category'
  | 'team-seated-twice'
  | 'team-not-in-group'
  | 'team-against-itself'
  | 'seat-without-source'
  | 'source-incomplete'
  | 'standing-out-of-range'
  | 'seat-cycle'
  | 'teams-missing'
  | 'score-missing'
  | 'score-of-unplayed'
  | 'walkover-score'
  | 'team-not-in-match'
  | 'player-of-another-team'
  | 'already-in-lineup'
  | 'leader-goal'
  | 'event-of-unplayed-match'
  | 'time-out-of-stage';
export type FolderErrorParameters = Readonly<Record<string, string | number>>;

/** What is wrong with a folder, and where. */
export interface FolderError {
  readonly file: string;
  /** From 1, the header is line 1; null: the whole file. */
  readonly line: number | null;
  readonly column: string | null;
  readonly code: FolderErrorCode;
  readonly parameters: FolderErrorParameters;
}

/** How many errors are kept for showing; the rest is only counted. */
const shownErrors = 200;
/** A cell's text in an error is cut here: it may be a megabyte of somebody's joke. */
const shownLength = 60;

/** Collects every error, keeps the first ones. */
export class FolderErrors {
  #count = 0;
  readonly #kept: FolderError[] = [];

  get count(): number {
    return this.#count;
  }

  add(error: FolderError): void {
    this.#count += 1;
    if (this.#kept.length < shownErrors) this.#kept.push({ ...error, parameters: cut(error.parameters) });
  }

  /** By file in the order of the format, then by line. */
  list(): readonly FolderError[] {
    return this.#kept.toSorted(
      (one, other) => rank(one.file) - rank(other.file) || (one.line ?? 0) - (other.line ?? 0),
    );
  }
}

const order: readonly string[] = [settingsFile, ...csvFiles];

function rank(file: string): number {
  return order.indexOf(file);
}

function cut(parameters: FolderErrorParameters): FolderErrorParameters {
  const shorten = (value: string | number) =>
    typeof value === 'string' && value.length > shownLength ? `${value.slice(0, shownLength)}…` : value;
  return Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, shorten(value)]));
}
