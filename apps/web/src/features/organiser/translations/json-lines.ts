/** A text, or what stands in place of one, with the line it begins in. */
interface JsonLeaf {
  /** Names from the outermost: `['cs', 'shell', 'results']`. */
  readonly path: readonly string[];
  readonly value: unknown;
  /** From 1. */
  readonly line: number;
  /** The same name has been there before: the browser would take this one. */
  readonly isRepeated: boolean;
}

export type JsonLines =
  | { readonly ok: true; readonly leaves: readonly JsonLeaf[] }
  /** Where it stops being JSON. */
  | { readonly ok: false; readonly line: number };

const deepest = 20;
const token = /[ \t\n\r]*("(?:[^"\\\u0000-\u001f]|\\.)*"|[-+\w.]+|[{}[\],:]|$)/y;

class NoJson extends Error {}

/**
 * Reads JSON with the lines of what stands in it: each browser says in its own way, and some not at all, where a text
 * stops being JSON.
 */
export function readJsonLines(text: string): JsonLines {
  const reader = new Reader(text);
  try {
    reader.readAll();
    return { ok: true, leaves: reader.leaves };
  } catch (error) {
    if (error instanceof NoJson) return { ok: false, line: reader.line };
    throw error;
  }
}

class Reader {
  readonly leaves: JsonLeaf[] = [];
  line = 1;
  #at = 0;
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  readAll(): void {
    this.#value(this.#next(), [], false);
    if (this.#next() !== '') throw new NoJson();
  }

  #next(): string {
    token.lastIndex = this.#at;
    const found = token.exec(this.#text);
    const whole = found?.[0] ?? /^[ \t\n\r]*/.exec(this.#text.slice(this.#at))?.[0] ?? '';
    this.line += whole.split('\n').length - 1;
    if (!found) throw new NoJson();
    this.#at = token.lastIndex;
    return found[1] ?? '';
  }

  #value(first: string, path: readonly string[], isRepeated: boolean): void {
    if (path.length > deepest) throw new NoJson();
    if (first === '{') return this.#object(path);
    const { line } = this;
    const value: unknown = first === '[' ? this.#list(path) : this.#plain(first);
    this.leaves.push({ path, value, line, isRepeated });
  }

  #object(path: readonly string[]): void {
    const names = new Set<string>();
    let name = this.#next();
    if (name === '}') return;
    for (;;) {
      const key = this.#plain(name);
      if (typeof key !== 'string' || this.#next() !== ':') throw new NoJson();
      this.#value(this.#next(), [...path, key], names.has(key));
      names.add(key);
      const end = this.#next();
      if (end === '}') return;
      if (end !== ',') throw new NoJson();
      name = this.#next();
    }
  }

  /** A list is never a text, whatever its content. */
  #list(path: readonly string[]): unknown {
    const before = this.leaves.length;
    let first = this.#next();
    while (first !== ']') {
      this.#value(first, [...path, ''], false);
      const end = this.#next();
      if (end === ']') break;
      if (end !== ',') throw new NoJson();
      first = this.#next();
      if (first === ']') throw new NoJson();
    }
    this.leaves.length = before;
    return [];
  }

  #plain(text: string): unknown {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      throw new NoJson();
    }
  }
}
