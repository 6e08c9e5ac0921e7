import { completeLocales } from '@sevenmetre/rules/vocabulary';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import { inLanguage } from '@sevenmetre/rules/language';
import { createContext, use } from 'react';
import type { Translator } from '@sevenmetre/phrases';

export interface Language {
  readonly locale: Locale;
  readonly t: Translator;
  /** Loads the other language's words, then shows the same page in it. */
  readonly switchTo: (locale: Locale) => void;
}

export const LanguageContext = createContext<Language | null>(null);

/** What the visitor may choose from, in the order of menus. */
export const OfferedLanguages = createContext<readonly Locale[]>(completeLocales);

export function useLanguage(): Language {
  const language = use(LanguageContext);
  if (language === null) throw new Error('There is no language around this component.');
  return language;
}

export function useWords(): Translator {
  return useLanguage().t;
}

/** The name that the visitor reads, of records that carry one in Czech and one in English. */
export function localName({ nameCs, nameEn }: { nameCs: string; nameEn: string }, locale: Locale): string {
  return inLanguage(locale, { cs: nameCs, en: nameEn });
}
