export { oneLine, oneLinePattern, paragraphsPattern } from './one-line.ts';
export { ordinal } from './ordinal.ts';
export { pluralCategories, pluralCategory } from './plural.ts';
export { inLanguage } from './in-language.ts';
export {
  byLocale,
  completeLocales,
  type DataLocale,
  dataLocales,
  fallbackLocale,
  isLocale,
  type Language,
  languageOf,
  languages,
  type Locale,
  locales,
} from './languages.ts';
