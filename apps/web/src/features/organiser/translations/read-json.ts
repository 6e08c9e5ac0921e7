import { readJsonLines } from './json-lines.ts';
import { errorOf } from './texts.ts';
import type { FieldError, RowIndex, Texts } from './texts.ts';
import type { Translator } from '@sevenmetre/phrases';

/** What is wrong in a line. */
export interface JsonProblem {
  /** From 1. */
  readonly line: number;
  /** Language and address; '' for the whole. */
  readonly key: string;
  readonly error: FieldError['error'] | 'not-json' | 'not-a-text' | 'repeated';
  readonly wanted?: string;
}

export interface ReadJson {
  /** null: it is no JSON of texts, so nobody can tell what was meant. */
  readonly texts: Texts | null;
  readonly problems: readonly JsonProblem[];
}

/** Texts out of JSON that somebody is writing, with what is wrong by lines. */
export function readJson(json: string, index: RowIndex): ReadJson {
  if (json.trim() === '') return { texts: new Map(), problems: [] };
  const read = readJsonLines(json);
  if (!read.ok) return { texts: null, problems: [{ line: read.line, key: '', error: 'not-json' }] };
  const texts = new Map<string, string>();
  const problems: JsonProblem[] = [];
  let isReadable = true;
  for (const { path, value, line, isRepeated } of read.leaves) {
    const key = path.join('.');
    if (isRepeated) problems.push({ line, key, error: 'repeated' });
    if (typeof value !== 'string') {
      isReadable = false;
      problems.push({ line, key, error: 'not-a-text' });
      continue;
    }
    texts.set(key, value);
    const error = errorOf(key, value, index);
    if (error) problems.push({ line, key, ...error });
  }
  return { texts: isReadable ? texts : null, problems };
}

/** The sentence for what is wrong with a text. */
export function errorText(
  t: Translator,
  { error, wanted = '' }: Pick<JsonProblem, 'error' | 'wanted'>,
): string {
  if (error !== 'placeholders-differ') return t(`translations.error.${error}`);
  return wanted === ''
    ? t('translations.error.placeholders-none')
    : t('translations.error.placeholders-differ', { wanted });
}
