import type { FolderErrorCode } from '@sevenmetre/contract/tournament-folder/error-codes';
import { tournamentFolder } from '@sevenmetre/phrases/en/tournament-folder';
import { csvFiles, settingsFile } from './format.ts';

/** English, for the command line; `{name}` is a parameter. Pages have the same in the reader's language. */
const sentences: Readonly<Record<FolderErrorCode, string>> = tournamentFolder.errors;

export type { FolderErrorCode };

export type FolderErrorParameters = Readonly<Record<string, string | number>>;

/** An error in a folder with its position. */
export interface FolderError {
  readonly file: string;
  /** From 1, the header is line 1; null: the whole file. */
  readonly line: number | null;
  readonly column: string | null;
  readonly code: FolderErrorCode;
  readonly parameters: FolderErrorParameters;
}

/** Number of errors that are kept; further ones are only counted. */
const shownErrors = 200;
/** Texts of cells in errors are cut to this length. */
const shownLength = 60;

/** Counts all errors and keeps the first ones. */
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

/** `teams.csv, line 5, column club: “99” is not in clubs.csv.` */
export function errorSentence({ file, line, column, code, parameters }: FolderError): string {
  const place = [file, line === null ? '' : `line ${line}`, column === null ? '' : `column ${column}`];
  const sentence = `${place.filter((part) => part !== '').join(', ')}: ${fill(sentences[code], parameters)}.`;
  // Contents of a file must not control the operator's terminal.
  return sentence.replaceAll(/\p{Cc}/gu, '\uFFFD');
}

function fill(sentence: string, parameters: FolderErrorParameters): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(parameters[name] ?? ''));
}
