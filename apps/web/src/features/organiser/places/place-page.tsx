import { inLanguage } from '@sevenmetre/rules/language';
import type { AdminPlaces } from '@sevenmetre/contract/places/admin-places';
import { useParams } from 'react-router';
import { useLanguage, useWords } from '../../../lib/words/words.ts';
import { useEditionRead, useWorkingEdition } from '../../../lib/queries/working-edition.ts';
import { adminPlacesPath } from '../../../lib/paths/signed-in-paths.ts';
import { Empty, Ready } from '../../../ui/page/states.tsx';
import { AdminPage } from '../page/admin-page.tsx';
import { EditionBar } from '../page/edition-bar.tsx';
import { PlaceHistory } from '../enumerations/enumeration-history.tsx';
import { PlaceForm } from './place-form.tsx';
import '../enumerations/enumerations.css';

/** One place, or a new one. */
export function PlacePage() {
  const t = useWords();
  const { locale } = useLanguage();
  const { id = 'new' } = useParams();
  const { within } = useWorkingEdition();
  const read = useEditionRead('adminPlaces', {});
  const row = read.data?.places.find((place) => String(place.id) === id) ?? null;
  const name = row && inLanguage(locale, { cs: row.values.nameCs, en: row.values.nameEn });
  return (
    <AdminPage
      title={name ?? t('enumerations.place.new')}
      back={{ to: within(adminPlacesPath), name: t('enumerations.place.back') }}
      sub={row?.values.code}
    >
      <EditionBar chooses={false} />
      <Ready read={read}>
        {(places) => <Place key={id} isNew={id === 'new'} row={row} places={places} refresh={read.refresh} />}
      </Ready>
    </AdminPage>
  );
}

interface PlaceProps {
  readonly isNew: boolean;
  readonly row: AdminPlaces['places'][number] | null;
  readonly places: AdminPlaces;
  readonly refresh: () => Promise<void>;
}

function Place({ isNew, row, places, refresh }: PlaceProps) {
  const t = useWords();
  if (row === null && !isNew) return <Empty>{t('enumerations.place.noPlace')}</Empty>;
  return (
    <>
      <PlaceForm row={row} trainingTypes={places.trainingTypes} refresh={refresh} />
      {row === null ? null : <PlaceHistory id={row.id} />}
    </>
  );
}
