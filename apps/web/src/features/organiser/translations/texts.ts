import { longestOverrides } from '@sevenmetre/phrases/stored-overrides';
import { judgeText } from '@sevenmetre/phrases/overrides';
import type { TextFault } from '@sevenmetre/phrases/overrides';
import type { Word, WordTree } from '@sevenmetre/phrases';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import type { OwnTexts } from '../../../lib/words/own-words.ts';

export const locales = ['cs', 'en'] as const satisfies readonly Locale[];

/** One text of the product in both languages; of a word with forms each form is one. */
export interface Row {
  /** Dotted address: `shell.results`, `results.dashboard.today.few`. */
  readonly key: string;
  /** The first part of the address. */
  readonly group: string;
  readonly isForm: boolean;
  /** null: the language has no such form. */
  readonly cs: string | null;
  readonly en: string | null;
}

/** An organiser's texts by language and address: `cs.shell.results`. */
export type Texts = ReadonlyMap<string, string>;
export type RowIndex = ReadonlyMap<string, Row>;
/** What is wrong with a text, and the parameters it should have. */
export interface Fault {
  readonly fault: TextFault | 'key-unknown';
  readonly wanted?: string;
}

const forms = ['zero', 'one', 'few', 'other'] as const;

/** Every text of the product, in the order of the words. */
export function rowsOf(words: Readonly<Record<Locale, WordTree>>): Row[] {
  const both = (key: string, isForm: boolean, cs: unknown, en: unknown): Row => ({
    key,
    group: key.slice(0, key.indexOf('.')),
    isForm,
    cs: typeof cs === 'string' ? cs : null,
    en: typeof en === 'string' ? en : null,
  });
  const below = (czech: Word | WordTree | undefined, english: Word | WordTree, key: string): Row[] => {
    if (typeof english === 'string' || typeof czech !== 'object') return [both(key, false, czech, english)];
    if (typeof english['other'] === 'string')
      return forms.flatMap((form) => {
        const row = both(`${key}.${form}`, true, at(czech, form), at(english, form));
        return row.cs === null && row.en === null ? [] : [row];
      });
    return Object.keys(english).flatMap((name) => {
      const word = at(english, name);
      return word === undefined ? [] : below(at(czech, name), word, key === '' ? name : `${key}.${name}`);
    });
  };
  return below(words.cs, words.en, '');
}

function at(node: Exclude<Word | WordTree, string>, name: string): Word | WordTree | undefined {
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

/** The texts in the structure of the words, both languages there. */
export function treeOf(texts: Texts, rows: readonly Row[]): OwnTexts {
  const order = new Map(rows.map(({ key }, place) => [key, place]));
  const placed = [...texts].map(([key, text]) => {
    const [locale = '', ...names] = key.split('.');
    return { names, text, locale, place: order.get(names.join('.')) ?? rows.length };
  });
  const tree = Object.assign(branch(), { cs: branch(), en: branch() });
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
export function faultsOf(texts: Texts, index: RowIndex): ReadonlyMap<string, Fault> {
  const faults = new Map<string, Fault>();
  for (const [key, text] of texts) {
    const fault = faultOf(key, text, index);
    if (fault !== null) faults.set(key, fault);
  }
  return faults;
}

export function faultOf(key: string, text: string, index: RowIndex): Fault | null {
  const row = index.get(key.slice(3));
  const word = key.startsWith('cs.') ? row?.cs : key.startsWith('en.') ? row?.en : null;
  if (row === undefined || typeof word !== 'string') return { fault: 'key-unknown' };
  const found = judgeText(word, text, row.isForm);
  // A text is judged as a text: nothing else than these can be wrong with it.
  return found as Fault | null;
}

/** Whether more has been written than is stored. */
export function isTooLarge(texts: Texts, rows: readonly Row[]): boolean {
  return jsonOf(texts, rows).length > longestOverrides;
}
