import { byLocale } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';

/** Texts in the structure of the phrases, which only the package of phrases knows. */
const Texts = z.record(z.string(), z.unknown());

/** The organiser's texts that replace phrases. */
export const WordsBody = z.object({
  /** Changes with the texts; '' without any. */
  version: z.string(),
  ...byLocale(() => Texts),
});
export type WordsBody = z.output<typeof WordsBody>;
