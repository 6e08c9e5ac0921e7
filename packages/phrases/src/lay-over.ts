import { isPlural } from './words.ts';
import type { Word, WordTree } from './words.ts';

/** An organiser's own texts, in the structure of the phrases; plural forms are a subtree of texts. */
export interface Overrides {
  readonly [key: string]: string | Overrides;
}

/**
 * The words with an organiser's texts in place of theirs. Unknown keys are ignored, since a browser may keep
 * texts longer than a release. Texts are validated when they are saved. The arguments are not modified.
 */
export function layOver<W extends WordTree>(words: W, overrides: Overrides): W {
  const laid: Record<string, Word | WordTree> = { ...words };
  for (const [name, text] of Object.entries(overrides)) {
    const word = Object.hasOwn(words, name) ? words[name] : undefined;
    if (typeof text === 'string' && typeof word === 'string') laid[name] = text;
    else if (typeof text === 'object' && typeof word === 'object')
      laid[name] = layOver<WordTree>(treeOf(word), text);
  }
  // Has the structure of `words`.
  return laid as W;
}

/** Replaces every phrase by its key, to find the source of a sentence. */
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

/** Plural forms as a subtree. */
export function treeOf(word: Exclude<Word | WordTree, string>): WordTree {
  return isPlural(word) ? mapForms(word, (text) => text) : word;
}

function mapForms(
  word: Exclude<Word, string>,
  change: (text: string) => string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(word).map(([form, text]) => [form, change(String(text))]));
}
