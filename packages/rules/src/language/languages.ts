/** Languages that names and texts of a tournament are stored in. */
export const dataLocales = ['cs', 'en'] as const;
export type DataLocale = (typeof dataLocales)[number];

interface LanguageRow {
  /** ISO 639-1: the folder of its phrases, the prefix of addresses, `lang` of documents, the value in the database. */
  readonly code: string;
  /** The language in its own words. */
  readonly name: string;
  /** BCP 47, for `Intl`. */
  readonly tag: string;
  /** Which of a record's texts its readers get, best first. */
  readonly reads: readonly DataLocale[];
  /** As `Intl` writes numbers (a test compares): groups are used from `groupFrom` figures on. */
  readonly numbers: { readonly group: string; readonly decimal: string; readonly groupFrom: number };
  /** Whether every phrase exists. Missing ones are English, and the language is offered only when LANGUAGES names it. */
  readonly isComplete: boolean;
}

/**
 * The languages of the product in the order of menus: the only list. A new one is a folder of phrases and a row here, see
 * `docs/languages.md`.
 */
const rows = [
  {
    code: 'cs',
    name: 'Čeština',
    tag: 'cs-CZ',
    reads: ['cs', 'en'],
    numbers: { group: '\u00a0', decimal: ',', groupFrom: 4 },
    isComplete: true,
  },
  {
    code: 'en',
    name: 'English',
    tag: 'en-GB',
    reads: ['en', 'cs'],
    numbers: { group: ',', decimal: '.', groupFrom: 4 },
    isComplete: true,
  },
  {
    code: 'de',
    name: 'Deutsch',
    tag: 'de-DE',
    reads: ['en', 'cs'],
    numbers: { group: '.', decimal: ',', groupFrom: 4 },
    isComplete: true,
  },
  {
    code: 'sk',
    name: 'Slovenčina',
    tag: 'sk-SK',
    reads: ['cs', 'en'],
    numbers: { group: '\u00a0', decimal: ',', groupFrom: 4 },
    isComplete: true,
  },
  {
    code: 'pl',
    name: 'Polski',
    tag: 'pl-PL',
    reads: ['en', 'cs'],
    numbers: { group: '\u00a0', decimal: ',', groupFrom: 5 },
    isComplete: true,
  },
] as const satisfies readonly LanguageRow[];

export type Locale = (typeof rows)[number]['code'];
export type Language = LanguageRow & { readonly code: Locale };

/** Spoken where nobody has chosen, and what words and names fall back to. */
export const fallbackLocale = 'en' satisfies Locale;

const [first, ...others] = rows;
export const languages: readonly Language[] = rows;
export const locales = [first.code, ...others.map(({ code }) => code)] as const;

/** What is offered unless LANGUAGES says otherwise. */
export const completeLocales: readonly Locale[] = languages
  .filter(({ isComplete }) => isComplete)
  .map(({ code }) => code);

export function isLocale(text: unknown): text is Locale {
  return languages.some(({ code }) => code === text);
}

/** The row of a language; that of English for anything else. */
export function languageOf(locale: string): Language {
  return languages.find(({ code }) => code === locale) ?? languageOf(fallbackLocale);
}

/** A record with one value for each language. */
export function byLocale<T>(make: (locale: Locale) => T): Record<Locale, T> {
  // Object.fromEntries forgets which keys it was given.
  return Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, T>;
}
