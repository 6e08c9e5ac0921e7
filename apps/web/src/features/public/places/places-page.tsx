import { pages } from '@sevenmetre/contract/pages';
import type { PlaceHead, PlacesSlice } from '@sevenmetre/contract/places/place-slice';
import { placeKinds, type Locale } from '@sevenmetre/rules/vocabulary';
import { useParams } from 'react-router';
import { dashboardPath, placePath, placesPath } from '../../../lib/paths/paths.ts';
import { useSlice } from '../../../lib/slices/use-slice.ts';
import { localName, useLanguage, useWords } from '../../../lib/words/words.ts';
import { Band } from '../../../ui/band.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Retry } from '../../../ui/retry.tsx';
import { RowsSkeleton } from '../../../ui/skeleton.tsx';
import { NoPlaces } from './no-places.tsx';
import './places.css';

export { placesHead } from './places-head.ts';

const page = pages.places;

/** The places of a kind: `/results/places/:type`. */
export function PlacesPage() {
  const t = useWords();
  const { type = '' } = useParams();
  const { slice, failed, retry } = useSlice({ page, params: { type } });
  const kind = placeKinds.find((known) => known === type);
  if (slice?.status === 404 || kind === undefined) {
    return <NoPlaces what="kind" error={slice?.status === 404 ? slice.error : null} />;
  }
  return (
    <main id="main" aria-busy={slice === undefined && !failed}>
      <Band>
        <Link className="back" to={dashboardPath}>
          <Icon name="back" />
          {t('places.back')}
        </Link>
        <h1 className="long-name">{t(`places.kinds.${kind}`)}</h1>
        <p>{slice ? t('places.count', { count: slice.body.places.length }) : `${t('states.loading')}…`}</p>
      </Band>
      <div className="page-width">
        <nav className="tabs" aria-label={t('places.kindsOfPlaces')}>
          {placeKinds.map((known) => (
            <Link key={known} to={placesPath(known)} aria-current={known === kind ? 'page' : undefined}>
              {t(`places.kinds.${known}`)}
            </Link>
          ))}
        </nav>
        {slice ? <Places slice={slice.body} /> : failed ? <Retry retry={retry} /> : <RowsSkeleton rows={8} />}
      </div>
    </main>
  );
}

function Places({ slice }: { slice: PlacesSlice }) {
  const { t, locale } = useLanguage();
  if (slice.places.length === 0) {
    return (
      <div className="places">
        <Notice drawing="court" heading={t('places.emptyHeading')}>
          {t('places.empty')}
        </Notice>
      </div>
    );
  }
  return (
    <ul className="places">
      {inOrder(slice, locale).map((place) => (
        <li key={place.id}>
          <Link className="place-card" to={placePath(place.id)}>
            <b className="place-card__code">{place.kind === 'hall' ? place.code : null}</b>
            <span>
              <b>{localName(place, locale)}</b>
              {place.address === null ? null : <small>{place.address}</small>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Halls by the codes that programmes use, all others by name. */
function inOrder({ kind, places }: PlacesSlice, locale: Locale): readonly PlaceHead[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const keyOf = (place: PlaceHead) => (kind === 'hall' ? place.code : localName(place, locale));
  return [...places].sort((a, b) => compare(keyOf(a), keyOf(b)) || a.id - b.id);
}
