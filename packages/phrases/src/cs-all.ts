import { loadWords } from './load-words.ts';

export const csAll = await loadWords('cs');
