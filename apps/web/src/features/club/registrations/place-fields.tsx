import { type Locale } from '@sevenmetre/rules/vocabulary';
import { countryName } from '@sevenmetre/rules/names';
import type { ClubOffer } from '@sevenmetre/contract/registrations/club-registration';
import { useLanguage } from '../../../lib/words/words.ts';
import { useForm } from './form-context.ts';
import { IdField } from './plain-field.tsx';

type Countries = ClubOffer['countries'];

export function countryOptions(countries: Countries, locale: Locale) {
  return countries
    .map((country) => ({ value: String(country.id), label: countryName(country, locale) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale));
}

/** Country, and region where the country has some. */
export function PlaceFields() {
  const { t, locale } = useLanguage();
  const { form, offer, view, change } = useForm();
  const country = offer.countries.find(({ id }) => id === form.countryId);
  const regions = country?.regions ?? [];
  return (
    <>
      <IdField
        name="countryId"
        label={t('clubRegistration.field.countryId')}
        value={form.countryId}
        onChange={(countryId) => change({ countryId, regionId: null })}
        options={countryOptions(offer.countries, locale)}
        hint={country ? t('clubRegistration.hint.currency', { currency: view.currency }) : undefined}
      />
      {regions.length === 0 ? null : (
        <IdField
          name="regionId"
          label={t('clubRegistration.field.regionId')}
          value={form.regionId}
          onChange={(regionId) => change({ regionId })}
          options={regions.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )}
    </>
  );
}
