import type { HistoryEntry } from '@sevenmetre/contract/history/schemas';
import { differences } from '../audit/index.ts';

type Change = HistoryEntry['changes'][number];

/** Changed fields of an entry; empty for a record that was created or removed. */
export function changesOf(before: unknown, after: unknown): Change[] {
  if (!isRecord(before) || !isRecord(after)) return [];
  if (before['key'] === 'translations') return changedTexts(before['value'], after['value']);
  return differences(plainValues(before), plainValues(after));
}

/** Name of the record, from the first field that has one. */
export function namesOf(body: unknown): HistoryEntry['names'] {
  if (!isRecord(body)) return null;
  const { nameCs, nameEn } = body;
  if (typeof nameCs === 'string' && typeof nameEn === 'string') return { nameCs, nameEn };
  const name = ['name', 'label', 'code', 'key']
    .map((field) => body[field])
    .find((value) => typeof value === 'string');
  return typeof name === 'string' ? { nameCs: name, nameEn: name } : null;
}

/** The site's own words by path, such as `cs.shell.results`. */
function changedTexts(before: unknown, after: unknown): Change[] {
  return differences(textsOf(before), textsOf(after));
}

type Values = ReadonlyMap<string, Change['from']>;

/** Values as they are; for lists and nested records the number of their items. */
function plainValues(body: Readonly<Record<string, unknown>>): Values {
  return new Map(
    Object.entries(body).map(([field, value]) => {
      if (Array.isArray(value)) return [field, value.length] as const;
      if (isRecord(value)) return [field, Object.keys(value).length] as const;
      return [field, isPlain(value) ? value : null] as const;
    }),
  );
}

function isPlain(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

function textsOf(json: unknown): Values {
  const texts = new Map<string, string>();
  const collect = (node: unknown, path: string): void => {
    if (typeof node === 'string') texts.set(path, node);
    else if (isRecord(node))
      for (const [name, child] of Object.entries(node))
        collect(child, path === '' ? name : `${path}.${name}`);
  };
  // Stored values were validated; a value that is not JSON has no texts.
  collect(parsed(json), '');
  return texts;
}

function parsed(json: unknown): unknown {
  if (typeof json !== 'string') return null;
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
