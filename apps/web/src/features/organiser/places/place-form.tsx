import type { AdminPlaces } from '@sevenmetre/contract/places/admin-places';
import type { UploadedFile } from '@sevenmetre/contract/files/schemas';
import { useState } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { Form, Submit } from '../../../ui/forms/form.tsx';
import { Card, CardGrid } from '../../../ui/page/card.tsx';
import { factsSentence } from './place-facts.tsx';
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
  const [uploaded, setUploaded] = useState<readonly UploadedFile[]>([]);
  const known = [...(row?.files ?? []), ...uploaded];
  const files = form.values.fileIds.flatMap((id) => known.find((file) => file.id === id) ?? []);
  const nameOf = (field: string) => t(placeFieldWord(field));
  const keep = (next: readonly UploadedFile[]) => {
    setUploaded((before) => [...before, ...next]);
    form.change({ fileIds: next.map(({ id }) => id) });
  };
  const parts = { form, row, trainingTypes };
  return (
    <Form
      form={form}
      nameOf={nameOf}
      textOf={(field, value) =>
        field === 'data' && typeof value === 'string' ? factsSentence(value) : undefined
      }
    >
      <CardGrid>
        <PlaceBasics {...parts} />
        <PlacePosition {...parts} />
        <PlaceUse {...parts} />
        <PlaceWords {...parts} />
        <Card title={t('enumerations.place.files')} span={6}>
          <PlaceFiles files={files} keep={keep} error={form.errorOf('fileIds')} />
        </Card>
      </CardGrid>
      <Submit
        form={form}
        more={
          row === null ? (
            <AsyncButton look="plain" action={() => form.submit('another')}>
              {t('enumerations.saveAndAdd')}
            </AsyncButton>
          ) : (
            <RemovePlace row={row} refresh={refresh} />
          )
        }
      />
    </Form>
  );
}
