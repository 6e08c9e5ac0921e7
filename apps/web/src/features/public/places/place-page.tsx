import { inLanguage } from '@sevenmetre/rules/language';
import { pages } from '@sevenmetre/contract/pages';
import type { PlaceSlice } from '@sevenmetre/contract/places/place-slice';
import { useParams } from 'react-router';
import { placesPath } from '../../../lib/paths/paths.ts';
import { useSlice } from '../../../lib/slices/use-slice.ts';
import { localName, useLanguage, useWords } from '../../../lib/words/words.ts';
import { Band } from '../../../ui/band.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Retry } from '../../../ui/retry.tsx';
import { RowsSkeleton } from '../../../ui/skeleton.tsx';
import { NoPlaces } from './no-places.tsx';
import { PlacePictures } from './place-pictures.tsx';
import { PlaceSchedule } from './place-schedule.tsx';
import { WhereItIs } from './where-it-is.tsx';
import './places.css';

export { placeHead } from './places-head.ts';

const page = pages.place;

/** A place: where it is, how to get there, what is played in it: `/results/place/:id`. */
export function PlacePage() {
  const t = useWords();
  const { id = '' } = useParams();
  const { slice, failed, retry } = useSlice({ page, params: { id } });
  if (slice?.status === 200) return <Place slice={slice.body} />;
  if (slice?.status === 404) return <NoPlaces what="place" error={slice.error} />;
  return (
    <main id="main" aria-busy={!failed}>
      <Band>
        <span className="back" />
        <h1 className="long-name">{t('places.where')}</h1>
        <p role="status">{failed ? null : `${t('states.loading')}…`}</p>
      </Band>
      <div className="page-width">{failed ? <Retry retry={retry} /> : <RowsSkeleton rows={4} />}</div>
    </main>
  );
}

function Place({ slice }: { slice: PlaceSlice }) {
  const { t, locale } = useLanguage();
  const { place } = slice;
  const information = inLanguage(locale, { cs: place.informationCs, en: place.informationEn });
  return (
    <main id="main">
      <Band>
        <Link className="back" to={placesPath(place.kind)}>
          <Icon name="back" />
          {t(`places.kinds.${place.kind}`)}
        </Link>
        <h1 className="long-name">{localName(place, locale)}</h1>
        <p>
          {place.kind === 'hall' ? `${t('places.one.hall')} ${place.code}` : t(`places.one.${place.kind}`)}
        </p>
      </Band>
      <div className="page-width page-grid">
        <div>
          <WhereItIs place={place} />
          {information ? (
            <section aria-labelledby="information">
              <div className="section-head">
                <h2 id="information">{t('places.information')}</h2>
              </div>
              <div className="place-text">
                {information.split(/\n\s*\n/).map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </section>
          ) : null}
          <PlacePictures place={place} />
        </div>
        {place.kind === 'hall' ? <PlaceSchedule slice={slice} /> : null}
      </div>
    </main>
  );
}
