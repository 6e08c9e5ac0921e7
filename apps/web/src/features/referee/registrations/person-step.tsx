import { countryName } from '@sevenmetre/rules/names';
import { isYoungReferee } from '@sevenmetre/rules/registration';
import { sexes } from '@sevenmetre/rules/vocabulary';
import { sortByName } from '../../../lib/words/sort-by-name.ts';
import { useLanguage } from '../../../lib/words/words.ts';
import { Card, CardGrid } from '../../../ui/page/card.tsx';
import { PackField } from '../../../ui/forms/choice-fields.tsx';
import { NumberField } from '../../../ui/forms/number-fields.tsx';
import { PhoneField } from '../../../ui/forms/phone-field.tsx';
import { ChosenField, PlainField } from './plain-fields.tsx';
import { useRefereeForm } from './referee-tools.ts';

/** Who it is, and where to be reached. */
export function PersonStep() {
  const { t } = useLanguage();
  const { form, offer, change, error } = useRefereeForm();
  const isYoung = isYoungReferee(form.birthYear, offer.startDate);
  return (
    <CardGrid>
      <Card title={t('refereeRegistration.step.person')}>
        <div className="field-grid">
          <PlainField name="firstName" autoComplete="given-name" />
          <PlainField name="lastName" autoComplete="family-name" />
          <NumberField
            name="birthYear"
            label={t('refereeRegistration.field.birthYear')}
            value={form.birthYear}
            onChange={(birthYear) => change({ birthYear })}
            error={error('birthYear')}
            hint={t(isYoung ? 'refereeRegistration.hint.young' : 'refereeRegistration.hint.birthYear')}
          />
        </div>
        <PackField
          name="sex"
          label={t('refereeRegistration.field.sex')}
          options={sexes.map((value) => ({ value, label: t(`refereeRegistration.sex.${value}`) }))}
          value={form.sex ?? ''}
          onChange={(value) => change({ sex: sexes.find((sex) => sex === value) ?? null })}
          error={error('sex')}
        />
        <div className="field-grid">
          <PlainField name="email" type="email" autoComplete="email" />
          <PhoneField
            name="phone"
            label={t('refereeRegistration.field.phone')}
            value={form.phone}
            onChange={(phone) => change({ phone })}
            error={error('phone')}
          />
        </div>
        <Address />
      </Card>
    </CardGrid>
  );
}

function Address() {
  const { locale } = useLanguage();
  const { offer } = useRefereeForm();
  const countries = sortByName(offer.countries, locale, (country) => countryName(country, locale));
  return (
    <div className="field-grid">
      <PlainField name="street" autoComplete="street-address" />
      <PlainField name="city" autoComplete="address-level2" />
      <PlainField name="zip" autoComplete="postal-code" />
      <ChosenField
        name="countryId"
        options={countries.map((country) => ({
          value: String(country.id),
          label: countryName(country, locale),
        }))}
      />
    </div>
  );
}
