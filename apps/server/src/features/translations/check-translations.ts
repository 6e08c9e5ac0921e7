import { readStoredOverrides } from '@sevenmetre/phrases/stored-overrides';
import type { StoredError } from '@sevenmetre/phrases/stored-overrides';
import { productWords } from './laid-words.ts';

/** So many are told; whoever has more begins with these. */
const mostTold = 50;

/** What keeps a text from being stored as the organiser's words; empty when nothing does. */
export function checkTranslations(value: string | null): readonly StoredError[] {
  return readStoredOverrides(value, productWords).errors.slice(0, mostTold);
}
