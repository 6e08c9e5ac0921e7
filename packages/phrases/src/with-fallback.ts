import { isPlural } from './words.ts';
import type { Word, WordTree } from './words.ts';

/**
 * The phrases of a language in the structure of English; missing ones are English. The arguments are not
 * modified.
 */
export function withFallback<W extends WordTree>(english: W, own: WordTree): W {
  const said: Record<string, Word | WordTree> = { ...english };
  for (const [name, word] of Object.entries(english)) {
    const ours = own[name];
    if (ours === undefined || isBranch(word) !== isBranch(ours)) continue;
    said[name] = isBranch(word) && isBranch(ours) ? withFallback<WordTree>(word, ours) : ours;
  }
  // Has the structure of `english`.
  return said as W;
}

function isBranch(node: Word | WordTree): node is WordTree {
  return typeof node === 'object' && !isPlural(node);
}
