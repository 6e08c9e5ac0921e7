import { isInstant } from '../../../lib/time/zone-clock.ts';
import type { EditionPreview } from '@sevenmetre/contract/editions/schemas';
import { useWords } from '../../../lib/words/words.ts';
import { instantText } from '../../../lib/time/moments.ts';
import { Card } from '../../../ui/page/card.tsx';
import { DateTimeField } from '../../../ui/forms/date/date-time-field.tsx';
import { settingName } from '../page/setting-name.ts';
import { Empty } from '../../../ui/page/states.tsx';
import type { UsedForm } from '../../../ui/forms/use-form.ts';
import type { EditionValues } from './use-create-edition.ts';

interface MovedDatesProps {
  readonly form: UsedForm<EditionValues>;
  readonly preview: EditionPreview;
  readonly year: number;
}

/** Every moment of the settings where it would be in the new year, beside where it was, with its weekday. */
export function MovedDates({ form, preview, year }: MovedDatesProps) {
  const t = useWords();
  const { dates } = form.values;
  const change = (key: string, value: string | null) =>
    form.change({ dates: dates.map((date) => (date.key === key ? { key, value } : date)) });
  const { timeZone } = preview.from;
  const movedTo = (key: string) => dates.find((date) => date.key === key)?.value ?? null;
  return (
    <Card title={t('editions.dates')}>
      {preview.dates.length === 0 ? <Empty>{t('editions.noDates')}</Empty> : null}
      <p>
        {t('editions.datesHint', { year: String(year) })} {t('editions.zone', { timeZone })}
      </p>
      <div className="editions__fields">
        {preview.dates.map((date) => {
          const { key, value } = date;
          const was = t('editions.was', { date: instantText(t, value, timeZone) });
          return (
            <DateTimeField
              key={key}
              name={`date-${key}`}
              label={settingName(t, date)}
              hint={was}
              value={movedTo(key) ?? ''}
              error={isMomentRead(movedTo(key)) ? undefined : form.errorOf('dates')}
              onChange={(next) => change(key, next === '' ? null : next)}
              timeZone={timeZone}
              optional
            />
          );
        })}
      </div>
    </Card>
  );
}

/** Whether a moment was understood; without one there is nothing to understand. */
export function isMomentRead(value: string | null): boolean {
  return value === null || isInstant(value);
}
