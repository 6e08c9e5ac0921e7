import type { EditionPreview } from '@sevenmetre/contract/editions/schemas';
import { isDay } from '@sevenmetre/rules/dates';
import { checkEdition } from '@sevenmetre/rules/editions';
import { useState } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { useUnsaved } from '../../../lib/drafts/unsaved.ts';
import { isInstant } from '../../../lib/time/zone-clock.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { BirthDates } from './birth-dates.tsx';
import { CopiedCard } from './copied-card.tsx';
import { EditionHead } from './edition-head.tsx';
import { MovedDates } from './moved-dates.tsx';
import { useCreateEdition } from './use-create-edition.ts';
import type { AskedEdition } from './use-create-edition.ts';

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
