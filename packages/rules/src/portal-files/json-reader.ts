type PortalFile = 'static.json' | 'live.json';

type PortalErrorCode =
  | 'not-json'
  | 'html'
  | 'part-missing'
  | 'required'
  | 'not-a-number'
  | 'not-text'
  | 'not-one-of'
  | 'unknown-reference'
  | 'duplicate';

/** An error in a file of a portal; `path` as in `matches[12].homeScore`, '' for the whole file. */
export interface PortalError {
  readonly file: PortalFile;
  readonly path: string;
  readonly code: PortalErrorCode;
  readonly value: string;
}

type Fields = Readonly<Record<string, unknown>>;

/** Fields of a JSON object, read tolerantly; every error is noted with its path, so that all are shown at once. */
export class JsonRow {
  readonly path: string;
  readonly #file: PortalFile;
  readonly #fields: Fields;
  readonly #errors: PortalError[];

  constructor(file: PortalFile, path: string, fields: unknown, errors: PortalError[]) {
    this.#file = file;
    this.path = path;
    this.#errors = errors;
    this.#fields = isFields(fields) ? fields : {};
  }

  error(field: string, code: PortalErrorCode, value: unknown = ''): void {
    const path = [this.path, field].filter((part) => part !== '').join('.');
    const shown = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
    this.#errors.push({ file: this.#file, path, code, value: shown.slice(0, 60) });
  }

  /** Rows of a part; missing optional parts are empty. */
  rows(part: string, isRequired: boolean): JsonRow[] {
    const found = this.#fields[part];
    if (Array.isArray(found))
      return found.map((row, index) => new JsonRow(this.#file, `${part}[${index}]`, row, this.#errors));
    if (isRequired || (found !== undefined && found !== null)) this.error(part, 'part-missing');
    return [];
  }

  /** A whole number, also written as a text; null: none. */
  number(...fields: readonly string[]): number | null {
    const [field, value] = this.#first(fields);
    if (value === undefined || value === null || value === '') return null;
    const read = typeof value === 'string' && /^-?\d{1,12}$/u.test(value.trim()) ? Number(value) : value;
    if (typeof read === 'number' && Number.isInteger(read)) return read;
    this.error(field, 'not-a-number', value);
    return null;
  }

  /** A text; numbers are texts, too; '' for none. */
  text(...fields: readonly string[]): string {
    const [field, value] = this.#first(fields);
    if (value === undefined || value === null) return '';
    if (typeof value === 'string') return value.replace(/\s+/gu, ' ').trim();
    if (typeof value === 'number') return String(value);
    this.error(field, 'not-text', value);
    return '';
  }

  /** An id as text; noted as an error if there is none. */
  id(...fields: readonly string[]): string {
    const id = this.text(...fields);
    if (id === '') this.error(fields[0] ?? '', 'required');
    return id;
  }

  isTrue(field: string): boolean {
    const value = this.#fields[field];
    return value === true || value === 1 || value === 'true' || value === '1';
  }

  has(field: string): boolean {
    return this.#fields[field] !== undefined && this.#fields[field] !== null;
  }

  #first(fields: readonly string[]): readonly [string, unknown] {
    const found = fields.find((field) => this.has(field)) ?? fields[0] ?? '';
    return [found, this.#fields[found]];
  }
}

/** The object of a file; null: it is none, and the error is noted. */
export function readPortalFile(file: PortalFile, text: string, errors: PortalError[]): JsonRow | null {
  const plain = text.replace(/^\uFEFF/u, '').trim();
  const fail = (code: PortalErrorCode): null => {
    errors.push({ file, path: '', code, value: plain.slice(0, 60) });
    return null;
  };
  if (plain.startsWith('<')) return fail('html');
  try {
    const read: unknown = JSON.parse(plain);
    // Some portals wrap their answers.
    const body = isFields(read) && isFields(read['data']) ? read['data'] : read;
    return isFields(body) ? new JsonRow(file, '', body, errors) : fail('not-json');
  } catch {
    return fail('not-json');
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
