import type { AdminPlaces } from '@sevenmetre/contract/places/admin-places';
import type { PlaceValues } from '@sevenmetre/rules/enumerations';
import { done, type Outcome } from '../../platform/outcome/index.ts';
import { findWorkingEdition } from '../competition/index.ts';
import { toUploadedFile } from '../files/index.ts';
import * as placeRepository from './admin-place.repository.ts';
import type { StorageContext } from '../../platform/use-case/index.ts';

const reading = { accessMode: 'read only', isolationLevel: 'repeatable read' } as const;

/**
 * Places for organisers.
 * @param edition null: the current one
 */
export function readAdminPlaces(
  { database }: StorageContext,
  edition: number | null,
): Promise<Outcome<AdminPlaces>> {
  return database.transaction(async (tx) => {
    const working = await findWorkingEdition(edition, tx);
    if (!working.ok) return working;
    const editionId = working.value.id;
    const uses = await placeRepository.findPlaceUses(null, tx);
    const beds = await placeRepository.sumBeds(editionId, tx);
    const all = await placeRepository.findAll(editionId, tx);
    return done({
      places: all.map(({ id, values, files }) => ({
        id,
        values: sendable(values),
        uses: [...(uses.get(id) ?? [])],
        files: files.map(toUploadedFile),
        beds: beds.get(id) ?? 0,
      })),
      trainingTypes: await placeRepository.findTrainingTypes(tx),
    });
  }, reading);
}

function sendable(values: PlaceValues): AdminPlaces['places'][number]['values'] {
  const { allowedTrainingTypesIds, fileIds } = values;
  return { ...values, allowedTrainingTypesIds: [...allowedTrainingTypesIds], fileIds: [...fileIds] };
}
