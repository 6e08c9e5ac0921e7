import { bedsLeft, bedsNeeded, suggestLodging } from '@sevenmetre/rules/accommodation';
import type { LodgingBeds } from '@sevenmetre/rules/accommodation';
import type { Database, Tx } from '../../platform/database/index.ts';
import * as allotments from './allotment.repository.ts';
import { findGuests } from './guest.repository.ts';
import * as lodgings from './lodging.repository.ts';
import type { LodgingColumns } from './lodging.repository.ts';

/** A lodging with the code of its place instead of an id. */
export type EnteredLodging = LodgingColumns & { readonly placeCode: string };

/**
 * Stores lodgings of an edition and gives their beds to guests in the order of registration.
 * @param share the share of guests that get beds, between 0 and 1
 */
export async function enterLodgings(
  database: Database,
  editionId: number,
  { entered, share }: { readonly entered: readonly EnteredLodging[]; readonly share: number },
): Promise<void> {
  await database.transaction(async (tx) => {
    const codes = await lodgings.findPlaceCodes(editionId, tx);
    const beds: LodgingBeds[] = [];
    for (const { placeCode, ...columns } of entered) {
      const placeId = codes.get(placeCode);
      if (placeId === undefined) continue;
      const id = await lodgings.insert({ ...columns, editionId, placeId }, tx);
      beds.push({ id, placeId, kind: columns.kind, capacity: columns.capacity, allotted: 0 });
    }
    await houseGuests(editionId, beds, share, tx);
  });
}

async function houseGuests(
  editionId: number,
  beds: readonly LodgingBeds[],
  share: number,
  tx: Tx,
): Promise<void> {
  const guests = await findGuests(editionId, tx);
  let free = beds;
  for (const guest of guests.slice(0, Math.round(guests.length * share))) {
    const lodging = suggestLodging(guest, free, new Set());
    if (!lodging || bedsLeft(lodging) === 0) continue;
    const persons = bedsNeeded(guest);
    await allotments.insert({ lodgingId: lodging.id, guest, persons }, tx);
    await allotments.updatePlace(guest, lodging.placeId, tx);
    free = free.map((one) => (one === lodging ? { ...one, allotted: one.allotted + persons } : one));
  }
}
