export {
  createTranslator,
  type ParameterValue,
  type Part,
  type PhraseKey,
  type Translation,
  type Translator,
  type WordGroup,
  type Words,
} from './translator.ts';
export { mergeOverrides, type Merged, type OverrideError } from './overrides.ts';
export type { Overrides } from './lay-over.ts';
export type { PluralForms, Shape, Word, WordTree } from './words.ts';
