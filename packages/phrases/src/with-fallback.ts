import { isPlural } from './words.ts';
import type { Word, WordTree } from './words.ts';

/** The words of a language in the structure of English; what it does not say is said in English. No tree is changed. */
export function withFallback<W extends WordTree>(english: W, own: WordTree): W {
  const said: Record<string, Word | WordTree> = { ...english };
  for (const [name, word] of Object.entries(english)) {
    const ours = own[name];
    if (ours === undefined || isBranch(word) !== isBranch(ours)) continue;
    said[name] = isBranch(word) && isBranch(ours) ? withFallback<WordTree>(word, ours) : ours;
  }
  // Key by key the structure of `english`.
  return said as W;
}

function isBranch(node: Word | WordTree): node is WordTree {
  return typeof node === 'object' && !isPlural(node);
}
