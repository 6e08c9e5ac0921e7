import type { EditionPreview } from '@sevenmetre/contract/schemas/editions';
import { useLanguage } from '../../../lib/words.ts';
import { instantText, weekdayText } from '../../../lib/zone/moments.ts';
import { clockOf, instantOfClock } from '../../../lib/zone/zone-clock.ts';
import { Card } from '../../../ui/zone/card.tsx';
import { FieldFrame, fieldAttributes } from '../../../ui/zone/field-frame.tsx';
import { Empty } from '../../../ui/zone/states.tsx';

interface MovedDatesProps {
  readonly preview: EditionPreview;
  readonly year: number;
  readonly dates: readonly { readonly key: string; readonly value: string | null }[];
  readonly change: (key: string, value: string | null) => void;
}

/** Every moment of the settings where it would be in the new year, beside where it was, with its weekday. */
export function MovedDates({ preview, year, dates, change }: MovedDatesProps) {
  const { t, locale } = useLanguage();
  const { timeZone } = preview.from;
  return (
    <Card title={t('tournamentOffice.editions.dates')}>
      {preview.dates.length === 0 ? <Empty>{t('tournamentOffice.editions.noDates')}</Empty> : null}
      <p>
        {t('tournamentOffice.editions.datesHint', { year: String(year) })}{' '}
        {t('tournamentOffice.editions.zone', { timeZone })}
      </p>
      <div className="ed-fields">
        {preview.dates.map(({ key, label, labelCs, value }) => {
          const now = dates.find((date) => date.key === key)?.value ?? null;
          const reading = clockOf(now, timeZone);
          const weekday = reading === '' ? '' : `${weekdayText(t, reading.slice(0, 10))} · `;
          const was = t('tournamentOffice.editions.was', { date: instantText(t, value, timeZone) });
          const props = {
            name: `date-${key}`,
            label: locale === 'cs' ? labelCs : label,
            hint: `${weekday}${was}`,
            optional: true,
            onChange: () => undefined,
          };
          return (
            <FieldFrame key={key} {...props}>
              <input
                {...fieldAttributes(props)}
                className="z-inp"
                type="datetime-local"
                value={reading}
                onChange={(event) => change(key, instantOfClock(event.target.value, timeZone))}
              />
            </FieldFrame>
          );
        })}
      </div>
    </Card>
  );
}
