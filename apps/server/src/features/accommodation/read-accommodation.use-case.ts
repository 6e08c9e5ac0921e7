import type { Accommodation, AccommodationGuest } from '@sevenmetre/contract/accommodation/schemas';
import { bedsLeft, bedsNeeded, suggestLodging } from '@sevenmetre/rules/accommodation';
import type { LodgingBeds } from '@sevenmetre/rules/accommodation';
import { minutesOnFoot } from '@sevenmetre/rules/city';
import { isShown, shownKeys } from '@sevenmetre/rules/configuration';
import type { Tx, Db } from '../../platform/database/index.ts';
import { done, refuse, type Outcome } from '../../platform/outcome/index.ts';
import { configurationRepository } from '../competition/index.ts';
import * as allotmentRepository from './allotment.repository.ts';
import type { AllotmentRow, GuestKey } from './allotment.repository.ts';
import { findGuests } from './guest.repository.ts';
import type { GuestRow } from './guest.repository.ts';
import * as lodgingRepository from './lodging.repository.ts';
import type { LodgingRow } from './lodging.repository.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';
import { findAllByClubId } from './club-accommodation.repository.ts';
import type { ClubBeds } from './club-accommodation.repository.ts';

/** Where everybody sleeps in the current edition, and who needs beds. */
export function readAccommodation({ database }: UseCaseContext): Promise<Outcome<Accommodation>> {
  return database.transaction((tx) => read(tx), { accessMode: 'read only' });
}

async function read(tx: Tx): Promise<Outcome<Accommodation>> {
  const editionId = await lodgingRepository.findCurrentEditionId(tx);
  if (editionId === null) return refuse('edition-missing');
  const places = await lodgingRepository.findPlaces(editionId, tx);
  const halls = await lodgingRepository.findHalls(editionId, tx);
  const beds = await findBeds(editionId, tx);
  const lodgingsOf = Map.groupBy(beds.lodgings, ({ placeId }) => placeId);
  const keys = [shownKeys.clubAccommodation, shownKeys.refereeAccommodation];
  const values = await configurationRepository.findAllByEditionId(editionId, keys, tx);
  return done({
    places: places.map(({ lat, lng, ...place }) => ({
      ...place,
      nearestHall: nearestHall({ id: place.id, lat, lng }, halls),
      lodgings: (lodgingsOf.get(place.id) ?? []).map((lodging) => lodgingBody(lodging, beds)),
    })),
    waiting: waitingOf(beds),
    beds: totalsOf(beds),
    shownToClubs: isShown(values, shownKeys.clubAccommodation),
    shownToReferees: isShown(values, shownKeys.refereeAccommodation),
  });
}

type Position = Awaited<ReturnType<typeof lodgingRepository.findHalls>>[number];

/** The nearest hall to a place on foot; null: the position of the place or of all halls is missing. */
function nearestHall(
  { id, lat, lng }: Omit<Position, 'code'>,
  halls: readonly Position[],
): Accommodation['places'][number]['nearestHall'] {
  const own = halls.find((hall) => hall.id === id);
  if (own) return { code: own.code, minutes: 0 };
  if (lat === null || lng === null) return null;
  const ways = halls.flatMap(({ code, lat: hallLat, lng: hallLng }) =>
    hallLat === null || hallLng === null
      ? []
      : { code, minutes: minutesOnFoot({ lat, lng }, { lat: hallLat, lng: hallLng }) },
  );
  return ways.toSorted((one, other) => one.minutes - other.minutes)[0] ?? null;
}

/** Number of guests that wait for beds, of beds that they need, and of free beds. */
export async function countBeds(
  editionId: number,
  tx: Tx,
): Promise<{ readonly guests: number; readonly persons: number; readonly left: number }> {
  const beds = await findBeds(editionId, tx);
  const { needed } = totalsOf(beds);
  return {
    guests: beds.guests.filter((guest) => bedsNeeded(guest) > 0).length,
    persons: needed,
    left: beds.lodgings.reduce((sum, lodging) => sum + bedsLeft(lodging), 0),
  };
}

type LodgingWithBeds = LodgingRow & LodgingBeds;

export interface Beds {
  readonly guests: readonly GuestRow[];
  readonly lodgings: readonly LodgingWithBeds[];
  readonly allotments: readonly AllotmentRow[];
}

/** Guests, lodgings and allotments, as this transaction sees them. */
export async function findBeds(editionId: number, tx: Tx): Promise<Beds> {
  const guests = await findGuests(editionId, tx);
  const rows = await lodgingRepository.findAllByEditionId(editionId, tx);
  const allotments = await allotmentRepository.findAllByEditionId(editionId, tx);
  const given = Map.groupBy(allotments, ({ lodgingId }) => lodgingId);
  const lodgings = rows.map((row) => ({
    ...row,
    allotted: (given.get(row.id) ?? []).reduce((sum, { persons }) => sum + persons, 0),
  }));
  return { guests, lodgings, allotments };
}

function totalsOf({ guests, lodgings }: Beds): Accommodation['beds'] {
  return {
    capacity: lodgings.reduce((sum, { capacity }) => sum + capacity, 0),
    allotted: lodgings.reduce((sum, { allotted }) => sum + allotted, 0),
    needed: guests.reduce((sum, guest) => sum + bedsNeeded(guest), 0),
  };
}

function lodgingBody(
  { id, kind, label, capacity, note }: LodgingRow,
  { guests, allotments }: Beds,
): Accommodation['places'][number]['lodgings'][number] {
  const own = allotments.filter(({ lodgingId }) => lodgingId === id);
  return {
    id,
    kind,
    label,
    capacity,
    note,
    allotments: own.flatMap((allotment) => {
      const guest = guests.find((row) => isOf(row, allotment));
      return guest
        ? [
            {
              id: allotment.id,
              persons: allotment.persons,
              guest: guestBody(guest),
            },
          ]
        : [];
    }),
  };
}

function isOf({ kind, id }: GuestRow, { guest }: AllotmentRow): boolean {
  return kind === guest.kind && id === guest.id;
}

/** Guests without beds, by day of arrival; unknown days last. */
export function waitingGuests({ guests }: Beds): GuestRow[] {
  const day = ({ arrivalDate }: GuestRow) => arrivalDate ?? '9999';
  return guests
    .filter((guest) => bedsNeeded(guest) > 0)
    .toSorted((a, b) => (day(a) < day(b) ? -1 : Number(day(a) > day(b))));
}

function waitingOf(beds: Beds): Accommodation['waiting'] {
  const near = placesOfClubs(beds);
  return waitingGuests(beds).map((guest) => ({
    ...guestBody(guest),
    suggestedLodgingId: suggestedIn(beds, guest, near),
  }));
}

function suggestedIn(
  { lodgings }: Beds,
  guest: GuestRow,
  near: ReadonlyMap<number, ReadonlySet<number>>,
): number | null {
  return suggestLodging(guest, lodgings, near.get(guest.clubId ?? 0) ?? new Set())?.id ?? null;
}

/** Suggested lodging of a guest of an edition, as this transaction sees it; null: none. */
export async function findSuggestion(editionId: number, key: GuestKey, tx: Tx): Promise<number | null> {
  const beds = await findBeds(editionId, tx);
  const guest = beds.guests.find(({ kind, id }) => kind === key.kind && id === key.id);
  return guest ? suggestedIn(beds, guest, placesOfClubs(beds)) : null;
}

/** Places where the people of each club sleep already. */
export function placesOfClubs({
  guests,
  lodgings,
  allotments,
}: Beds): ReadonlyMap<number, ReadonlySet<number>> {
  const placeOf = new Map(lodgings.map(({ id, placeId }) => [id, placeId]));
  const clubOf = new Map(guests.map(({ kind, id, clubId }) => [`${kind} ${id}`, clubId]));
  const places = new Map<number, Set<number>>();
  for (const { lodgingId, guest } of allotments) {
    const [clubId, placeId] = [clubOf.get(`${guest.kind} ${guest.id}`), placeOf.get(lodgingId)];
    if (!clubId || placeId === undefined) continue;
    places.set(clubId, (places.get(clubId) ?? new Set()).add(placeId));
  }
  return places;
}

/** A guest as lists of beds name it. */
export function guestBody({ teamName, teamNumber, categoryCode, ...guest }: GuestRow): AccommodationGuest {
  const isTeam = teamNumber !== null && categoryCode !== null;
  return { ...guest, team: isTeam ? { name: teamName, teamNumber, categoryCode } : null };
}

/** Where a club's people sleep. null: not published to clubs yet. The caller checks the permission. */
export async function findClubAccommodation(
  { clubId, editionId }: { readonly clubId: number; readonly editionId: number },
  db: Db | Tx,
): Promise<ClubBeds[] | null> {
  const values = await configurationRepository.findAllByEditionId(
    editionId,
    [shownKeys.clubAccommodation],
    db,
  );
  return isShown(values, shownKeys.clubAccommodation) ? findAllByClubId(clubId, db) : null;
}
