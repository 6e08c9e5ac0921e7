export { fold, sameWords, wordsOf } from './fold.ts';
export { holdsWords } from './holds-words.ts';
export { searchLists, type SearchList } from './lists.ts';
export { matchWord } from './match-word.ts';
export { prepareSearch, searchIn } from './search.ts';
export type { Search, SearchGroup } from './search.ts';
export type { SearchIndex, SearchKind } from './search-index.ts';
export { type Page, pageOf, type Paging } from './page-of.ts';
