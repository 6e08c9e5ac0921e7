import type { PlaceValues } from '@sevenmetre/rules/enumerations';
import { listedHalls } from '../places/index.ts';
import { findHallCourts, type NewCourts, replaceHallCourts } from '../plan/index.ts';
import { listedOfficials } from '../referees/index.ts';
import type { ImportedKinds, ImportedRecords } from '../sheet-imports/index.ts';

const noCourts: NewCourts = { courts: [], hours: [], blocks: [] };

const halls: ImportedRecords = {
  async lockStates(ids, tx) {
    const places = await listedHalls.lockValues(ids, tx);
    const courts = await findHallCourts(ids, tx);
    return new Map(
      [...places].map(([id, place]) => [
        id,
        { name: place.nameCs, values: { place, courts: courts.get(id) ?? noCourts } },
      ]),
    );
  },
  findUsed: listedHalls.findUsed,
  async remove(ids, _, tx) {
    for (const id of ids) await replaceHallCourts(id, noCourts, tx);
    await listedHalls.remove(ids, tx);
  },
  async restore(id, before, now, tx) {
    // Written by lockStates of an earlier import.
    const { place, courts } = before as { readonly place: PlaceValues; readonly courts: NewCourts };
    await listedHalls.restore(id, place, now, tx);
    await replaceHallCourts(id, courts, tx);
  },
};

/** Halls with their courts, and officials, as lists store them. */
export const importedRecords: Readonly<Record<'halls' | 'officials', ImportedKinds>> = {
  halls: [['place', halls]],
  officials: [['referee', listedOfficials]],
};
