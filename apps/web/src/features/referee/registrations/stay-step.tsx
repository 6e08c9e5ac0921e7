import { housedTill, nightsBetween, refereeLimits } from '@sevenmetre/rules/registration';
import { millisecondsOfDay } from '@sevenmetre/rules/dates';
import { useWords } from '../../../lib/words/words.ts';
import { dayText, weekdayText } from '../../../lib/time/moments.ts';
import { Card, CardGrid } from '../../../ui/page/card.tsx';
import { CheckField, ListField } from '../../../ui/forms/choice-fields.tsx';
import { QuantityField } from '../../../ui/forms/number-fields.tsx';
import { useRefereeForm } from './referee-tools.ts';

/** When somebody comes and leaves, where to sleep, with whom, and meals. */
export function StayStep() {
  const t = useWords();
  const { form, change, error } = useRefereeForm();
  return (
    <CardGrid>
      <Card title={t('refereeRegistration.step.stay')}>
        <CheckField
          name="wantsAccommodation"
          label={t('refereeRegistration.field.wantsAccommodation')}
          value={form.wantsAccommodation}
          onChange={(wantsAccommodation) => change({ wantsAccommodation })}
          error={error('wantsAccommodation')}
        />
        <Days />
        {form.wantsAccommodation ? <Room /> : null}
        <QuantityField
          name="mealVouchers"
          label={t('refereeRegistration.field.mealVouchers')}
          value={form.mealVouchers}
          max={refereeLimits.mealVouchers}
          onChange={(mealVouchers) => change({ mealVouchers })}
          hint={t('refereeRegistration.hint.mealVouchers')}
          error={error('mealVouchers')}
        />
      </Card>
    </CardGrid>
  );
}

function Days() {
  const t = useWords();
  const { form, offer, change, error } = useRefereeForm();
  const { wantsAccommodation, countryId } = form;
  // There are a few only, so they are listed with their weekdays.
  const days = daysAround(offer.startDate, offer.endDate).map((day) => ({
    value: day,
    label: weekdayText(t, day),
  }));
  const till = housedTill(countryId, offer);
  const nights = nightsBetween(form.arrivalDate || null, form.departureDate || null);
  return (
    <>
      <div className="field-grid">
        {(['arrivalDate', 'departureDate'] as const).map((name) => (
          <ListField
            key={name}
            name={name}
            label={t(`refereeRegistration.field.${name}`)}
            value={form[name]}
            onChange={(value) => change({ [name]: value })}
            options={days}
            none={t('refereeRegistration.choose')}
            optional={!wantsAccommodation}
            error={error(name)}
          />
        ))}
      </div>
      <p className="field-hint" role="status">
        {nights === null ? null : <b>{t('refereeRegistration.nights', { count: nights })}</b>}{' '}
        {wantsAccommodation && till !== null
          ? t('refereeRegistration.hint.housedTill', { till: dayText(t, till) })
          : null}
      </p>
    </>
  );
}

function Room() {
  const t = useWords();
  const { form, change, error } = useRefereeForm();
  return (
    <>
      <CheckField
        name="wantsSingleRoom"
        label={t('refereeRegistration.field.wantsSingleRoom')}
        value={form.wantsSingleRoom}
        onChange={(wantsSingleRoom) => change({ wantsSingleRoom })}
        error={error('wantsSingleRoom')}
      />
      <QuantityField
        name="accompanimentPersons"
        label={t('refereeRegistration.field.accompanimentPersons')}
        value={form.accompanimentPersons}
        max={refereeLimits.accompaniment}
        onChange={(accompanimentPersons) => change({ accompanimentPersons })}
        hint={t('refereeRegistration.hint.accompanimentPersons')}
        error={error('accompanimentPersons')}
      />
    </>
  );
}

function daysAround(start: string, end: string): string[] {
  const from = Date.parse(start) - refereeLimits.daysAround * millisecondsOfDay;
  const days = (Date.parse(end) - from) / millisecondsOfDay + refereeLimits.daysAround + 1;
  return Array.from({ length: days }, (_, index) =>
    new Date(from + index * millisecondsOfDay).toISOString().slice(0, 10),
  );
}
