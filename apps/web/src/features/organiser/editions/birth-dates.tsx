import type { EditionPreview } from '@sevenmetre/contract/editions/schemas';
import { useWords } from '../../../lib/words/words.ts';
import { dayText } from '../../../lib/time/moments.ts';
import { Card } from '../../../ui/page/card.tsx';
import { DateField } from '../../../ui/forms/date/date-field.tsx';

interface BirthDatesProps {
  readonly preview: EditionPreview;
  readonly births: readonly { readonly code: string; readonly value: string | null }[];
  readonly change: (code: string, value: string | null) => void;
}

/** Since when players of a category are born. */
export function BirthDates({ preview, births, change }: BirthDatesProps) {
  const t = useWords();
  const bounded = preview.categories.filter(({ birthDateMin }) => birthDateMin !== null);
  if (bounded.length === 0) return null;
  return (
    <Card title={t('editions.births')}>
      <p>{t('editions.birthsHint')}</p>
      <div className="editions__fields">
        {bounded.map(({ code, birthDateMin }) => (
          <DateField
            key={code}
            name={`birth-${code}`}
            label={code}
            hint={t('editions.was', { date: dayText(t, birthDateMin ?? '') })}
            value={births.find((birth) => birth.code === code)?.value ?? ''}
            onChange={(value) => change(code, value === '' ? null : value)}
            optional
          />
        ))}
      </div>
    </Card>
  );
}
