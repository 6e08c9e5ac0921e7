import type { PlaceSlice } from '@sevenmetre/contract/places/place-slice';

type Place = PlaceSlice['place'];

/** Addresses that lead to a place by plain links, so that they work without scripts; null: nobody knows where it is. */
export interface WayThere {
  /** Opens the phone's own navigation where there is one, else a page with the way. */
  readonly navigate: string;
  readonly openStreetMap: string;
}

/** By coordinates where they are known, else by the address as text. */
export function wayThere({ lat, lng, address }: Pick<Place, 'lat' | 'lng' | 'address'>): WayThere | null {
  const google = 'https://www.google.com/maps/dir/?api=1&destination=';
  if (lat !== null && lng !== null) {
    return {
      navigate: `${google}${lat},${lng}`,
      openStreetMap: `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`,
    };
  }
  if (address === null || address.trim() === '') return null;
  const text = encodeURIComponent(address);
  return {
    navigate: google + text,
    openStreetMap: `https://www.openstreetmap.org/search?query=${text}`,
  };
}
