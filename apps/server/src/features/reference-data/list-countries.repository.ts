import { asc, eq } from 'drizzle-orm';
import { countryName } from '@sevenmetre/rules/names';
import { locales } from '@sevenmetre/rules/vocabulary';
import type { Tx } from '../../platform/database/index.ts';
import { countries, countryTranslations } from '../../platform/database/schema/index.ts';

interface NamedCountry {
  readonly id: number;
  readonly code: string;
  readonly sportCode: string;
  readonly languageCode: string;
  readonly nameCs: string;
  readonly nameEn: string;
}

/** A country with all words by which a list may name it. */
export interface ListCountry extends NamedCountry {
  readonly words: readonly string[];
}

function wordsOfCountry({ code, sportCode, nameCs, nameEn }: NamedCountry): string[] {
  const names = locales.map((locale) => countryName({ countryCode: code, nameCs, nameEn }, locale));
  return [code, sportCode, nameCs, nameEn, ...names];
}

/** Countries by code, with the codes and names of every language. */
export async function findListCountries(tx: Tx): Promise<ListCountry[]> {
  const rows = await tx
    .select({
      id: countries.id,
      code: countries.countryCode,
      sportCode: countries.sportCode,
      languageCode: countries.languageCode,
      locale: countryTranslations.locale,
      name: countryTranslations.name,
    })
    .from(countries)
    .innerJoin(countryTranslations, eq(countryTranslations.countryId, countries.id))
    .orderBy(asc(countries.countryCode));
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((names) => {
    const [country] = names;
    const named = (locale: string) => names.find((name) => name.locale === locale)?.name ?? '';
    if (!country) return [];
    const { id, code, sportCode, languageCode } = country;
    const known = { id, code, sportCode, languageCode, nameCs: named('cs'), nameEn: named('en') };
    return [{ ...known, words: wordsOfCountry(known) }];
  });
}
