/** Languages that names and texts of a tournament are stored in. */
export const dataLocales = ['cs', 'en'] as const;
export type DataLocale = (typeof dataLocales)[number];

interface LanguageRow {
  /** ISO 639-1: used for the folder of phrases, the prefix of URLs, `lang` of documents, and the database. */
  readonly code: string;
  /** Name of the language in itself. */
  readonly name: string;
  /** BCP 47, for `Intl`. */
  readonly tag: string;
  /** Languages of a record's texts for its readers, best first. */
  readonly reads: readonly DataLocale[];
  /** As `Intl` formats numbers (a test compares): with group separators from `groupFrom` digits on. */
  readonly numbers: { readonly group: string; readonly decimal: string; readonly groupFrom: number };
  /** Signs of currencies, as `Intl` writes them after an amount (a test compares); without one its code is written. */
  readonly currencySigns?: { readonly CZK?: string; readonly EUR?: string };
  /**
   * Whether all phrases exist. Missing ones are English, and the language is offered only if LANGUAGES
   * contains it.
   */
  readonly isComplete: boolean;
}

/**
 * The languages of the product in the order of menus. A new one needs a folder of phrases and a row here, see
 * `docs/languages.md`.
 */
const rows = [
  {
    code: 'cs',
    name: 'Čeština',
    tag: 'cs-CZ',
    reads: ['cs', 'en'],
    numbers: { group: '\u00a0', decimal: ',', groupFrom: 4 },
    currencySigns: { CZK: 'Kč', EUR: '€' },
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
    currencySigns: { EUR: '€' },
    isComplete: true,
  },
  {
    code: 'sk',
    name: 'Slovenčina',
    tag: 'sk-SK',
    reads: ['cs', 'en'],
    numbers: { group: '\u00a0', decimal: ',', groupFrom: 4 },
    currencySigns: { EUR: '€' },
    isComplete: true,
  },
  {
    code: 'pl',
    name: 'Polski',
    tag: 'pl-PL',
    reads: ['en', 'cs'],
    numbers: { group: '\u00a0', decimal: ',', groupFrom: 5 },
    currencySigns: { EUR: '€' },
    isComplete: true,
  },
] as const satisfies readonly LanguageRow[];

export type Locale = (typeof rows)[number]['code'];
export type Language = LanguageRow & { readonly code: Locale };

/** Default language, and fallback for phrases and names. */
export const fallbackLocale = 'en' satisfies Locale;

const [first, ...others] = rows;
export const languages: readonly Language[] = rows;
export const locales = [first.code, ...others.map(({ code }) => code)] as const;

/** Languages offered unless LANGUAGES is set. */
export const completeLocales: readonly Locale[] = languages
  .filter(({ isComplete }) => isComplete)
  .map(({ code }) => code);

export function isLocale(text: unknown): text is Locale {
  return languages.some(({ code }) => code === text);
}

/** The row of a language; English for unknown codes. */
export function languageOf(locale: string): Language {
  return languages.find(({ code }) => code === locale) ?? languageOf(fallbackLocale);
}

/** A record with one value for each language. */
export function byLocale<T>(make: (locale: Locale) => T): Record<Locale, T> {
  // The type of Object.fromEntries loses the keys.
  return Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, T>;
}
