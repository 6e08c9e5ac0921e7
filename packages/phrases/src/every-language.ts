import { loadEveryLanguage } from './load-words.ts';

/**
 * All phrases of all languages, for programs that write to everybody. Browsers load one language in parts.
 */
export const everyLanguage = await loadEveryLanguage();
