import { createContext, use } from 'react';
import type { Translator } from '@sevenmetre/phrases';
import type { Locale } from '@sevenmetre/rules/vocabulary';

export interface Language {
  readonly locale: Locale;
  readonly t: Translator;
  /** Loads the other language's words, then shows the same page in it. */
  readonly switchTo: (locale: Locale) => void;
}

export const LanguageContext = createContext<Language | null>(null);

export function useLanguage(): Language {
  const language = use(LanguageContext);
  if (language === null) throw new Error('There is no language around this component.');
  return language;
}

export function useWords(): Translator {
  return useLanguage().t;
}

/** The name in the visitor's language, of records that carry both. */
export function localName({ nameCs, nameEn }: { nameCs: string; nameEn: string }, locale: Locale): string {
  return locale === 'cs' ? nameCs : nameEn;
}
