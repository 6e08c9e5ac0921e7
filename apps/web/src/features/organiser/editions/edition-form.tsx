import type { EditionPreview } from '@sevenmetre/contract/editions/schemas';
import { isDay } from '@sevenmetre/rules/dates';
import { checkEdition } from '@sevenmetre/rules/editions';
import { useState } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { useUnsaved } from '../../../lib/drafts/unsaved.ts';
import { isInstant } from '../../../lib/time/zone-clock.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { dayText } from '../../../lib/time/moments.ts';
import { Card, Facts } from '../../../ui/page/card.tsx';
import { DateField } from '../../../ui/forms/date/date-field.tsx';
import { EditionHead } from './edition-head.tsx';
import { MovedDates } from './moved-dates.tsx';
import { useCreateEdition } from './use-create-edition.ts';
import type { AskedEdition } from './use-create-edition.ts';

const kinds = [
  'settings',
  'categories',
  'serviceLevels',
  'suppliers',
  'prices',
  'places',
  'lodgings',
  'files',
] as const;

/** What a new edition takes over, what belongs to all of them, and what it begins without. */
function CopiedCard({ preview: { copied, shared } }: { preview: EditionPreview }) {
  const t = useWords();
  return (
    <Card title={t('editions.copied')}>
      <Facts rows={kinds.map((kind) => [t(`editions.${kind}`), t.number(copied[kind])] as const)} />
      <p>{t('editions.shared', { sizes: shared.tshirtSizes, projects: shared.projects })}</p>
      <p>
        <b>{t('editions.notCopied')}</b>
      </p>
    </Card>
  );
}

interface EditionFormProps {
  readonly preview: EditionPreview;
  readonly year: number;
  readonly close: () => void;
}

/** The new edition as it is proposed, every date to be looked at; one press makes it. */
export function EditionForm({ preview, year, close }: EditionFormProps) {
  const t = useWords();
  const [[proposed, proposedDates, proposedBirths]] = useState(() => proposedIn(preview));
  const [head, setHead] = useState(proposed);
  const [dates, setDates] = useState(proposedDates);
  const [births, setBirths] = useState(proposedBirths);
  const [checked, setChecked] = useState(false);
  const form = { ...head, year };
  const create = useCreateEdition(preview.from.id, close);
  useUnsaved(JSON.stringify([head, dates, births]) !== JSON.stringify(proposedIn(preview)));
  const press = async () => {
    setChecked(true);
    if (checkEdition(form).length > 0 || !areRead(dates, births)) return false;
    return create({ ...form, dates, birthDates: births });
  };
  return (
    <>
      <EditionHead form={form} checked={checked} change={(patch) => setHead({ ...head, ...patch })} />
      <MovedDates
        preview={preview}
        year={year}
        dates={dates}
        change={(key, value) => setDates(dates.map((date) => (date.key === key ? { key, value } : date)))}
      />
      <BirthDates
        preview={preview}
        births={births}
        change={(code, value) =>
          setBirths(births.map((birth) => (birth.code === code ? { code, value } : birth)))
        }
      />
      <CopiedCard preview={preview} />
      <div className="actions">
        <AsyncButton action={press}>{t('editions.create')}</AsyncButton>
        <button className="button button--outline" type="button" onClick={close}>
          {t('signedIn.cancel')}
        </button>
      </div>
    </>
  );
}

/** Whether every date was understood; a field that was not says why itself. */
function areRead(dates: AskedEdition['dates'], births: AskedEdition['birthDates']): boolean {
  return (
    dates.every(({ value }) => value === null || isInstant(value)) &&
    births.every(({ value }) => value === null || isDay(value))
  );
}

type Proposed = [EditionPreview['proposed'], AskedEdition['dates'], AskedEdition['birthDates']];

/** The initial values of the form; leaving the form with these loses nothing. */
function proposedIn({ proposed, dates, categories }: EditionPreview): Proposed {
  return [
    proposed,
    dates.map(({ key, proposed: value }) => ({ key, value })),
    categories.map(({ code, proposed: value }) => ({ code, value })),
  ];
}

interface BirthDatesProps {
  readonly preview: EditionPreview;
  readonly births: readonly { readonly code: string; readonly value: string | null }[];
  readonly change: (code: string, value: string | null) => void;
}

/** Since when players of a category are born. */
function BirthDates({ preview, births, change }: BirthDatesProps) {
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
