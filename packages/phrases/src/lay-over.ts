import { isPlural } from './words.ts';
import type { Word, WordTree } from './words.ts';

/** An organiser's own texts, in the structure of the words; forms are a small tree of texts. */
export interface Overrides {
  readonly [key: string]: string | Overrides;
}

/**
 * The words with an organiser's texts in place of theirs. What they hold no text for is left out: texts may be kept by a
 * browser for longer than a release lives. Whether they fit is checked where they are written. No tree is changed.
 */
export function layOver<W extends WordTree>(words: W, overrides: Overrides): W {
  const laid: Record<string, Word | WordTree> = { ...words };
  for (const [name, text] of Object.entries(overrides)) {
    const word = Object.hasOwn(words, name) ? words[name] : undefined;
    if (typeof text === 'string' && typeof word === 'string') laid[name] = text;
    else if (typeof text === 'object' && typeof word === 'object')
      laid[name] = layOver<WordTree>(treeOf(word), text);
  }
  // Key by key the structure of `words`.
  return laid as W;
}

/** The address of every word in place of the word: for finding where a sentence comes from. */
export function exposeKeys<W extends WordTree>(words: W, path = ''): W {
  const exposed = Object.entries(words).map(([name, word]): [string, Word | WordTree] => {
    const key = path === '' ? name : `${path}.${name}`;
    if (typeof word === 'string') return [name, key];
    return [
      name,
      isPlural(word) ? { ...mapForms(word, () => key), other: key } : exposeKeys<WordTree>(word, key),
    ];
  });
  return Object.fromEntries(exposed) as W;
}

/** Forms as a branch of the tree. */
export function treeOf(word: Exclude<Word | WordTree, string>): WordTree {
  return isPlural(word) ? mapForms(word, (text) => text) : word;
}

function mapForms(
  word: Exclude<Word, string>,
  change: (text: string) => string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(word).map(([form, text]) => [form, change(String(text))]));
}
