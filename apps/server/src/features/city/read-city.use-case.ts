import type { CitySlice } from '@sevenmetre/contract/city/city-slice';
import { type HelpPoint, helpPointsKey, readHelpPoints } from '@sevenmetre/rules/city';
import { sliceHead, type Snapshot } from '@sevenmetre/rules/snapshot';
import type { Tx } from '../../platform/database/index.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';
import { configurationRepository } from '../competition/index.ts';
import * as cityRepository from './city.repository.ts';

/** Halls and help of the snapshot's edition. Phones are those that the organiser has entered for everybody. */
export function readCity(
  { database }: Pick<UseCaseContext, 'database'>,
  snapshot: Snapshot,
): Promise<CitySlice> {
  return database.transaction((tx) => read(snapshot, tx), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}

async function read(snapshot: Snapshot, tx: Tx): Promise<CitySlice> {
  const { id } = snapshot.edition;
  const values = await configurationRepository.findAllByEditionId(id, [helpPointsKey, 'contact-phone'], tx);
  const halls = hallsOf(snapshot);
  const isShown = (hall: number) => halls.some((one) => one.id === hall);
  const travel = await cityRepository.findTravelTimes(id, tx);
  return {
    ...sliceHead(snapshot),
    halls,
    travel: travel.filter(({ from, to }) => isShown(from) && isShown(to)),
    points: [...(readHelpPoints(values.get(helpPointsKey) ?? '') ?? []), ...placesToStay(snapshot)].map(
      (point) => ({ ...point }),
    ),
    phone: values.get('contact-phone')?.trim() || null,
  };
}

/** Halls of the edition by code; the position only of those that may be on a map. */
function hallsOf({ places }: Snapshot): CitySlice['halls'] {
  return [...places.values()]
    .filter(({ kind }) => kind === 'hall')
    .map(({ id, code, nameCs, nameEn, address, lat, lng, visibleOnMap }) => {
      const spot = visibleOnMap ? { lat, lng } : { lat: null, lng: null };
      return { id, code, nameCs, nameEn, address, ...spot };
    })
    .toSorted((a, b) => (a.code < b.code ? -1 : 1));
}

/** Hotels and restaurants of the organiser's places that may be on a map, as help points for beds and food. */
function placesToStay({ places }: Snapshot): HelpPoint[] {
  return [...places.values()]
    .filter(({ visibleOnMap, lat, lng }) => visibleOnMap && lat !== null && lng !== null)
    .flatMap(({ kind, nameCs, nameEn, address, lat, lng }) => {
      const help = kind === 'hotel' ? 'beds' : kind === 'restaurant' ? 'food' : null;
      const name = { cs: nameCs, en: nameEn };
      return help === null
        ? []
        : [{ kind: help, name, note: {}, hall: null, address, lat, lng, phone: null, hours: null }];
    });
}
