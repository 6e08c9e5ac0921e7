import { isDay } from '@sevenmetre/rules/dates';
import { longestEditionName } from '@sevenmetre/rules/editions';
import { useWords } from '../../../lib/words/words.ts';
import { Card } from '../../../ui/page/card.tsx';
import { DateField } from '../../../ui/forms/date/date-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import type { UsedForm } from '../../../ui/forms/use-form.ts';
import type { EditionValues } from './use-create-edition.ts';

interface EditionHeadProps {
  readonly form: UsedForm<EditionValues>;
  readonly year: number;
}

/** What the edition is called, and when it is played. */
export function EditionHead({ form, year }: EditionHeadProps) {
  const t = useWords();
  const { name, startDate } = form.values;
  return (
    <Card title={`${name} ${year}`}>
      <div className="editions__fields">
        <TextField {...form.field('name')} label={t('editions.name')} maxLength={longestEditionName} />
        <TextField
          {...form.field('city')}
          label={t('editions.city')}
          maxLength={longestEditionName}
          optional
        />
        <DateField {...form.field('startDate')} label={t('editions.start')} />
        <DateField
          {...form.field('endDate')}
          label={t('editions.end')}
          min={isDay(startDate) ? startDate : undefined}
        />
      </div>
    </Card>
  );
}
