import { matchReportOperations } from '@sevenmetre/contract/match-reports/operations';
import { useState } from 'react';
import { localName, useLanguage } from '../../../lib/words/words.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { ListField } from '../../../ui/forms/choice-fields.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { dayName } from '../../../lib/time/days.ts';

/** Official reports of many matches in one file: of a hall, of a day, or of all. */
export function ReportFiles() {
  const { t, locale } = useLanguage();
  const places = useRead('hallsSlice', {});
  const [hall, setHall] = useState('');
  const [day, setDay] = useState('');
  const selection = new URLSearchParams({ ...(hall && { hall }), ...(day && { day }) });
  const query = new URLSearchParams([['lang', locale], ...selection]);
  const { edition, halls = [] } = places.data ?? {};
  return (
    <Card title={t('matchReports.title')}>
      <div className="organiser-matches__tools">
        <ListField
          name="hall"
          label={t('matchReports.hall')}
          value={hall}
          onChange={setHall}
          options={[
            { value: '', label: t('matchReports.allHalls') },
            ...halls.map((known) => ({ value: String(known.id), label: localName(known, locale) })),
          ]}
        />
        <ListField
          name="day"
          label={t('matchReports.day')}
          value={day}
          onChange={setDay}
          options={[
            { value: '', label: t('matchReports.allDays') },
            ...daysOf(edition).map((known) => ({ value: known, label: dayName(t, known, null) })),
          ]}
        />
        <a
          className="button button--outline"
          href={`${matchReportOperations.matchReports.path}?${query.toString()}`}
        >
          {t('matchReports.download')}
        </a>
        {(['matchRecords', 'matchRecordsSheet'] as const).map((name) => (
          <a
            key={name}
            className="button button--outline"
            download
            href={`${matchReportOperations[name].path}?${selection.toString()}`}
          >
            {t(`matchReports.${name}`)}
          </a>
        ))}
      </div>
    </Card>
  );
}

/** Longer tournaments have no such list. */
const mostDays = 31;

function daysOf(edition: { readonly startDate: string; readonly endDate: string } | undefined): string[] {
  const days: string[] = [];
  if (!edition) return days;
  for (let day = edition.startDate; day <= edition.endDate && days.length < mostDays; day = dayAfter(day))
    days.push(day);
  return days;
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 24 * 3600_000).toISOString().slice(0, 10);
}
