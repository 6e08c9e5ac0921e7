import { newPlace, type PlaceValues } from '@sevenmetre/rules/enumerations';
import type { KnownRecord, PlannedRecord } from '@sevenmetre/rules/record-list';
import type { Tx } from '../../platform/database/index.ts';
import { recordAudit } from '../audit/index.ts';
import * as placeRepository from './admin-place.repository.ts';

/** Halls that a list is matched to: those of the edition and shared ones, without their courts. */
export async function findListedHalls(editionId: number, tx: Tx): Promise<KnownRecord[]> {
  const all = await placeRepository.findAll(editionId, tx);
  return all
    .filter(({ values }) => values.kind === 'hall')
    .map(({ id, values }) => {
      const { code, nameCs, nameEn, address, lat, lng, descriptionCs, descriptionEn } = values;
      const coordinates = lat === null || lng === null ? '' : `${lat}, ${lng}`;
      const note = descriptionCs ?? descriptionEn ?? '';
      return {
        id,
        name: nameCs,
        names: [nameCs, nameEn],
        values: { name: nameCs, code, address: address ?? '', coordinates, note },
      };
    });
}

export interface HallChange {
  readonly editionId: number;
  readonly userId: number;
  readonly at: Date;
  /** File and line, for the history. */
  readonly reason: string;
}

/**
 * Stores a hall of a list, or what a known one lacks, with its audit entry. The caller appends the live change.
 * @returns its id
 */
export async function storeListedHall(
  { editionId, userId, at, reason }: HallChange,
  { id, fill }: Pick<PlannedRecord, 'id' | 'fill'>,
  tx: Tx,
): Promise<number> {
  const [stored = null] = await placeRepository.lockByIds(id === null ? [] : [id], tx);
  const values = { ...(stored?.values ?? newHall(fill)), ...patchOf(fill) };
  const own = values.isShared ? null : editionId;
  const row = { editionId: own, values, data: JSON.parse(values.data), at };
  const placeId = stored?.id ?? (await placeRepository.insert(row, tx));
  if (stored) await placeRepository.update(placeId, row, tx);
  await recordAudit(tx, {
    at,
    userId,
    editionId: own,
    action: stored ? 'place.update' : 'place.create',
    subjectType: 'place',
    subjectId: placeId,
    reason,
    ...(stored ? { before: stored.values } : {}),
    after: values,
  });
  return placeId;
}

function newHall({ name = '', code = '', coordinates = '' }: PlannedRecord['fill']): PlaceValues {
  return { ...newPlace, code, nameCs: name, nameEn: name, visibleOnMap: coordinates !== '' };
}

function patchOf({ address, coordinates, note }: PlannedRecord['fill']): Partial<PlaceValues> {
  const [lat = null, lng = null] = coordinates?.split(', ').map(Number) ?? [];
  return {
    ...(address === undefined ? {} : { address }),
    ...(coordinates === undefined ? {} : { lat, lng }),
    ...(note === undefined ? {} : { descriptionCs: note, descriptionEn: note }),
  };
}

/** Halls as a list stores them, without their courts. */
export const listedHalls = {
  async lockValues(ids: readonly number[], tx: Tx): Promise<ReadonlyMap<number, PlaceValues>> {
    const rows = await placeRepository.lockByIds(ids, tx);
    return new Map(rows.map(({ id, values }) => [id, values]));
  },
  /** Those that a match, a bed, a referee, a reporter or a team needs, as when one is deleted by hand. */
  async findUsed(ids: readonly number[], tx: Tx): Promise<number[]> {
    return [...(await placeRepository.findPlaceUses(ids, tx)).keys()];
  },
  async remove(ids: readonly number[], tx: Tx): Promise<void> {
    for (const id of ids) await placeRepository.deleteById(id, tx);
  },
  async restore(id: number, values: PlaceValues, at: Date, tx: Tx): Promise<void> {
    await placeRepository.updateValues(id, { values, data: JSON.parse(values.data), at }, tx);
  },
};
