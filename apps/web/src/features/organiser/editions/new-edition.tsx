import type { AdminEditions } from '@sevenmetre/contract/editions/schemas';
import { useState } from 'react';
import { useNow } from '../../../lib/time/now.ts';
import { useWords } from '../../../lib/words/words.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { Card } from '../../../ui/page/card.tsx';
import { ListField } from '../../../ui/forms/choice-fields.tsx';
import { Ready } from '../../../ui/page/states.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { EditionForm } from './edition-form.tsx';

type Edition = AdminEditions['editions'][number];

interface NewEditionProps {
  readonly editions: readonly Edition[];
  /** Whose settings are proposed first; null: there is none yet. */
  readonly first: Edition | null;
  readonly close: () => void;
}

/** The year of a tournament that is prepared now: tournaments are played in the first half of a year. */
function nextYear(now: number): number {
  const today = new Date(now);
  return today.getUTCFullYear() + (today.getUTCMonth() < 6 ? 0 : 1);
}

/** From which edition and for which year: what follows is proposed from both. */
export function NewEdition({ editions, first, close }: NewEditionProps) {
  const t = useWords();
  const [from, setFrom] = useState(first);
  const next = useNow(nextYear);
  const [typed, setTyped] = useState(String(first ? Math.max(first.year + 1, next) : next));
  const year = /^(19|20|21)\d\d$/.test(typed) ? Number(typed) : null;
  return (
    <>
      <Card title={t('editions.prepare')}>
        <p>{t('editions.prepareLead')}</p>
        <div className="editions__fields">
          <ListField
            name="from"
            label={t('editions.from')}
            value={String(from?.id ?? '')}
            onChange={(id) => setFrom(editions.find((edition) => String(edition.id) === id) ?? null)}
            options={[
              ...editions.map(({ id, name, year: of }) => ({ value: String(id), label: `${name} ${of}` })),
              { value: '', label: t('editions.fromNothing') },
            ]}
          />
          <TextField
            name="year"
            label={t('editions.year')}
            value={typed}
            onChange={setTyped}
            inputMode="numeric"
            maxLength={4}
            error={year === null ? t('signedIn.error.yearMin', { min: '1990' }) : undefined}
          />
        </div>
      </Card>
      {year === null ? null : from === null ? (
        <EditionForm preview={null} year={year} close={close} />
      ) : (
        <Proposal key={`${from.id} ${year}`} fromId={from.id} year={year} close={close} />
      )}
    </>
  );
}

function Proposal({ fromId, year, close }: { fromId: number; year: number; close: () => void }) {
  const read = useRead('editionPreview', { params: { id: fromId }, query: { year: String(year) } });
  return (
    <Ready read={read}>{(preview) => <EditionForm preview={preview} year={year} close={close} />}</Ready>
  );
}
