import type { Locale } from '@sevenmetre/rules/vocabulary';

const collators = new Map<Locale, Intl.Collator>();

/** In the alphabetical order of a language: "Č" after "C" in Czech, beside it in English. Server and browser agree on it. */
export function sortByName<T>(rows: readonly T[], locale: Locale, name: (row: T) => string): T[] {
  const collator = collators.get(locale) ?? new Intl.Collator(locale, { numeric: true });
  collators.set(locale, collator);
  return rows.toSorted((a, b) => collator.compare(name(a), name(b)));
}
