import type { PlaceSlice, PlacesSlice } from '@sevenmetre/contract/places/place-slice';
import type { Translator } from '@sevenmetre/phrases';
import { placeKinds } from '@sevenmetre/rules/vocabulary';
import type { Head } from '../../../lib/page/head.ts';
import { aboutPlace } from '../../../lib/page/about-event.ts';
import { placePath } from '../../../lib/paths/paths.ts';
import { localName } from '../../../lib/words/words.ts';

export function placesHead(t: Translator, type: string, slice: PlacesSlice | null): Head {
  const kind = placeKinds.find((known) => known === type);
  const title = kind ? t(`places.kinds.${kind}`) : t('places.kindUnknownHeading');
  if (slice === null) return { title, description: t('places.kindUnknown') };
  const tournament = slice.edition.name;
  return { title, description: t('places.description', { tournament }) };
}

export function placeHead(t: Translator, slice: PlaceSlice | null): Head {
  if (slice === null) return { title: t('places.unknownHeading'), description: t('places.unknown') };
  const name = localName(slice.place, t.locale);
  const tournament = slice.edition.name;
  return {
    title: name,
    description: t('places.placeDescription', { name, tournament }),
    about: { ...aboutPlace(name, slice.edition.city, shownSpot(slice)), url: placePath(slice.place.id) },
  };
}

/** The position only of places that the organiser wants on maps. */
function shownSpot({ place: { address, lat, lng, visibleOnMap } }: PlaceSlice) {
  return visibleOnMap ? { address, lat, lng } : { address };
}
