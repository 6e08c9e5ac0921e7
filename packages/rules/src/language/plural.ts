import { languageOf } from './languages.ts';

/** Plural forms: `zero` allows "no matches"; the others are those of `Intl.PluralRules`. */
export const pluralCategories = ['zero', 'one', 'few', 'many', 'other'] as const;
export type PluralCategory = (typeof pluralCategories)[number];

const rules = new Map<string, Intl.PluralRules>();

/**
 * The plural form of a number. Czech and Slovak: 0, 1, 2–4, `many` for fractions, the rest; Polish has `many`
 * for 5 and more; English and German: 0, 1, the rest.
 */
export function pluralCategory(n: number, locale: string): PluralCategory {
  if (n === 0) return 'zero';
  const { tag } = languageOf(locale);
  const rule = rules.get(tag) ?? new Intl.PluralRules(tag);
  rules.set(tag, rule);
  const category = rule.select(n);
  return pluralCategories.find((known) => known === category) ?? 'other';
}
