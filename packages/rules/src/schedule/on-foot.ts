/** Coordinates in degrees; null: not entered. */
export interface MapPoint {
  readonly lat: number | null;
  readonly lng: number | null;
}

/** Streets are a quarter longer than the straight line; 5 km per hour. */
const minutesPerKilometre = 15;
/** Longer ways are not walked. */
const longestWalk = 60;

/** Minutes on foot between two places, at least 1; null: too far, or unknown coordinates. */
export function minutesOnFoot(from: MapPoint, to: MapPoint): number | null {
  if (from.lat === null || from.lng === null || to.lat === null || to.lng === null) return null;
  const radians = Math.PI / 180;
  const latitude = (to.lat - from.lat) * radians;
  const longitude = (to.lng - from.lng) * radians * Math.cos(((from.lat + to.lat) / 2) * radians);
  const minutes = Math.max(1, Math.round(Math.hypot(latitude, longitude) * 6371 * minutesPerKilometre));
  return minutes > longestWalk ? null : minutes;
}
