import type { CitySlice } from '@sevenmetre/contract/city/city-slice';
import { pages } from '@sevenmetre/contract/pages';
import type { Translator } from '@sevenmetre/phrases';
import {
  type HelpKind,
  helpKinds,
  localTextOf,
  minutesBetween,
  minutesOnFoot,
  phoneToCall,
  type Spot,
  telephoneLink,
} from '@sevenmetre/rules/city';
import { followed } from '@sevenmetre/rules/favourites';
import { useLocation } from 'react-router';
import { useFavourites } from '../../../lib/favourites/favourites.ts';
import { later } from '../../../lib/page/deferred-part.tsx';
import type { Head } from '../../../lib/page/head.ts';
import { cityPath, hallPath, lostChildPath, placePath, schedulePath } from '../../../lib/paths/paths.ts';
import { wayThere } from '../../../lib/paths/way-there.ts';
import { useSlice } from '../../../lib/slices/use-slice.ts';
import { localName, useLanguage, useWords } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import { CityMap } from '../../../ui/places/city-map.tsx';
import { Retry } from '../../../ui/retry.tsx';
import { RowsSkeleton } from '../../../ui/skeleton.tsx';
import { ScrollBox } from '../../../ui/tables/scroll-box.tsx';
import { NoEditionPage } from '../../../ui/unknown-page.tsx';
import { HelpIcon } from './help-icon.tsx';
import { spotsOf, type ShownPoint } from './spots.ts';
import { usePosition } from './use-position.ts';
import './city.css';

// Most visitors follow nobody.
const NextWays = later(async () => (await import('./next-ways.tsx')).NextWays);

type Hall = CitySlice['halls'][number];

/** Halls and help in the city: `/city`. Everything is in the HTML; `?from=` shows the minutes from a hall. */
export function CityPage() {
  const t = useWords();
  const { slice, failed, retry } = useSlice({ page: pages.city, params: {} });
  if (slice?.status === 200) return <City slice={slice.body} />;
  if (slice?.status === 404) return <NoEditionPage />;
  return (
    <main id="main" className="page-width" {...(failed ? {} : { 'aria-busy': true })}>
      <h1 className="page-title">{t('city.title')}</h1>
      {failed ? <Retry retry={retry} /> : <RowsSkeleton rows={8} />}
    </main>
  );
}

function City({ slice }: { slice: CitySlice }) {
  const t = useWords();
  const { halls, edition, travel } = slice;
  const query = new URLSearchParams(useLocation().search);
  const { position, isRefused, locate } = usePosition();
  const asked = Number(query.get('from'));
  const from = halls.find(({ id }) => id === asked) ?? null;
  const all = spotsOf(slice);
  const kinds = helpKinds.filter((kind) => all.some((point) => point.kind === kind));
  const kind = (['halls', ...kinds] as const).find((one) => one === query.get('kind')) ?? null;
  const favourites = useFavourites();
  const followedTeams = favourites === null ? [] : followed(favourites);
  const points = all.filter((point) => kind === null || point.kind === kind);
  const near = position && nearestHall(halls, position);
  const ways = waysFrom({ travel, from, position: from === null && near ? position : null });
  return (
    <main id="main" className="page-width">
      <h1 className="page-title">{edition.city ?? t('city.title')}</h1>
      <p className="muted">{t('city.halls', { count: halls.length })}</p>
      <div className="city">
        <div>
          <HelpButtons slice={slice} points={all} />
          <Kinds kinds={kinds} kind={kind} from={from} />
          <CityMap
            label={t('city.map')}
            halls={halls}
            points={points.map(({ spot, ...point }) => ({ ...point, ...spot }))}
            you={near && position && { ...position, text: t('city.you') }}
          />
          <p className="city-position">
            <button className="button button--outline" type="button" onClick={locate}>
              {t('city.locate')}
            </button>{' '}
            <span role="status">
              {near === null ? null : t('city.nearest', { minutes: near.minutes, hall: near.hall.code })}
              {position !== null && near === null ? t('city.far') : null}
              {isRefused ? t('city.unlocated') : null}
            </span>
          </p>
          {followedTeams.length === 0 ? null : (
            <NextWays ids={followedTeams} slice={slice} minutesTo={(hall) => ways(t, hall, hall)} />
          )}
        </div>
        <div>
          {kind === 'halls' ? (
            <Halls slice={slice} ways={ways} />
          ) : (
            <Points points={points} slice={slice} from={from} kind={kind} ways={ways} />
          )}
        </div>
        {kind === 'halls' ? null : <Halls slice={slice} ways={ways} />}
      </div>
      {halls.length > 1 && travel.length > 0 ? <Times halls={halls} travel={travel} /> : null}
    </main>
  );
}

type Kind = HelpKind | 'halls';

/** Address of the page with what is chosen; null: not chosen. */
function cityWith(from: Hall | null, kind: Kind | null): string {
  const query = new URLSearchParams({
    ...(from === null ? {} : { from: String(from.id) }),
    ...(kind === null ? {} : { kind }),
  }).toString();
  return query === '' ? cityPath : `${cityPath}?${query}`;
}

/** What the map shows, as links: they work without a script and without a network. */
function Kinds({ kinds, kind, from }: { kinds: readonly HelpKind[]; kind: Kind | null; from: Hall | null }) {
  const t = useWords();
  if (kinds.length === 0) return null;
  const nameOf = (one: Kind | null) =>
    one === null ? t('city.all') : one === 'halls' ? t('city.hallList') : t(`city.kinds.${one}`);
  return (
    <nav className="city-from" aria-label={t('city.filter')}>
      {([null, 'halls', ...kinds] as const).map((one) => (
        <Link key={one} to={cityWith(from, one)} aria-current={one === kind ? 'true' : undefined}>
          {nameOf(one)}
        </Link>
      ))}
    </nav>
  );
}

/** The three things that cannot wait. */
function HelpButtons({ slice, points }: { slice: CitySlice; points: readonly ShownPoint[] }) {
  const { t, locale } = useLanguage();
  const phone = phoneToCall(slice.points, slice.phone);
  const dial = phone === null ? null : telephoneLink(phone);
  const firstAid = points.filter(({ kind }) => kind === 'first-aid');
  return (
    <ul className="city-help" aria-label={t('city.help')}>
      {firstAid.length === 0 ? null : (
        <li>
          <a className="first-aid" href="#point-first-aid">
            <HelpIcon kind="first-aid" />
            <b>{t('city.kinds.first-aid')}</b>
            <small>
              {firstAid.map(({ hall, address }) => (hall ? localName(hall, locale) : address)).join(', ')}
            </small>
          </a>
        </li>
      )}
      <li>
        <Link className="lost-child" to={lostChildPath}>
          <HelpIcon kind="lost-child" />
          <b>{t('city.kinds.lost-child')}</b>
          <small>{t('city.forChildren')}</small>
        </Link>
      </li>
      {dial === null ? null : (
        <li>
          <a className="call" href={dial}>
            <HelpIcon kind="call" />
            <b>{t('city.call')}</b>
            <small>{phone}</small>
          </a>
        </li>
      )}
    </ul>
  );
}

interface PointsProps {
  readonly points: readonly ShownPoint[];
  readonly slice: CitySlice;
  readonly from: Hall | null;
  readonly kind: Kind | null;
  readonly ways: Ways;
}

function Points({ points, slice: { travel, halls }, from, kind, ways }: PointsProps) {
  const { t, locale } = useLanguage();
  const firstOfKind = (point: ShownPoint) => points.find(({ kind }) => kind === point.kind) === point;
  return (
    <section aria-labelledby="help">
      <div className="section-head">
        <h2 id="help">{from === null ? t('city.where') : t('city.from')}</h2>
        {from === null ? null : <span>{t('city.fromHall', { hall: from.code })}</span>}
      </div>
      {halls.length > 1 && travel.length > 0 ? (
        <nav className="city-from" aria-label={t('city.chooseHall')}>
          {halls.map((hall) => (
            <Link key={hall.id} to={cityWith(hall, kind)} aria-current={hall === from ? 'true' : undefined}>
              {hall.code}
            </Link>
          ))}
        </nav>
      ) : null}
      {points.length === 0 ? <p>{t('city.none')}</p> : null}
      <ol className="city-points">
        {points.map((point) => (
          <li key={point.number} id={firstOfKind(point) ? `point-${point.kind}` : undefined}>
            <span className={`city-points__sign ${point.kind}`}>
              <HelpIcon kind={point.kind} />
            </span>
            <span>
              <b>
                {point.number}. {localTextOf(point.name, locale) ?? t(`city.kinds.${point.kind}`)}
              </b>
              <PointFacts point={point} />
            </span>
            <b>{ways(t, point.hall, point.spot)}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}

function PointFacts({ point }: { point: ShownPoint }) {
  const { t, locale } = useLanguage();
  const { hall, address, hours, phone, spot } = point;
  const dial = phone === null ? null : telephoneLink(phone);
  const place = hall === null ? address : `${localName(hall, locale)} (${hall.code})`;
  const way = wayThere({ ...spot, address: address ?? hall?.address ?? null });
  return (
    <>
      {place === null ? null : (
        <small>
          {way === null ? (
            place
          ) : (
            <a href={way.navigate} rel="noopener noreferrer" target="_blank">
              {place}
            </a>
          )}
        </small>
      )}
      {[localTextOf(point.note, locale), hours].map((text) =>
        text === null ? null : <small key={text}>{text}</small>,
      )}
      {dial === null ? null : (
        <small>
          <a href={dial} aria-label={`${t('city.call')}: ${phone}`}>
            {phone}
          </a>
        </small>
      )}
    </>
  );
}

type Ways = (t: Translator, hall: Hall | null, spot: Pick<Hall, 'lat' | 'lng'>) => string | null;

/** Says how far something is: from the chosen hall as the plan has it, else on foot from the visitor's position. */
function waysFrom({
  travel,
  from,
  position,
}: Pick<CitySlice, 'travel'> & { from: Hall | null; position: Spot | null }): Ways {
  return (t, hall, { lat, lng }) => {
    if (position !== null)
      return lat === null || lng === null
        ? null
        : t('city.about', { count: minutesOnFoot(position, { lat, lng }) });
    const minutes = from && hall && minutesBetween(travel, from.id, hall.id);
    if (minutes === null) return null;
    return minutes === 0 ? t('city.sameHall') : t('city.minutes', { count: minutes });
  };
}

/** Nobody walks farther: such a visitor is not in the city, and the map would shrink to two dots. */
const farthest = 150;

function nearestHall(halls: CitySlice['halls'], position: Spot): { hall: Hall; minutes: number } | null {
  const [nearest] = halls
    .flatMap((hall) => {
      const { lat, lng } = hall;
      return lat === null || lng === null ? [] : [{ hall, minutes: minutesOnFoot(position, { lat, lng }) }];
    })
    .toSorted((one, other) => one.minutes - other.minutes);
  return nearest && nearest.minutes <= farthest ? nearest : null;
}

function Halls({ slice: { halls, edition }, ways }: { slice: CitySlice; ways: Ways }) {
  const { t, locale } = useLanguage();
  if (halls.length === 0) return null;
  return (
    <section aria-labelledby="halls">
      <div className="section-head">
        <h2 id="halls">{t('city.hallList')}</h2>
        <Link to={schedulePath}>{t('city.schedule')}</Link>
      </div>
      <ul className="city-halls">
        {halls.map((hall) => (
          <li key={hall.id}>
            <span>
              <Link to={edition.showsHalls ? hallPath(hall.id) : placePath(hall.id)}>
                {localName(hall, locale)} ({hall.code})
              </Link>
              {hall.address === null ? null : <small>{hall.address}</small>}
            </span>
            <b>{ways(t, hall, hall)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Minutes between all halls, for paper and for a look at a glance. */
function Times({ halls, travel }: Pick<CitySlice, 'halls' | 'travel'>) {
  const t = useWords();
  return (
    <section aria-labelledby="times">
      <div className="section-head">
        <h2 id="times">{t('city.times')}</h2>
      </div>
      <ScrollBox className="city-times" role="region" aria-labelledby="times" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('city.hallList')}</th>
              {halls.map(({ id, code }) => (
                <th key={id} scope="col">
                  {code}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {halls.map((row) => (
              <tr key={row.id}>
                <th scope="row">{row.code}</th>
                {halls.map((column) => (
                  <td key={column.id}>
                    {row.id === column.id ? '·' : (minutesBetween(travel, row.id, column.id) ?? '–')}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </section>
  );
}

export function cityHead(t: Translator, slice: CitySlice | null): Head {
  const tournament = slice?.edition.name ?? t('shell.brand');
  return { title: t('city.title'), description: t('city.description', { tournament }) };
}
