import type { CitySlice } from '@sevenmetre/contract/city/city-slice';
import { helpKinds } from '@sevenmetre/rules/city';

type Hall = CitySlice['halls'][number];
type Point = CitySlice['points'][number];

/** A help point with its number on the map and in the list. */
export interface ShownPoint extends Omit<Point, 'hall' | 'lat' | 'lng'> {
  readonly number: number;
  readonly hall: Hall | null;
  /** Its own position, else that of its hall. */
  readonly spot: { readonly lat: number | null; readonly lng: number | null };
}

/** Help points by urgency of their kind, numbered from 1. */
export function spotsOf({ points, halls }: Pick<CitySlice, 'points' | 'halls'>): readonly ShownPoint[] {
  return helpKinds
    .flatMap((kind) => points.filter((point) => point.kind === kind))
    .map(({ lat, lng, ...point }, at) => {
      const hall = halls.find(({ code }) => code === point.hall) ?? null;
      const own = lat === null || lng === null ? null : { lat, lng };
      return {
        ...point,
        number: at + 1,
        hall,
        spot: own ?? (hall ? { lat: hall.lat, lng: hall.lng } : { lat: null, lng: null }),
      };
    });
}
