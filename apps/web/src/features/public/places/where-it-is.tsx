import type { PlaceSlice } from '@sevenmetre/contract/places/place-slice';
import { useWords } from '../../../lib/words/words.ts';
import { DirectionsLink } from '../../../ui/places/directions-link.tsx';
import { PlaceMap } from './place-map.tsx';
import { useEditionBase } from '../../../lib/paths/edition-base.ts';
import { cityPath } from '../../../lib/paths/paths.ts';
import { Link } from '../../../ui/link.tsx';
import { wayThere } from '../../../lib/paths/way-there.ts';

interface WhereItIsProps {
  readonly place: PlaceSlice['place'];
}

/** Address, web and the way there. Everything but the map works without scripts. */
export function WhereItIs({ place }: WhereItIsProps) {
  const t = useWords();
  const base = useEditionBase();
  const way = wayThere(place);
  return (
    <section aria-labelledby="where">
      <div className="section-head">
        <h2 id="where">{t('places.where')}</h2>
      </div>
      <dl className="place-facts">
        <div>
          <dt>{t('places.address')}</dt>
          <dd>{place.address ?? t('places.noAddress')}</dd>
        </div>
        {place.link === null ? null : (
          <div>
            <dt>{t('places.web')}</dt>
            <dd>
              <a href={place.link} rel="noopener noreferrer">
                {hostOf(place.link)}
              </a>
            </dd>
          </div>
        )}
      </dl>
      <div className="row place-actions">
        <DirectionsLink spot={place} className="button" words="places" />
        {way === null ? null : (
          <a
            className="button button--outline"
            href={way.openStreetMap}
            rel="noopener noreferrer"
            target="_blank"
          >
            {t('places.onOpenStreetMap')} <span className="visually-hidden">{t('places.elsewhere')}</span>
          </a>
        )}
        {place.kind === 'hall' && base === '' ? (
          <Link className="button button--outline" to={`${cityPath}?from=${place.id}`}>
            {t('shell.city')}
          </Link>
        ) : null}
        <PlaceMap place={place} />
      </div>
    </section>
  );
}

function hostOf(link: string): string {
  return URL.canParse(link) ? new URL(link).host : link;
}
