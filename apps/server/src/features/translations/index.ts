export { findWords } from './find-words.ts';
export { checkTranslations } from './check-translations.ts';
export { layWords, plainWords, type LaidWords } from './laid-words.ts';
export { wordsHandlers } from './words.routes.ts';
export { paperWords } from './paper-words.ts';
