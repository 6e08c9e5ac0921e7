import { readStoredOverrides } from '@sevenmetre/phrases/stored-overrides';
import type { StoredError } from '@sevenmetre/phrases/stored-overrides';
import { productWords } from './laid-words.ts';

/** Number of errors that are returned. */
const mostTold = 50;

/** Errors of the organiser's words; empty if the text can be stored. */
export function checkTranslations(value: string | null): readonly StoredError[] {
  return readStoredOverrides(value, productWords).errors.slice(0, mostTold);
}
