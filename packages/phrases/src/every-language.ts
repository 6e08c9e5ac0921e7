import { loadEveryLanguage } from './load-words.ts';

/** Every word of every language, for programs that write to everybody. Browsers load one language in pieces. */
export const everyLanguage = await loadEveryLanguage();
