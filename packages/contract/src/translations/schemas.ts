import { byLocale } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';

/** Texts by the structure of the words; the whole structure is known to the packages of words alone. */
const Texts = z.record(z.string(), z.unknown());

/** What an organiser has written in place of the product's words. */
export const WordsBody = z.object({
  /** Changes with the texts; empty when there are none. */
  version: z.string(),
  ...byLocale(() => Texts),
});
export type WordsBody = z.output<typeof WordsBody>;
