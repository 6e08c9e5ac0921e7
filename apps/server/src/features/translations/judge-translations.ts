import { readStoredOverrides } from '@sevenmetre/phrases/stored-overrides';
import type { StoredFault } from '@sevenmetre/phrases/stored-overrides';
import { productWords } from './laid-words.ts';

/** So many are told; whoever has more begins with these. */
const mostTold = 50;

/** What keeps a text from being stored as the organiser's words; empty when nothing does. */
export function judgeTranslations(value: string | null): readonly StoredFault[] {
  return readStoredOverrides(value, productWords).faults.slice(0, mostTold);
}
