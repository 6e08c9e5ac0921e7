import { languageOf, type Locale } from './languages.ts';

/** Endings by the ordinal category of `Intl.PluralRules`; other languages use a dot. */
const endings: Readonly<Partial<Record<Locale, Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>>>> = {
  en: { one: 'st', two: 'nd', few: 'rd', other: 'th' },
};

const rules = new Map<string, Intl.PluralRules>();

/** An ordinal number: 1st, 2nd, 3rd, 11th in English, "1." in other languages. */
export function ordinal(n: number, locale: string): string {
  const { code, tag } = languageOf(locale);
  const ofLanguage = endings[code];
  if (ofLanguage === undefined) return `${n}.`;
  const rule = rules.get(tag) ?? new Intl.PluralRules(tag, { type: 'ordinal' });
  rules.set(tag, rule);
  return `${n}${ofLanguage[rule.select(n)] ?? '.'}`;
}
