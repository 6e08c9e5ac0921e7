import type { Translator } from '@sevenmetre/phrases';
import type { LetterContent } from '../../platform/database/schema/index.ts';

/** Content of a mail in any language, bound to its data. */
export type Letter = (t: Translator) => LetterContent;
