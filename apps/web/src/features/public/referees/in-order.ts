import { countryName } from '@sevenmetre/rules/names';
import type { RefereeHead, RefereesSlice } from '@sevenmetre/contract/referees/referee-slice';
import type { Locale } from '@sevenmetre/rules/vocabulary';

/** By the country's name in the visitor's language; whoever named none stands last. */
export function countriesInOrder({ countries }: RefereesSlice, locale: Locale): RefereesSlice['countries'] {
  const { compare } = new Intl.Collator(locale);
  return [...countries].sort((a, b) => {
    if (a.country === null || b.country === null)
      return Number(a.country === null) - Number(b.country === null);
    return compare(countryName(a.country, locale), countryName(b.country, locale));
  });
}

/** By family name, then first name, as the visitor's language sorts them. */
export function refereesInOrder(referees: readonly RefereeHead[], locale: Locale): readonly RefereeHead[] {
  const { compare } = new Intl.Collator(locale);
  return [...referees].sort(
    (a, b) => compare(a.lastName, b.lastName) || compare(a.firstName, b.firstName) || a.id - b.id,
  );
}
