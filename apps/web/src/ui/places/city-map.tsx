import { type HelpKind, layOut, type Spot } from '@sevenmetre/rules/city';
import './city-map.css';

interface Located {
  /** Degrees; without both it is not drawn. */
  readonly lat: number | null;
  readonly lng: number | null;
}

interface CityMapProps {
  readonly label: string;
  readonly halls: readonly (Located & { readonly code: string })[];
  /** With the numbers that stand in the list beside the map. */
  readonly points?: readonly (Located & { readonly number: number; readonly kind: HelpKind })[];
  /** Where the visitor is, with the word for it; absent: not known. */
  readonly you?: (Spot & { readonly text: string }) | null;
}

const size = { width: 640, height: 400, margin: 48 };
const [ofHall, ofPoint] = [
  { width: 60, height: 34 },
  { width: 36, height: 36 },
];

/** How halls, and help between them, lie to each other: a sketch without streets, drawn from coordinates alone. */
export function CityMap({ label, halls, points = [], you = null }: CityMapProps) {
  const marks = [
    ...(you === null ? [] : [{ ...you, ...ofHall, kind: 'you' as const }]),
    ...halls.map(({ code, lat, lng }) => ({ lat, lng, ...ofHall, text: code.slice(0, 5), kind: null })),
    ...points.map(({ number, kind, lat, lng }) => ({ lat, lng, ...ofPoint, text: String(number), kind })),
  ];
  const located = marks.flatMap((mark) =>
    mark.lat === null || mark.lng === null ? [] : [{ ...mark, lat: mark.lat, lng: mark.lng }],
  );
  if (located.length < 2) return null;
  const placed = layOut(located, size);
  return (
    <svg className="city-map" viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={label}>
      {placed.map(({ spot: { text, kind }, home, x, y }) =>
        // A label that had to give way is tied to its place.
        home.x === x && home.y === y ? null : (
          <path key={`${kind ?? ''}${text}`} d={`M${home.x} ${home.y}L${x} ${y}`} />
        ),
      )}
      {placed.map(({ spot: { text, kind }, x, y }) => (
        <g key={`${kind ?? ''}${text}`} className={kind ?? undefined} transform={`translate(${x} ${y})`}>
          {kind === null || kind === 'you' ? (
            <rect x="-30" y="-17" width="60" height="34" rx="4" />
          ) : (
            <circle r="17" />
          )}
          <text y="7" textAnchor="middle">
            {text}
          </text>
        </g>
      ))}
    </svg>
  );
}
