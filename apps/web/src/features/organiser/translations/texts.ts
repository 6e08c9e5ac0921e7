import { longestOverrides } from '@sevenmetre/phrases/stored-overrides';
import { checkText } from '@sevenmetre/phrases/overrides';
import type { TextError } from '@sevenmetre/phrases/overrides';
import type { Word, WordTree } from '@sevenmetre/phrases';
import { pluralCategories } from '@sevenmetre/rules/language';
import { byLocale, fallbackLocale, isLocale } from '@sevenmetre/rules/vocabulary';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import type { OwnTexts } from '../../../lib/words/own-words.ts';

/** One text of the product in every language; of a word with forms each form is one. */
export interface Row {
  /** Dotted address: `shell.results`, `results.dashboard.today.few`. */
  readonly key: string;
  /** The first part of the address. */
  readonly group: string;
  readonly isForm: boolean;
  /** null: the language has no such form. */
  readonly ours: Readonly<Record<Locale, string | null>>;
}

/** An organiser's texts by language and address: `cs.shell.results`. */
export type Texts = ReadonlyMap<string, string>;
export type RowIndex = ReadonlyMap<string, Row>;
/** What is wrong with a text, and the parameters it should have. */
export interface FieldError {
  readonly error: TextError | 'key-unknown';
  readonly wanted?: string;
}

type Nodes = Readonly<Record<Locale, Word | WordTree | undefined>>;

/** Every text of the product, in the order of the English words. */
export function rowsOf(words: Readonly<Record<Locale, WordTree>>): Row[] {
  return below(words, '');
}

function below(nodes: Nodes, key: string): Row[] {
  const english = nodes[fallbackLocale];
  if (english === undefined || typeof english === 'string') return [rowOf(nodes, key, false)];
  const inside = (name: string) => byLocale((locale) => at(nodes[locale], name));
  if (typeof english['other'] === 'string')
    return pluralCategories.flatMap((form) => {
      const row = rowOf(inside(form), `${key}.${form}`, true);
      return Object.values(row.ours).every((text) => text === null) ? [] : [row];
    });
  return Object.keys(english).flatMap((name) => below(inside(name), key === '' ? name : `${key}.${name}`));
}

function rowOf(nodes: Nodes, key: string, isForm: boolean): Row {
  const text = (node: Word | WordTree | undefined) => (typeof node === 'string' ? node : null);
  return {
    key,
    group: key.slice(0, key.indexOf('.')),
    isForm,
    ours: byLocale((locale) => text(nodes[locale])),
  };
}

function at(node: Word | WordTree | undefined, name: string): Word | WordTree | undefined {
  if (typeof node !== 'object') return undefined;
  const found = Object.entries(node).find(([key]) => key === name);
  return found?.[1];
}

/** Rows by their addresses. */
export function indexOf(rows: readonly Row[]): RowIndex {
  return new Map(rows.map((row) => [row.key, row]));
}

/** The texts of stored JSON; what is no text is left out. */
export function textsOf(json: string | null): Texts {
  const texts = new Map<string, string>();
  const walk = (node: unknown, key: string) => {
    if (typeof node === 'string') texts.set(key, node);
    else if (typeof node === 'object' && node !== null)
      for (const [name, child] of Object.entries(node)) walk(child, key === '' ? name : `${key}.${name}`);
  };
  try {
    walk(JSON.parse(json ?? '{}'), '');
  } catch {
    // The server stores nothing else than JSON; by hand it may have been written all the same.
  }
  return texts;
}

/** The texts in the structure of the words, every language there. */
export function treeOf(texts: Texts, rows: readonly Row[]): OwnTexts {
  const order = new Map(rows.map(({ key }, place) => [key, place]));
  const placed = [...texts].map(([key, text]) => {
    const [locale = '', ...names] = key.split('.');
    return { names, text, locale, place: order.get(names.join('.')) ?? rows.length };
  });
  const tree = Object.assign(branch(), byLocale(branch));
  for (const { locale, names, text } of placed.toSorted((a, b) => a.place - b.place)) {
    let node: Branch = tree;
    for (const name of [locale, ...names.slice(0, -1)]) {
      const below = node[name];
      node = node[name] = typeof below === 'object' ? below : branch();
    }
    node[names.at(-1) ?? ''] = text;
  }
  return tree;
}

interface Branch {
  [name: string]: string | Branch;
}

/** Without a prototype: whatever somebody calls a key is a key. */
function branch(): Branch {
  return Object.create(null) as Branch;
}

/** JSON as it is stored, or with line breaks for readers. Languages without texts are left out. */
export function jsonOf(texts: Texts, rows: readonly Row[], indent?: number): string {
  const used = Object.entries(treeOf(texts, rows)).filter(([, tree]) => Object.keys(tree).length > 0);
  return JSON.stringify(Object.fromEntries(used), null, indent);
}

/** What differs from what is stored; null: the product's own text again. */
export function changesOf(base: Texts, texts: Texts): ReadonlyMap<string, string | null> {
  const keys = new Set([...base.keys(), ...texts.keys()]);
  return new Map(
    [...keys].filter((key) => base.get(key) !== texts.get(key)).map((key) => [key, texts.get(key) ?? null]),
  );
}

/** The same changes on other stored texts, and what somebody else wrote where both have written. */
export function rebase(
  base: Texts,
  texts: Texts,
  theirs: Texts,
): { readonly texts: Texts; readonly conflicts: ReadonlyMap<string, string | null> } {
  const next = new Map(theirs);
  const conflicts = new Map<string, string | null>();
  for (const [key, text] of changesOf(base, texts)) {
    const other = theirs.get(key) ?? null;
    if (other !== (base.get(key) ?? null) && other !== text) conflicts.set(key, other);
    if (text === null) next.delete(key);
    else next.set(key, text);
  }
  return { texts: next, conflicts };
}

/** What keeps texts from being saved, by language and address. */
export function errorsOf(texts: Texts, index: RowIndex): ReadonlyMap<string, FieldError> {
  const errors = new Map<string, FieldError>();
  for (const [key, text] of texts) {
    const error = errorOf(key, text, index);
    if (error !== null) errors.set(key, error);
  }
  return errors;
}

export function errorOf(key: string, text: string, index: RowIndex): FieldError | null {
  const dot = key.indexOf('.');
  const locale = key.slice(0, Math.max(dot, 0));
  const row = index.get(key.slice(dot + 1));
  const word = isLocale(locale) ? row?.ours[locale] : null;
  if (row === undefined || typeof word !== 'string') return { error: 'key-unknown' };
  const found = checkText(word, text, row.isForm);
  // A text is checked as a text: nothing else than these can be wrong with it.
  return found as FieldError | null;
}

/** Whether more has been written than is stored. */
export function isTooLarge(texts: Texts, rows: readonly Row[]): boolean {
  return jsonOf(texts, rows).length > longestOverrides;
}
