import type { Locale } from '../vocabulary/index.ts';

/** The product's forms of a counted word: `zero` lets a page say "no matches"; `few` is Czech 2–4. */
export const pluralCategories = ['zero', 'one', 'few', 'other'] as const;
export type PluralCategory = (typeof pluralCategories)[number];

/** Which form a number takes. Czech: 0, 1, 2–4, the rest and every fraction; English: 0, 1, the rest. */
export function pluralCategory(n: number, locale: Locale): PluralCategory {
  if (n === 0) return 'zero';
  if (n === 1) return 'one';
  return locale === 'cs' && Number.isInteger(n) && n >= 2 && n <= 4 ? 'few' : 'other';
}
