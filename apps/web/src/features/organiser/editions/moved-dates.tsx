import type { EditionPreview } from '@sevenmetre/contract/editions/schemas';
import { useWords } from '../../../lib/words/words.ts';
import { instantText } from '../../../lib/time/moments.ts';
import { Card } from '../../../ui/page/card.tsx';
import { DateTimeField } from '../../../ui/forms/date/date-time-field.tsx';
import { settingName } from '../page/setting-name.ts';
import { Empty } from '../../../ui/page/states.tsx';

interface MovedDatesProps {
  readonly preview: EditionPreview;
  readonly year: number;
  readonly dates: readonly { readonly key: string; readonly value: string | null }[];
  readonly change: (key: string, value: string | null) => void;
}

/** Every moment of the settings where it would be in the new year, beside where it was, with its weekday. */
export function MovedDates({ preview, year, dates, change }: MovedDatesProps) {
  const t = useWords();
  const { timeZone } = preview.from;
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
              value={dates.find((moved) => moved.key === key)?.value ?? ''}
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
