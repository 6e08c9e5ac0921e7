import { countryName } from '@sevenmetre/rules/names';
import type { CountriesSlice, CountrySlice } from '@sevenmetre/contract/countries/countries-slice';
import type { Translator } from '@sevenmetre/phrases';
import type { Head } from '../../../lib/page/head.ts';

export function countriesHead(t: Translator, slice: CountriesSlice | null): Head {
  const tournament = slice?.edition.name ?? t('shell.brand');
  return {
    title: t('teams.countries.title'),
    description: t('teams.countries.description', { tournament }),
  };
}

export function countryHead(t: Translator, code: string, slice: CountrySlice | null): Head {
  if (slice === null) return { title: code.toUpperCase(), description: t('teams.country.sentence') };
  const country = countryName(slice.country, t.locale);
  const tournament = slice.edition.name;
  return {
    title: country,
    description: t('teams.country.description', { country, tournament }),
  };
}
