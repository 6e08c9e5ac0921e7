export { findWords } from './find-words.ts';
export { checkTranslations } from './check-translations.ts';
export { layWords, paperWords, plainWords, type LaidWords } from './laid-words.ts';
export { wordsHandlers } from './words.routes.ts';
