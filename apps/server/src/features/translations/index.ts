export {
  layWords,
  paperWords,
  plainWords,
  type LaidWords,
  findWords,
  checkTranslations,
} from './laid-words.ts';
export { wordsHandlers } from './words.routes.ts';
