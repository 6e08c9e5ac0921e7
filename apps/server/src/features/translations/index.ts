export { findWords } from './find-words.ts';
export { judgeTranslations } from './judge-translations.ts';
export { layWords, plainWords, type LaidWords } from './laid-words.ts';
export { wordsHandlers } from './words.routes.ts';
export { paperWords } from './paper-words.ts';
