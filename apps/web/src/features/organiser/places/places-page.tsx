import { inLanguage } from '@sevenmetre/rules/language';
import type { AdminPlaces } from '@sevenmetre/contract/places/admin-places';
import { type EnteredPlaceKind, enteredPlaceKinds } from '@sevenmetre/rules/enumerations';
import { fold } from '@sevenmetre/rules/search';
import { useState } from 'react';
import { useLanguage, useWords } from '../../../lib/words/words.ts';
import { useEditionRead, useWorkingEdition } from '../../../lib/queries/working-edition.ts';
import { adminPlacePath, hallListPath } from '../../../lib/paths/signed-in-paths.ts';
import { Link } from '../../../ui/link.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { KnownLink } from '../../../ui/page/known-link.tsx';
import { type Column, DataTable } from '../../../ui/tables/data-table.tsx';
import { Ready } from '../../../ui/page/states.tsx';
import { AdminPage } from '../page/admin-page.tsx';
import { EditionBar } from '../page/edition-bar.tsx';
import { Filter, SearchBox } from '../../../ui/forms/search-box.tsx';
import { PlaceHistory } from '../enumerations/enumeration-history.tsx';
import { ListNav } from '../enumerations/enumeration-nav.tsx';
import type { PlaceValues } from '@sevenmetre/rules/enumerations';
import { Badge } from '../../../ui/page/badge.tsx';
import '../enumerations/enumerations.css';
import '../invoices/invoices.css';
import { placeKindWord } from './place-field-word.ts';

type PlaceRow = AdminPlaces['places'][number];

/** Halls, hotels, restaurants, attractions and other places of the edition and of all years. */
export function PlacesPage() {
  const t = useWords();
  const { id, within } = useWorkingEdition();
  const read = useEditionRead('adminPlaces', {});
  const add = (
    <>
      {id === null ? <KnownLink to={hallListPath}>{t('recordList.open')}</KnownLink> : null}
      <Link className="button" to={within(adminPlacePath(null))}>
        {t('enumerations.place.new')}
      </Link>
    </>
  );
  return (
    <AdminPage title={t('enumerations.title')} sub={t('enumerations.lead')} actions={add}>
      <EditionBar />
      <ListNav here="places" />
      <Ready read={read}>
        {({ places }) => (
          <>
            <Places places={places} />
            <PlaceHistory />
          </>
        )}
      </Ready>
    </AdminPage>
  );
}

function Places({ places }: { places: readonly PlaceRow[] }) {
  const { t, locale } = useLanguage();
  const [typed, setTyped] = useState('');
  const [kind, setKind] = useState('');
  const nameOf = ({ values }: PlaceRow) => inLanguage(locale, { cs: values.nameCs, en: values.nameEn });
  const wanted = fold(typed);
  const found = places.filter(
    ({ values }) =>
      (kind === '' || values.kind === kind) &&
      fold(`${values.code} ${values.nameCs} ${values.nameEn} ${values.address ?? ''}`).includes(wanted),
  );
  const kinds = enteredPlaceKinds.map((one): [string, string] => [one, t(placeKindWord(one))]);
  return (
    <Card title={t('enumerations.kinds.places')}>
      <div className="list-tools">
        <SearchBox label={t('enumerations.place.search')} value={typed} search={setTyped} />
        <Filter
          label={t('enumerations.place.kindLabel')}
          value={kind}
          options={kinds}
          all={t('enumerations.place.all')}
          choose={setKind}
        />
      </div>
      <DataTable
        caption={t('enumerations.kinds.places')}
        columns={usePlaceColumns(nameOf)}
        rows={found}
        rowKey={({ id }) => id}
        rowName={nameOf}
        empty={t(places.length === 0 ? 'enumerations.empty' : 'enumerations.place.nothing')}
      />
    </Card>
  );
}

function usePlaceColumns(nameOf: (row: PlaceRow) => string): Column<PlaceRow>[] {
  const t = useWords();
  const { within } = useWorkingEdition();
  const kindOf = (kind: EnteredPlaceKind) => t(placeKindWord(kind));
  return [
    {
      key: 'name',
      title: t('enumerations.field.name'),
      phone: 'heading',
      cell: (row) => (
        <Link className="invoices__name" to={within(adminPlacePath(row.id))}>
          {nameOf(row)}
        </Link>
      ),
    },
    { key: 'code', title: t('enumerations.field.code'), phone: 'aside', cell: ({ values }) => values.code },
    { key: 'kind', title: t('enumerations.place.kindLabel'), cell: ({ values }) => kindOf(values.kind) },
    { key: 'address', title: t('enumerations.place.address'), cell: ({ values }) => values.address },
    {
      key: 'beds',
      title: t('enumerations.place.lodgings'),
      align: 'right',
      cell: ({ beds }) => (beds === 0 ? null : t('enumerations.place.beds', { count: beds })),
    },
    {
      key: 'state',
      title: t('registrations.columnState'),
      cell: ({ values }) => <PlaceBadges values={values} />,
    },
  ];
}

/** What is unusual about a place. */
function PlaceBadges({ values: { isActive, isShared } }: { values: PlaceValues }) {
  const t = useWords();
  if (isActive && !isShared) return null;
  return (
    <span className="organiser__chips">
      {isShared ? <Badge kind="plain">{t('enumerations.place.shared')}</Badge> : null}
      {isActive ? null : <Badge kind="wait">{t('enumerations.place.out')}</Badge>}
    </span>
  );
}
