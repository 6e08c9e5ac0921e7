import { placeKinds, placeTypes } from '../../vocabulary/index.ts';
import type { PlaceKind } from '../../vocabulary/index.ts';
import { categoriesOf, closuresOf } from './hall-slice.ts';
import { sliceHead } from '../lookups/heads.ts';
import { matchesOfHall } from '../lookups/matches-of.ts';
import { stageOf } from '../lookups/progress.ts';
import type { PlaceHead, PlaceSlice, PlacesSlice } from '../shapes/index.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Match, Place } from '../../tournament/index.ts';
import { tickets } from '../lookups/ticket.ts';

/** Maximal number of matches on the page of a place. */
const mostMatches = 40;

/** The places of a kind by code; pages sort their names by the visitor's language. */
export function placesSlice(snapshot: Snapshot, kind: PlaceKind): PlacesSlice {
  const places = [...snapshot.places.values()].filter((place) => place.kind === kind);
  places.sort((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : a.id - b.id));
  return { ...sliceHead(snapshot), kind, places: places.map(placeHead) };
}

/** The page of a place, with its running and coming matches. */
export function placeSlice(snapshot: Snapshot, place: Place): PlaceSlice {
  const { informationCs, informationEn, lat, lng, visibleOnMap, link, files } = place;
  const isFound = lat !== null && lng !== null;
  const open = matchesOfHall(snapshot, place.id)
    .filter((match) => isOpen(snapshot, match))
    .slice(0, mostMatches);
  return {
    ...sliceHead(snapshot),
    place: {
      ...placeHead(place),
      informationCs,
      informationEn,
      lat: isFound ? lat : null,
      lng: isFound ? lng : null,
      visibleOnMap,
      link: webLink(link),
      files,
    },
    matches: tickets(snapshot, open),
    categories: categoriesOf(snapshot, open),
    closures: closuresOf(snapshot, place.id),
  };
}

/** The kind of a numeric type; null for unknown ones. */
export function placeKindOf(placeType: number): PlaceKind | null {
  return placeKinds.find((kind) => placeTypes[kind] === placeType) ?? null;
}

/**
 * A link that is safe in a page: http or https without credentials; null for others. An address without a
 * scheme gets https.
 */
export function webLink(text: string | null): string | null {
  const written = text?.trim() ?? '';
  const full = /^[a-z][a-z\d+.-]*:/i.test(written) ? written : `https://${written}`;
  const found = /^(https?):\/\/([^\s/?#@\\]+)((?:[/?#][^\s\\]*)?)$/i.exec(full);
  if (!found) return null;
  const [, scheme = '', host = '', rest = ''] = found;
  return host.includes('.') ? `${scheme.toLowerCase()}://${host}${rest}` : null;
}

function placeHead({ id, kind, code, nameCs, nameEn, address }: Place): PlaceHead {
  return { id, kind, code, nameCs, nameEn, address };
}

function isOpen(snapshot: Snapshot, match: Match): boolean {
  const code = stageOf(snapshot, match);
  return code !== 'finished' && code !== 'waiting_for_approval';
}
