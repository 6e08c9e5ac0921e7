import { fold } from '@sevenmetre/rules/search';
import { byLocale, locales } from '@sevenmetre/rules/vocabulary';
import type { Editing } from './use-translations.ts';
import type { Row } from './texts.ts';

export interface RowFilter {
  readonly typed: string;
  /** The first part of the keys; '' for all. */
  readonly group: string;
  readonly show: string;
}

/** Rows that hold what was typed in their key, in our text or in the organiser's, in any language. */
export function foundRows(
  { rows, index, texts, changes, errors }: Pick<Editing, 'rows' | 'index' | 'texts' | 'changes' | 'errors'>,
  { typed, group, show }: RowFilter,
): readonly Row[] {
  const marked: Readonly<Record<string, ReadonlyMap<string, unknown>>> = {
    changed: texts,
    unsaved: changes,
    invalid: errors,
  };
  const shown = marked[show];
  const wanted = fold(typed);
  return [...gone(index, texts, group), ...rows].filter((row) => {
    if (group !== '' && row.group !== group) return false;
    if (shown && !locales.some((locale) => shown.has(`${locale}.${row.key}`))) return false;
    return wanted === '' || haystack(row, texts).includes(wanted);
  });
}

/** Texts for keys that this release has not: shown first, as they have to go before anything can be saved. */
function gone(index: Editing['index'], texts: Editing['texts'], group: string): readonly Row[] {
  const keys = [...texts.keys()]
    .map((key) => key.slice(key.indexOf('.') + 1))
    .filter((key) => !index.has(key));
  if (group !== '') return [];
  return [...new Set(keys)].map((key) => ({
    key,
    group: key.slice(0, key.indexOf('.')),
    isForm: false,
    ours: byLocale(() => null),
  }));
}

const folded = new WeakMap<Row, string>();

function haystack(row: Row, texts: Editing['texts']): string {
  const ours = folded.get(row) ?? fold([row.key, ...Object.values(row.ours)].join(' '));
  folded.set(row, ours);
  const own = locales.flatMap((locale) => texts.get(`${locale}.${row.key}`) ?? []);
  return own.length === 0 ? ours : `${ours} ${fold(own.join(' '))}`;
}
