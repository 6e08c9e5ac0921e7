import type { EditionPreview } from '@sevenmetre/contract/schemas/editions';
import { judgeEdition } from '@sevenmetre/rules/editions';
import { useState } from 'react';
import { showToast } from '../../../lib/toasts.ts';
import { useWords } from '../../../lib/words.ts';
import { failureText } from '../../../lib/zone/failure-words.ts';
import { newKey } from '../../../lib/zone/new-key.ts';
import { useUnsent } from '../../../lib/zone/use-unsent.ts';
import { useWrite } from '../../../lib/zone/use-write.ts';
import { AsyncButton } from '../../../ui/zone/async-button.tsx';
import { useConfirm } from '../../../ui/zone/confirm-host.tsx';
import { BirthDates } from './birth-dates.tsx';
import { CopiedCard } from './copied-card.tsx';
import { EditionHead } from './edition-head.tsx';
import { MovedDates } from './moved-dates.tsx';

interface EditionFormProps {
  readonly preview: EditionPreview;
  readonly year: number;
  readonly close: () => void;
}

/** The new edition as it is proposed, every date to be looked at; one press makes it. */
export function EditionForm({ preview, year, close }: EditionFormProps) {
  const t = useWords();
  const [head, setHead] = useState(preview.proposed);
  const [dates, setDates] = useState<Asked['dates']>(() =>
    preview.dates.map(({ key, proposed: value }) => ({ key, value })),
  );
  const [births, setBirths] = useState<Asked['birthDates']>(() =>
    preview.categories.map(({ code, proposed: value }) => ({ code, value })),
  );
  const [judged, setJudged] = useState(false);
  const form = { ...head, year };
  const create = useCreate(preview.from.id, close);
  useUnsent(true);
  const press = async () => {
    setJudged(true);
    return judgeEdition(form).length > 0 ? false : create({ ...form, dates, birthDates: births });
  };
  return (
    <>
      <EditionHead form={form} judged={judged} change={(patch) => setHead({ ...head, ...patch })} />
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
      <div className="z-actions">
        <AsyncButton action={press}>{t('tournamentOffice.editions.create')}</AsyncButton>
        <button className="btn o" type="button" onClick={close}>
          {t('zone.cancel')}
        </button>
      </div>
    </>
  );
}

interface Asked {
  readonly name: string;
  readonly year: number;
  readonly city: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly dates: { key: string; value: string | null }[];
  readonly birthDates: { code: string; value: string | null }[];
}

function useCreate(fromId: number, close: () => void) {
  const t = useWords();
  const confirm = useConfirm();
  const write = useWrite('editionCreate', ['adminEditions']);
  const [clientKey] = useState(newKey);
  return async (asked: Asked) => {
    const words = { name: asked.name.trim(), year: String(asked.year) };
    const isAgreed = await confirm({
      title: t('tournamentOffice.editions.sure', words),
      text: t('tournamentOffice.editions.sureText'),
      confirm: t('tournamentOffice.editions.create'),
    });
    if (!isAgreed) return undefined;
    const outcome = await write({ body: { ...asked, fromId, clientKey } });
    if (!outcome.ok) {
      showToast('fault', failureText(t, outcome.failure));
      return false;
    }
    showToast('done', t('tournamentOffice.editions.created', words));
    close();
    return true;
  };
}
