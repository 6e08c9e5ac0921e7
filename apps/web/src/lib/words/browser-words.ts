import type { WordGroup } from '@sevenmetre/phrases';
import { languages } from 'virtual:words';
import { createWordStore } from './word-store.ts';

/** Languages and groups are chunks: a visitor loads the words of one language, and of the pages that he opens. */
export const browserWords = createWordStore<WordGroup>(languages);
