import { type HelpKind, layOut } from '@sevenmetre/rules/city';
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
}

const size = { width: 640, height: 400, margin: 48, apart: 54 };

/** How halls, and help between them, lie to each other: a sketch without streets, drawn from coordinates alone. */
export function CityMap({ label, halls, points = [] }: CityMapProps) {
  const marks = [
    ...halls.map(({ code, ...spot }) => ({ ...spot, text: code.slice(0, 5), kind: null })),
    ...points.map(({ number, kind, ...spot }) => ({ ...spot, text: String(number), kind })),
  ];
  const located = marks.flatMap((mark) =>
    mark.lat === null || mark.lng === null ? [] : [{ ...mark, lat: mark.lat, lng: mark.lng }],
  );
  if (located.length < 2) return null;
  return (
    <svg className="city-map" viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={label}>
      {layOut(located, size).map(({ spot: { text, kind }, x, y }) => (
        <g key={`${kind ?? ''}${text}`} className={kind ?? undefined} transform={`translate(${x} ${y})`}>
          {kind === null ? <rect x="-30" y="-17" width="60" height="34" rx="4" /> : <circle r="17" />}
          <text y="7" textAnchor="middle">
            {text}
          </text>
        </g>
      ))}
    </svg>
  );
}
