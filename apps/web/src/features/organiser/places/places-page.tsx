import { inLanguage } from '@sevenmetre/rules/language';
import type { AdminPlaces } from '@sevenmetre/contract/places/admin-places';
import type { Translator } from '@sevenmetre/phrases';
import { enteredPlaceKinds, type PlaceValues } from '@sevenmetre/rules/enumerations';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import { useLanguage, useWords } from '../../../lib/words/words.ts';
import { useEditionRead, useWorkingEdition } from '../../../lib/queries/working-edition.ts';
import { adminPlacePath, hallListPath } from '../../../lib/paths/signed-in-paths.ts';
import { Link } from '../../../ui/link.tsx';
import type { ListFilter } from '../../../ui/lists/list-filters.tsx';
import { type FrameColumn, ListFrame } from '../../../ui/lists/list-frame.tsx';
import { countedHere, foundRows, type ShortList } from '../../../ui/lists/short-list.ts';
import { type BuiltInView, useList } from '../../../ui/lists/use-list.ts';
import { Badge } from '../../../ui/page/badge.tsx';
import { KnownLink } from '../../../ui/page/known-link.tsx';
import { PlaceHistory } from '../enumerations/enumeration-history.tsx';
import { ListNav } from '../enumerations/enumeration-nav.tsx';
import { AdminPage } from '../page/admin-page.tsx';
import { EditionBar } from '../page/edition-bar.tsx';
import { placeKindWord } from './place-field-word.ts';
import '../enumerations/enumerations.css';

type PlaceRow = AdminPlaces['places'][number];

/** Halls, hotels, restaurants, attractions and other places of the edition and of all years. */
export function PlacesPage() {
  const { t, locale } = useLanguage();
  const { id, within } = useWorkingEdition();
  const read = useEditionRead('adminPlaces', {});
  const list = useList(null, placeViews(t));
  const short = shortList(t, locale);
  const rows = read.data?.places;
  const columns = placeColumns(t, locale, within);
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
      <ListFrame
        list={list}
        read={read}
        rows={rows && foundRows(rows, list.question, short)}
        rowKey={(row) => row.id}
        rowName={(row) => nameOf(row, locale)}
        caption={t('enumerations.kinds.places')}
        columns={columns}
        filters={placeFilters(t)}
        searchLabel={t('enumerations.place.search')}
        counted={countedHere('adminPlaces', rows, short)}
        nobody={<p>{t('enumerations.empty')}</p>}
      />
      <PlaceHistory />
    </AdminPage>
  );
}

function nameOf({ values }: PlaceRow, locale: Locale): string {
  return inLanguage(locale, { cs: values.nameCs, en: values.nameEn });
}

const states = ['shared', 'out'] as const;

function statesOf({ values }: PlaceRow): (typeof states)[number][] {
  return states.filter((state) => (state === 'shared' ? values.isShared : !values.isActive));
}

function shortList(t: Translator, locale: Locale): ShortList<PlaceRow> {
  const kindOf = ({ values }: PlaceRow) => t(placeKindWord(values.kind));
  return {
    locale,
    texts: ({ values }) => [values.code, values.nameCs, values.nameEn, values.address],
    filters: { kind: ({ values }) => [values.kind], state: statesOf },
    sorts: {
      name: (row) => nameOf(row, locale),
      code: ({ values }) => values.code,
      kind: kindOf,
      address: ({ values }) => values.address ?? '',
      beds: ({ beds }) => beds,
    },
  };
}

function placeViews(t: Translator): readonly BuiltInView[] {
  const kinds = enteredPlaceKinds.map((kind) => ({
    key: kind,
    name: t(placeKindWord(kind)),
    question: `kind=${kind}`,
  }));
  return [{ key: 'all', name: t('signedIn.all'), question: '' }, ...kinds];
}

function placeFilters(t: Translator): readonly ListFilter[] {
  return [
    {
      name: 'kind',
      label: t('enumerations.place.kindLabel'),
      options: enteredPlaceKinds.map((kind) => [kind, t(placeKindWord(kind))] as const),
    },
    {
      name: 'state',
      label: t('registrations.columnState'),
      options: states.map((state) => [state, t(`enumerations.place.${state}`)] as const),
    },
  ];
}

function placeColumns(
  t: Translator,
  locale: Locale,
  within: (path: string) => string,
): FrameColumn<PlaceRow>[] {
  return [
    {
      key: 'name',
      title: t('enumerations.field.name'),
      isName: true,
      sortable: true,
      phone: 'heading',
      cell: (row) => (
        <span className="record-name">
          <Link data-record to={within(adminPlacePath(row.id))}>
            {nameOf(row, locale)}
          </Link>
        </span>
      ),
    },
    {
      key: 'code',
      title: t('enumerations.field.code'),
      isUsual: true,
      sortable: true,
      phone: 'aside',
      cell: ({ values }) => values.code,
    },
    {
      key: 'kind',
      title: t('enumerations.place.kindLabel'),
      isUsual: true,
      sortable: true,
      phone: 'under',
      cell: ({ values }) => t(placeKindWord(values.kind)),
    },
    {
      key: 'address',
      title: t('enumerations.place.address'),
      isUsual: true,
      sortable: true,
      phone: 'hidden',
      cell: ({ values }) => values.address,
    },
    {
      key: 'beds',
      title: t('enumerations.place.lodgings'),
      isUsual: true,
      sortable: true,
      align: 'right',
      phone: 'hidden',
      cell: ({ beds }) => (beds === 0 ? null : t('enumerations.place.beds', { count: beds })),
    },
    {
      key: 'state',
      title: t('registrations.columnState'),
      isUsual: true,
      phone: 'note',
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
