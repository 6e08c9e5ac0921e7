import { isUtf8 } from 'node:buffer';
import type { Check } from '../check/check.ts';
import type { FolderErrorCode, FolderErrorParameters } from '../folder-error.ts';
import { maximumSettingsSize, settingsFile } from '../format.ts';
import { openSource } from './source-file.ts';

/** The fields of tournament.json with their lines. */
export class SettingsReader {
  readonly #check: Check;
  readonly #text: string;
  readonly #fields: ReadonlyMap<string, unknown>;

  private constructor(check: Check, text: string, fields: ReadonlyMap<string, unknown>) {
    this.#check = check;
    this.#text = text;
    this.#fields = fields;
  }

  /** null if there are no fields to read; the error is reported then. */
  static async open(check: Check): Promise<SettingsReader | null> {
    const fail = (
      code: FolderErrorCode,
      parameters: FolderErrorParameters = {},
      line: number | null = null,
    ) => {
      check.errors.add({ file: settingsFile, line, column: null, code, parameters });
      return null;
    };
    const opened = await openSource(check.folder, settingsFile, maximumSettingsSize);
    if ('code' in opened) return fail(opened.code, opened.parameters);
    const bytes = await opened.handle.readFile();
    await opened.handle.close();
    if (!isUtf8(bytes)) return fail('not-utf-8', { encoding: 'another encoding' }, 1);
    const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
    try {
      const value: unknown = JSON.parse(text);
      if (typeof value === 'object' && value !== null && !Array.isArray(value))
        return new SettingsReader(check, text, new Map(Object.entries(value)));
      return fail('json-invalid', { reason: 'an object in braces is needed' }, 1);
    } catch (error) {
      return fail('json-invalid', { reason: reasonOf(error) }, lineOfError(text, error));
    }
  }

  value(name: string): unknown {
    return this.#fields.get(name);
  }

  /** '' if it is missing or not a text, which is reported as an error. */
  text(name: string, limit: number): string {
    const value = this.value(name);
    if (typeof value !== 'string') {
      this.error(name, value === undefined ? 'required' : 'not-text');
      return '';
    }
    const text = value.trim();
    if (text === '') this.error(name, 'required');
    if (text.length > limit) this.error(name, 'text-too-long', { limit });
    if (/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(text))
      this.error(name, 'control-character', { character: 'a control character' });
    // JSON can contain half of a surrogate pair, which cannot be stored.
    if (!text.isWellFormed() || text.includes('\uFFFD')) this.error(name, 'text-damaged');
    return text.normalize('NFC');
  }

  error(name: string, code: FolderErrorCode, parameters: FolderErrorParameters = {}): void {
    const position = this.#text.indexOf(JSON.stringify(name));
    const line = position < 0 ? null : lineAt(this.#text, position);
    this.#check.errors.add({ file: settingsFile, line, column: name, code, parameters });
  }
}

function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length;
}

function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replaceAll(/\p{Cc}/gu, ' ').replace(/, ".*$/, '');
}

/** V8 reports `… at position 17`; otherwise the text ended too early. */
function lineOfError(text: string, error: unknown): number {
  const position = /position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1];
  return lineAt(text, position === undefined ? text.length : Number(position));
}
