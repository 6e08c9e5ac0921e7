import type { AdminPlaces } from '@sevenmetre/contract/places/admin-places';
import type { UploadedFile } from '@sevenmetre/contract/files/schemas';
import { useState } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { Card, CardGrid } from '../../../ui/page/card.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { ConflictCard } from '../enumerations/conflict-card.tsx';
import { PlaceBasics, PlacePosition, PlaceWords } from './place-fields.tsx';
import { PlaceFiles } from './place-files.tsx';
import { placeFieldWord } from './place-field-word.ts';
import { PlaceUse } from './place-use.tsx';
import { RemovePlace } from './remove-place.tsx';
import { usePlaceForm } from './use-place-form.ts';

export interface PlaceFormProps {
  /** null: a new one. */
  readonly row: AdminPlaces['places'][number] | null;
  readonly trainingTypes: AdminPlaces['trainingTypes'];
  readonly refresh: () => Promise<void>;
}

/** Everything of a place, in cards; saved as a whole. */
export function PlaceForm({ row, trainingTypes, refresh }: PlaceFormProps) {
  const t = useWords();
  const form = usePlaceForm(row, refresh);
  const [files, setFiles] = useState<readonly UploadedFile[]>(row?.files ?? []);
  const nameOf = (field: string) => t(placeFieldWord(field));
  const keep = (next: readonly UploadedFile[]) => {
    setFiles(next);
    form.change({ fileIds: next.map(({ id }) => id) });
  };
  const decide = (choose: (whose: 'mine' | 'theirs') => void) => (whose: 'mine' | 'theirs') => {
    choose(whose);
    if (whose === 'theirs') setFiles(row?.files ?? []);
  };
  const parts = { form, row, trainingTypes };
  return (
    <>
      <ErrorSummary
        attempt={form.attempts}
        errors={form.errors.map(({ field, text }) => ({ field, text, label: nameOf(field) }))}
      />
      {form.conflict === null ? null : (
        <ConflictCard {...form.conflict} decide={decide(form.conflict.decide)} nameOf={nameOf} />
      )}
      <CardGrid>
        <PlaceBasics {...parts} />
        <PlacePosition {...parts} />
        <PlaceUse {...parts} />
        <PlaceWords {...parts} />
        <Card title={t('enumerations.place.files')} span={6}>
          <PlaceFiles files={files} keep={keep} error={form.errorOf('fileIds')} />
        </Card>
      </CardGrid>
      {form.failure === null ? null : (
        <p className="field-error" role="alert">
          {form.failure}
        </p>
      )}
      <div className="actions enumerations__save">
        <AsyncButton action={form.save}>{t('signedIn.save')}</AsyncButton>
        {row === null ? null : <RemovePlace row={row} refresh={refresh} />}
      </div>
    </>
  );
}
