export { oneLine, oneLinePattern, paragraphsPattern } from './one-line.ts';
export { ordinal } from './ordinal.ts';
export { type PluralCategory, pluralCategories, pluralCategory } from './plural.ts';
