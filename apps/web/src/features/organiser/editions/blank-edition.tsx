import { checkEdition } from '@sevenmetre/rules/editions';
import { useState } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { useUnsaved } from '../../../lib/drafts/unsaved.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { EditionHead } from './edition-head.tsx';
import { useCreateEdition } from './use-create-edition.ts';

interface BlankEditionProps {
  readonly year: number;
  readonly close: () => void;
}

/** An edition that starts from nothing: its name and days; lists, prices and places are entered afterwards. */
export function BlankEdition({ year, close }: BlankEditionProps) {
  const t = useWords();
  const [head, setHead] = useState({ name: '', city: '', startDate: '', endDate: '' });
  const [checked, setChecked] = useState(false);
  const form = { ...head, year };
  const create = useCreateEdition(null, close);
  useUnsaved(Object.values(head).some((typed) => typed !== ''));
  const press = async () => {
    setChecked(true);
    return checkEdition(form).length > 0 ? false : create({ ...form, dates: [], birthDates: [] });
  };
  return (
    <>
      <EditionHead form={form} checked={checked} change={(patch) => setHead({ ...head, ...patch })} />
      <p>{t('editions.blankNext')}</p>
      <div className="actions">
        <AsyncButton action={press}>{t('editions.create')}</AsyncButton>
        <button className="button button--outline" type="button" onClick={close}>
          {t('signedIn.cancel')}
        </button>
      </div>
    </>
  );
}
