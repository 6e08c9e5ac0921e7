import { createHash } from 'node:crypto';
import type * as z from 'zod';
import { endSchema, formatVersion, headerSchema, headerStart, tableLineSchema } from './format.ts';
import type { Header, TableHeader } from './format.ts';
import { readLines } from './read-lines.ts';
import type { Line } from './read-lines.ts';
import { damaged, TransferError } from './transfer-error.ts';

/** Parts of an export, in order. */
export type Part =
  | { kind: 'header'; header: Header }
  | { kind: 'row'; table: TableHeader; line: number; values: (string | null)[] };

/**
 * Reads and validates an export: the shape of every line, the order of tables, the numbers of rows, the
 * checksum. The file is valid only if the generator ends without an error.
 * @throws TransferError with the file and the line
 */
export async function* readExport(file: string): AsyncGenerator<Part> {
  const reader = new ExportReader(file);
  const header = await reader.header();
  yield { kind: 'header', header };
  let rows = 0;
  for (const table of header.tables) {
    await reader.tableLine(table);
    for (let row = 0; row < table.rows; row += 1) {
      yield await reader.row(table);
      rows += 1;
    }
  }
  await reader.end(rows);
}

/** One decoder for all lines, since each has memory that the garbage collector does not see. */
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

class ExportReader {
  readonly #file: string;
  readonly #lines: AsyncGenerator<Line>;
  readonly #hash = createHash('sha256');
  #number = 0;

  constructor(file: string) {
    this.#file = file;
    this.#lines = readLines(file);
  }

  async header(): Promise<Header> {
    const { bytes } = await this.#nextLine();
    if (!bytes.toString('latin1').startsWith(headerStart)) {
      throw new TransferError('file-of-another-format', `${this.#file} is not an export of a database.`);
    }
    this.#addToHash(bytes);
    const value = this.#parse(bytes);
    const version: unknown =
      typeof value === 'object' && value !== null ? Reflect.get(value, 'version') : null;
    if (typeof version === 'number' && version > formatVersion) {
      const sentence = `${this.#file} was written in format ${version} by a newer program, this one reads format ${formatVersion}.`;
      throw new TransferError('file-of-a-newer-program', sentence);
    }
    return this.#check(headerSchema, value, 'the header is not complete');
  }

  async tableLine({ name }: TableHeader): Promise<void> {
    const value = await this.#nextValue();
    const { table } = this.#check(tableLineSchema, value, `the table ${name} should begin here`);
    if (table !== name) throw this.#damaged(`the table ${name} should begin here, not ${table}`);
  }

  async row(table: TableHeader): Promise<Part> {
    const values = await this.#nextValue();
    const { length } = table.columns;
    if (!Array.isArray(values) || values.length !== length || !values.every(isText)) {
      throw this.#damaged(`this is not a row of the table ${table.name} with its ${length} values`);
    }
    return { kind: 'row', table, line: this.#number, values };
  }

  async end(rows: number): Promise<void> {
    const { bytes } = await this.#nextLine();
    const end = this.#check(endSchema, this.#parse(bytes), 'the end of the file should be here');
    if (end.rows !== rows || end.sha256 !== this.#hash.digest('hex')) {
      throw this.#damaged('the checksum differs, so something in the file was changed');
    }
    const { done } = await this.#lines.next();
    if (!done) throw damaged(this.#file, this.#number + 1, 'there is something after the end');
  }

  async #nextValue(): Promise<unknown> {
    const { bytes } = await this.#nextLine();
    this.#addToHash(bytes);
    return this.#parse(bytes);
  }

  async #nextLine(): Promise<Line> {
    const { value, done } = await this.#lines.next();
    this.#number += 1;
    if (done || !value.complete) throw this.#damaged('the file was cut short here');
    return value;
  }

  #addToHash(bytes: Buffer): void {
    this.#hash.update(bytes).update('\n');
  }

  #parse(bytes: Buffer): unknown {
    try {
      return JSON.parse(decoder.decode(bytes));
    } catch {
      throw this.#damaged('this line is not JSON in UTF-8');
    }
  }

  #check<Schema extends z.ZodType>(schema: Schema, value: unknown, otherwise: string): z.output<Schema> {
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    throw this.#damaged(otherwise);
  }

  #damaged(what: string): TransferError {
    return damaged(this.#file, this.#number, what);
  }
}

function isText(value: unknown): value is string | null {
  return value === null || typeof value === 'string';
}
