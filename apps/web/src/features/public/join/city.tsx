import type { JoinSlice } from '@sevenmetre/contract/join/join-slice';
import { placePath, placesPath } from '../../../lib/paths/paths.ts';
import { localName, useLanguage } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';

type Hall = JoinSlice['halls'][number];
interface Point {
  readonly hall: Hall;
  readonly x: number;
  readonly y: number;
}

const [width, height, margin] = [640, 320, 40];

/** Where it is played: how the halls lie to each other, and their addresses. */
export function City({ slice: { edition, halls } }: { slice: JoinSlice }) {
  const { t, locale } = useLanguage();
  const points = pointsOf(halls);
  const { city } = edition;
  return (
    <section aria-labelledby="city">
      <div className="section-head">
        <h2 id="city">{city === null ? t('join.city.heading') : t('join.city.headingIn', { city })}</h2>
        <Link to={placesPath('hall')}>{t('join.city.all')}</Link>
      </div>
      {points.length < 2 ? null : (
        <svg
          className="hall-plan"
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={t('join.city.map')}
        >
          {points.map(({ hall, x, y }) => (
            <g key={hall.id} transform={`translate(${x} ${y})`}>
              <rect x="-25" y="-14" width="50" height="28" rx="4" />
              <text y="6" textAnchor="middle">
                {hall.code.slice(0, 5)}
              </text>
            </g>
          ))}
        </svg>
      )}
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

/** Halls with a position, north above, in one scale for both directions. */
function pointsOf(halls: readonly Hall[]): Point[] {
  const known = halls.flatMap((hall) =>
    hall.lat === null || hall.lng === null ? [] : [{ hall, lat: hall.lat, lng: hall.lng }],
  );
  const [lats, lngs] = [known.map(({ lat }) => lat), known.map(({ lng }) => lng)];
  const middle = { lat: middleOf(lats), lng: middleOf(lngs) };
  // A degree of longitude is shorter the farther from the equator.
  const shrink = Math.cos((middle.lat * Math.PI) / 180);
  const [tall, wide] = [spanOf(lats), spanOf(lngs) * shrink];
  const scale = Math.min((width - 2 * margin) / (wide || 1e-6), (height - 2 * margin) / (tall || 1e-6));
  return known.map(({ hall, lat, lng }) => ({
    hall,
    x: Math.round(width / 2 + (lng - middle.lng) * shrink * scale),
    y: Math.round(height / 2 - (lat - middle.lat) * scale),
  }));
}

function middleOf(values: readonly number[]): number {
  return (Math.max(...values) + Math.min(...values)) / 2;
}

function spanOf(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}
