import type { EditionPreview } from '@sevenmetre/contract/editions/schemas';
import { isDay } from '@sevenmetre/rules/dates';
import { checkEdition } from '@sevenmetre/rules/editions';
import { useState } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { errorText } from '../../../lib/queries/failure-words.ts';
import { Form, Submit } from '../../../ui/forms/form.tsx';
import { type FormErrors, type UsedForm, useForm } from '../../../ui/forms/use-form.ts';
import { dayText } from '../../../lib/time/moments.ts';
import { Card, Facts } from '../../../ui/page/card.tsx';
import { DateField } from '../../../ui/forms/date/date-field.tsx';
import { EditionHead } from './edition-head.tsx';
import { MovedDates, isMomentRead } from './moved-dates.tsx';
import { useCreateEdition } from './use-create-edition.ts';
import type { EditionValues } from './use-create-edition.ts';

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
  /** What is proposed; null: it takes over nothing. */
  readonly preview: EditionPreview | null;
  readonly year: number;
  readonly close: () => void;
}

/** The new edition as it is proposed, every date to be looked at; one press makes it. */
export function EditionForm({ preview, year, close }: EditionFormProps) {
  const t = useWords();
  const form = useEditionForm({ preview, year, close });
  return (
    <Form form={form}>
      <EditionHead form={form} year={year} />
      {preview === null ? (
        <p>{t('editions.blankNext')}</p>
      ) : (
        <>
          <MovedDates form={form} preview={preview} year={year} />
          <BirthDates form={form} preview={preview} />
          <CopiedCard preview={preview} />
        </>
      )}
      <Submit form={form} cancel={close}>
        {t('editions.create')}
      </Submit>
    </Form>
  );
}

function useEditionForm({ preview, year, close }: EditionFormProps) {
  const t = useWords();
  const create = useCreateEdition(preview?.from.id ?? null, close);
  // What is read again meanwhile changes no proposal that somebody is looking at.
  const [values] = useState(() => proposedIn(preview));
  return useForm<EditionValues>({
    values,
    check: ({ dates, births, ...head }) => {
      const wrong = checkEdition({ ...head, year }).map(({ field, error }) => [field, errorText(t, error)]);
      return {
        ...(Object.fromEntries(wrong) as FormErrors<EditionValues>),
        // The field itself says what was not understood.
        dates: dates.every(({ value }) => isMomentRead(value)) ? null : unread,
        births: births.every(({ value }) => isRead(value)) ? null : unread,
      };
    },
    send: ({ dates, births, ...head }) => create({ ...head, year, dates, birthDates: births }),
  });
}

const unread = { code: 'dateFormat' } as const;

/** The initial values of the form; leaving it with these loses nothing. */
function proposedIn(preview: EditionPreview | null): EditionValues {
  if (preview === null) return { name: '', city: '', startDate: '', endDate: '', dates: [], births: [] };
  const { name, city, startDate, endDate } = preview.proposed;
  return {
    name,
    city,
    startDate,
    endDate,
    dates: preview.dates.map(({ key, proposed: value }) => ({ key, value })),
    births: preview.categories.map(({ code, proposed: value }) => ({ code, value })),
  };
}

function isRead(day: string | null): boolean {
  return day === null || isDay(day);
}

interface BirthDatesProps {
  readonly form: UsedForm<EditionValues>;
  readonly preview: EditionPreview;
}

/** Since when players of a category are born. */
function BirthDates({ form, preview }: BirthDatesProps) {
  const t = useWords();
  const { births } = form.values;
  const change = (code: string, value: string | null) =>
    form.change({ births: births.map((birth) => (birth.code === code ? { code, value } : birth)) });
  const bounded = preview.categories.filter(({ birthDateMin }) => birthDateMin !== null);
  if (bounded.length === 0) return null;
  const bornOf = (code: string) => births.find((birth) => birth.code === code)?.value ?? null;
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
            value={bornOf(code) ?? ''}
            error={isRead(bornOf(code)) ? undefined : form.errorOf('births')}
            onChange={(value) => change(code, value === '' ? null : value)}
            optional
          />
        ))}
      </div>
    </Card>
  );
}
