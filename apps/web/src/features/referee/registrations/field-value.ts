import { countryName } from '@sevenmetre/rules/names';
import type { RefereeOffer } from '@sevenmetre/contract/referees/registration';
import type { Translator } from '@sevenmetre/phrases';
import type { RefereeField, RefereeForm } from '@sevenmetre/rules/registration';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import { dayText } from '../../../lib/time/moments.ts';

interface Words {
  readonly t: Translator;
  readonly locale: Locale;
}

/** What stands in a field, in words. */
export function fieldValue(
  { t, locale }: Words,
  form: RefereeForm,
  offer: RefereeOffer,
  field: RefereeField,
): string {
  const value = form[field];
  if (value === null || value === '') return '–';
  if (typeof value === 'boolean') return t(value ? 'signedIn.yes' : 'signedIn.no');
  switch (field) {
    case 'sex':
      return form.sex === null ? '–' : t(`refereeRegistration.sex.${form.sex}`);
    case 'countryId': {
      const country = offer.countries.find(({ id }) => id === value);
      return country ? countryName(country, locale) : '–';
    }
    case 'tshirtSizeId':
      return offer.tshirtSizes.find(({ id }) => id === value)?.code ?? '–';
    case 'refereeProjectId':
      return offer.projects.find(({ id }) => id === value)?.name ?? '–';
    case 'colleagueRefereeId': {
      const colleague = offer.colleagues.find(({ id }) => id === value);
      return colleague ? `${colleague.lastName} ${colleague.firstName}` : `#${value}`;
    }
    case 'arrivalDate':
    case 'departureDate':
      return dayText(t, String(value));
    default:
      return String(value);
  }
}
