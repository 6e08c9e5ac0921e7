import type { CitySlice } from '@sevenmetre/contract/city/city-slice';
import { pages } from '@sevenmetre/contract/pages';
import type { Translator } from '@sevenmetre/phrases';
import { sentencesOfLostChild } from '@sevenmetre/phrases/lost-child';
import { phoneToCall, telephoneLink } from '@sevenmetre/rules/city';
import { locales } from '@sevenmetre/rules/vocabulary';
import { use } from 'react';
import { OpenedEdition } from '../../../lib/page/edition.ts';
import type { Head } from '../../../lib/page/head.ts';
import { cityPath } from '../../../lib/paths/paths.ts';
import { useSlice } from '../../../lib/slices/use-slice.ts';
import { localName, useLanguage } from '../../../lib/words/words.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { HelpIcon } from './help-icon.tsx';
import { spotsOf } from './spots.ts';
import './lost-child.css';

/** For a child that cannot find its team: one call, three steps, and a sentence for any adult: `/city/lost`. */
export function LostChildPage() {
  const { t, locale } = useLanguage();
  const { slice } = useSlice({ page: pages.lostChild, params: {} });
  const city = slice?.status === 200 ? slice.body : null;
  const phone = city && phoneToCall(city.points, city.phone);
  const dial = phone ? telephoneLink(phone) : null;
  const opened = use(OpenedEdition);
  const tournament = city?.edition.name ?? opened?.name ?? t('shell.brand');
  const waiting = city === null ? [] : placesOf(city);
  const places = waiting.map(({ hall, address }) =>
    hall ? `${localName(hall, locale)} (${hall.code})` : address,
  );
  return (
    <main id="main" className="lost-child-page">
      <div className="page-width">
        <Link className="back" to={cityPath}>
          <Icon name="back" />
          {t('city.back')}
        </Link>
        <h1>{t('city.lost.heading')}</h1>
        <ol className="lost-child-page__steps">
          <li>{t('city.lost.stay')}</li>
          <li>{t('city.lost.find')}</li>
          <li>{t('city.lost.show')}</li>
        </ol>
        {dial === null ? null : (
          <a className="lost-child-page__call" href={dial}>
            <HelpIcon kind="call" />
            <span>
              {t('city.lost.call')}
              <b>{phone}</b>
            </span>
          </a>
        )}
        <section className="lost-child-page__card" aria-label={t('city.lost.adult')}>
          {locales.map((one) => (
            <p key={one} lang={one}>
              {sentencesOfLostChild[one].replace('{tournament}', tournament)}
            </p>
          ))}
        </section>
        <p className="lost-child-page__more">{t('city.lost.team')}</p>
        {places.length === 0 ? null : (
          <p className="lost-child-page__more">{t('city.lost.desk', { places: places.join(', ') })}</p>
        )}
      </div>
    </main>
  );
}

/** Where somebody waits for lost children: the points for it, else the info desks. */
function placesOf(city: CitySlice) {
  const points = spotsOf(city).filter(({ hall, address }) => hall !== null || address !== null);
  const own = points.filter(({ kind }) => kind === 'lost-child');
  return own.length > 0 ? own : points.filter(({ kind }) => kind === 'info-desk');
}

export function lostChildHead(t: Translator, slice: CitySlice | null): Head {
  const tournament = slice?.edition.name ?? t('shell.brand');
  const description = t('city.lost.description', { tournament });
  return { title: t('city.lost.title'), description };
}
