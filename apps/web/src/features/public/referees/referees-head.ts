import { countryName } from '@sevenmetre/rules/names';
import type { RefereeSlice, RefereesSlice } from '@sevenmetre/contract/referees/referee-slice';
import type { Translator } from '@sevenmetre/phrases';
import type { Head } from '../../../lib/page/head.ts';

export function refereesHead(t: Translator, slice: RefereesSlice | null): Head {
  const title = t('referees.title');
  if (slice === null) return { title, description: title };
  const tournament = slice.edition.name;
  return { title, description: t('referees.description', { tournament }) };
}

/** Lists of private people stay out of search engines. */
export function refereesOfCountryHead(t: Translator, code: string, slice: RefereesSlice | null): Head {
  const found = slice?.countries.find(({ country }) => country?.countryCode === code.toUpperCase());
  const country = found?.country ? countryName(found.country, t.locale) : code;
  const title = t('referees.titleOfCountry', { country });
  return { title, description: title, noindex: true };
}

export function refereeHead(t: Translator, slice: RefereeSlice | null): Head {
  if (slice === null) return { title: t('referees.title'), description: t('referees.title'), noindex: true };
  const { firstName, lastName } = slice.referee;
  const title = t('referees.titleOfReferee', { name: `${firstName} ${lastName}` });
  return { title, description: title, noindex: true };
}
