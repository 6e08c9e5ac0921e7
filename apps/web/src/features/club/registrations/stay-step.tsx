import { clubLimits, nightsBetween } from '@sevenmetre/rules/registration';
import { millisecondsOfDay } from '@sevenmetre/rules/dates';
import { weekdayText } from '../../../lib/time/moments.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Card } from '../../../ui/page/card.tsx';
import { ListField } from '../../../ui/forms/choice-fields.tsx';
import { PhoneField } from '../../../ui/forms/phone-field.tsx';
import { useForm } from './form-context.ts';
import { PlainField } from './plain-field.tsx';

/** When a club comes and goes, and who is called at the tournament. */
export function StayStep() {
  const t = useWords();
  const { form, change, error, doubt } = useForm();
  return (
    <>
      <Card title={t('clubRegistration.stay')}>
        <div className="field-grid">
          <DayField name="arrivalDate" />
          <DayField name="departureDate" />
        </div>
        <FreeBeds />
      </Card>
      <Card title={t('clubRegistration.contact')}>
        <div className="field-grid">
          <PlainField name="tournamentContactFirstName" autoComplete="given-name" />
          <PlainField name="tournamentContactLastName" autoComplete="family-name" />
          <PhoneField
            name="tournamentContactPhone"
            label={t('clubRegistration.field.tournamentContactPhone')}
            value={form.tournamentContactPhone}
            onChange={(tournamentContactPhone) => change({ tournamentContactPhone })}
            error={error('tournamentContactPhone')}
            hint={doubt('tournamentContactPhone')}
          />
        </div>
      </Card>
    </>
  );
}

/** A day around the tournament: there are a few only, so they are listed with their weekdays. */
function DayField({ name }: { name: 'arrivalDate' | 'departureDate' }) {
  const t = useWords();
  const { form, offer, change, error } = useForm();
  const { startDate, endDate } = offer.edition;
  const options = daysAround(startDate, endDate).map((day) => ({ value: day, label: weekdayText(t, day) }));
  const nights = nightsBetween(form.arrivalDate, form.departureDate);
  return (
    <ListField
      name={name}
      label={t(`clubRegistration.field.${name}`)}
      value={form[name]}
      onChange={(day) => change({ [name]: day })}
      options={options}
      none={t('clubRegistration.choose')}
      error={error(name)}
      hint={
        name === 'departureDate' && nights !== null
          ? t('clubRegistration.hint.nights', { count: nights })
          : undefined
      }
    />
  );
}

function daysAround(start: string, end: string): string[] {
  const from = Date.parse(start) - clubLimits.daysAround * millisecondsOfDay;
  const days = (Date.parse(end) - from) / millisecondsOfDay + clubLimits.daysAround + 1;
  return Array.from({ length: days }, (_, index) =>
    new Date(from + index * millisecondsOfDay).toISOString().slice(0, 10),
  );
}

function FreeBeds() {
  const t = useWords();
  const { beds } = useForm().offer;
  if (beds.length === 0) return null;
  const kinds = beds.map(({ kind, left }) => t(`clubRegistration.beds.${kind}`, { count: left }));
  return (
    <p className="field-hint">
      {t('clubRegistration.beds.title')}: {kinds.join(', ')}
    </p>
  );
}
