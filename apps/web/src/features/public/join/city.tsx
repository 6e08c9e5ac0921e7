import type { JoinSlice } from '@sevenmetre/contract/join/join-slice';
import { placePath, placesPath } from '../../../lib/paths/paths.ts';
import { localName, useLanguage } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import { CityMap } from '../../../ui/places/city-map.tsx';

/** Where it is played: how the halls lie to each other, and their addresses. */
export function City({ slice: { edition, halls } }: { slice: JoinSlice }) {
  const { t, locale } = useLanguage();
  const { city } = edition;
  return (
    <section aria-labelledby="city">
      <div className="section-head">
        <h2 id="city">{city === null ? t('join.city.heading') : t('join.city.headingIn', { city })}</h2>
        <Link to={placesPath('hall')}>{t('join.city.all')}</Link>
      </div>
      <CityMap label={t('join.city.map')} halls={halls} />
      <ul className="join-halls">
        {halls.map((hall) => (
          <li key={hall.id}>
            <Link to={placePath(hall.id)}>{localName(hall, locale)}</Link>
            {hall.address === null ? null : <small>{hall.address}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}
