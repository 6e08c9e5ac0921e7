import type { Translator } from '@sevenmetre/phrases';
import type { LetterContent } from '../../platform/database/schema/index.ts';

/** What a mail says, in the words of any language. What it tells of is bound into it. */
export type Letter = (t: Translator) => LetterContent;
