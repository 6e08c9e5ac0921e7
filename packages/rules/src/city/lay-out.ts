/** Something with a position, in degrees. */
export interface Spot {
  readonly lat: number;
  readonly lng: number;
}

export interface OnMap<S> {
  readonly spot: S;
  readonly x: number;
  readonly y: number;
}

/**
 * Spots on a sketch map of the given size, north above, in one scale for both directions. Spots that would hide one
 * another are moved around the first of them, so that each can be read (rule CI5).
 * @param margin free space at the edges
 * @param apart least distance of two spots
 */
export function layOut<S extends Spot>(
  spots: readonly S[],
  size: {
    readonly width: number;
    readonly height: number;
    readonly margin: number;
    readonly apart: number;
  },
): readonly OnMap<S>[] {
  const { width, height, margin, apart } = size;
  const [lats, lngs] = [spots.map(({ lat }) => lat), spots.map(({ lng }) => lng)];
  const middle = { lat: middleOf(lats), lng: middleOf(lngs) };
  // A degree of longitude is shorter the farther from the equator.
  const shrink = Math.cos((middle.lat * Math.PI) / 180);
  const [tall, wide] = [spanOf(lats), spanOf(lngs) * shrink];
  const scale = Math.min((width - 2 * margin) / (wide || 1e-6), (height - 2 * margin) / (tall || 1e-6));
  const placed: OnMap<S>[] = [];
  for (const spot of spots) {
    const home = {
      x: Math.round(width / 2 + (spot.lng - middle.lng) * shrink * scale),
      y: Math.round(height / 2 - (spot.lat - middle.lat) * scale),
    };
    placed.push({ spot, ...freeAround(home, placed, size, apart) });
  }
  return placed;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The point itself, else the first free one on circles around it that lies within the map. */
function freeAround(
  home: Point,
  taken: readonly Point[],
  { width, height }: { readonly width: number; readonly height: number },
  apart: number,
): Point {
  for (let ring = 0; ring < 6; ring += 1) {
    for (let step = 0; step < (ring === 0 ? 1 : 8); step += 1) {
      const angle = (step * Math.PI) / 4 + (ring % 2) * 0.4;
      const x = Math.round(home.x + ring * apart * Math.cos(angle));
      const y = Math.round(home.y + ring * apart * Math.sin(angle));
      const isWithin = x >= 16 && x <= width - 16 && y >= 16 && y <= height - 16;
      const isFree = taken.every((other) => Math.hypot(other.x - x, other.y - y) >= apart - 1);
      if (isFree && (isWithin || ring === 0)) return { x, y };
    }
  }
  return home;
}

function middleOf(values: readonly number[]): number {
  return (Math.max(...values) + Math.min(...values)) / 2;
}

function spanOf(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}
