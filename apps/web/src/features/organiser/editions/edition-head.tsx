import { isDay } from '@sevenmetre/rules/dates';
import { type EditionForm, checkEdition, longestEditionName } from '@sevenmetre/rules/editions';
import { useWords } from '../../../lib/words/words.ts';
import { errorText } from '../../../lib/queries/failure-words.ts';
import { Card } from '../../../ui/page/card.tsx';
import { DateField } from '../../../ui/forms/date/date-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';

interface EditionHeadProps {
  readonly form: EditionForm;
  /** Whether what is missing is said. */
  readonly checked: boolean;
  readonly change: (patch: Partial<EditionForm>) => void;
}

/** What the edition is called, and when it is played. */
export function EditionHead({ form, checked, change }: EditionHeadProps) {
  const t = useWords();
  const errors = checked ? checkEdition(form) : [];
  const errorOf = (field: keyof EditionForm) => {
    const found = errors.find((error) => error.field === field);
    return found ? errorText(t, found.error) : undefined;
  };
  return (
    <Card title={`${form.name} ${form.year}`}>
      <div className="editions__fields">
        <TextField
          name="name"
          label={t('editions.name')}
          value={form.name}
          onChange={(name) => change({ name })}
          maxLength={longestEditionName}
          error={errorOf('name')}
        />
        <TextField
          name="city"
          label={t('editions.city')}
          value={form.city}
          onChange={(city) => change({ city })}
          maxLength={longestEditionName}
          optional
        />
        <DateField
          name="startDate"
          label={t('editions.start')}
          value={form.startDate}
          onChange={(startDate) => change({ startDate })}
          error={errorOf('startDate')}
        />
        <DateField
          name="endDate"
          label={t('editions.end')}
          value={form.endDate}
          onChange={(endDate) => change({ endDate })}
          min={isDay(form.startDate) ? form.startDate : undefined}
          error={errorOf('endDate')}
        />
      </div>
    </Card>
  );
}
