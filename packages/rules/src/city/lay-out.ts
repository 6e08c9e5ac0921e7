/** Something with a position, in degrees. */
export interface Spot {
  readonly lat: number;
  readonly lng: number;
}

/** Size of a label on the map, around its middle. */
interface Label {
  readonly width: number;
  readonly height: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface OnMap<S> extends Point {
  readonly spot: S;
  /** Where the spot is; its label is beside it where another one is in the way. */
  readonly home: Point;
}

interface Frame {
  readonly width: number;
  readonly height: number;
  /** Free space at the edges. */
  readonly margin: number;
}

/** Least distance of two labels, and the step in which a free place is looked for. */
const gap = 4;
const step = 8;
/** A label farther away says no more which place it names, and each request for a map pays for the search. */
const mostSteps = 24;

/**
 * Spots on a sketch map of the given size, north above, in one scale for both directions. A label that would cover
 * another one is moved to the nearest free place, so that each can be read (rule CI5).
 */
export function layOut<S extends Spot & Label>(spots: readonly S[], frame: Frame): readonly OnMap<S>[] {
  const { width, height, margin } = frame;
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
    placed.push({ spot, home, ...freeAround(home, spot, placed, frame) });
  }
  return placed;
}

/** The point itself, else the first free one on widening circles around it; where all around is full, the point itself. */
function freeAround<S extends Label>(
  home: Point,
  label: Label,
  taken: readonly OnMap<S>[],
  { width, height }: Frame,
): Point {
  const isFree = ({ x, y }: Point) =>
    taken.every(
      (other) =>
        Math.abs(other.x - x) >= (other.spot.width + label.width) / 2 + gap ||
        Math.abs(other.y - y) >= (other.spot.height + label.height) / 2 + gap,
    );
  const isWithin = ({ x, y }: Point) =>
    x >= label.width / 2 &&
    x <= width - label.width / 2 &&
    y >= label.height / 2 &&
    y <= height - label.height / 2;
  for (let radius = 0; radius <= mostSteps * step; radius += step) {
    const points = Math.max(1, Math.floor((2 * Math.PI * radius) / (2 * step)));
    for (let at = 0; at < points; at += 1) {
      const angle = (at * 2 * Math.PI) / points;
      const point = {
        x: Math.round(home.x + radius * Math.cos(angle)),
        y: Math.round(home.y + radius * Math.sin(angle)),
      };
      if (isWithin(point) && isFree(point)) return point;
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

/** Metres of a degree of latitude. */
const degree = 111_320;
/** Streets are longer than the straight line, and families walk slowly. */
const detour = 1.3;
const metresPerMinute = 70;

/** Estimated minutes on foot between two positions, without knowing the streets (rule CI6). */
export function minutesOnFoot(from: Spot, to: Spot): number {
  const north = (to.lat - from.lat) * degree;
  const east = (to.lng - from.lng) * degree * Math.cos((from.lat * Math.PI) / 180);
  return Math.ceil((Math.hypot(north, east) * detour) / metresPerMinute);
}
