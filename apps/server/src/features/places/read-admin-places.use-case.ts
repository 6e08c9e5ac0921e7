import type { AdminPlaces } from '@sevenmetre/contract/schemas/enumerations';
import type { PlaceValues } from '@sevenmetre/rules/enumerations';
import { findCurrentEditionId } from '../enumerations/index.ts';
import { toUploadedFile } from '../files/index.ts';
import type { AdminPlacesContext } from './admin-context.ts';
import * as placeRepository from './admin-place.repository.ts';

const reading = { accessMode: 'read only', isolationLevel: 'repeatable read' } as const;

/** Places as organisers keep them; null: there is no edition. */
export function readAdminPlaces({ database }: AdminPlacesContext): Promise<AdminPlaces | null> {
  return database.transaction(async (tx) => {
    const editionId = await findCurrentEditionId(tx);
    if (editionId === null) return null;
    const uses = await placeRepository.findPlaceUses(null, tx);
    const beds = await placeRepository.sumBeds(editionId, tx);
    const all = await placeRepository.findAll(editionId, tx);
    return {
      places: all.map(({ id, values, files }) => ({
        id,
        values: sendable(values),
        uses: [...(uses.get(id) ?? [])],
        files: files.map(toUploadedFile),
        beds: beds.get(id) ?? 0,
      })),
      trainingTypes: await placeRepository.findTrainingTypes(tx),
    };
  }, reading);
}

function sendable(values: PlaceValues): AdminPlaces['places'][number]['values'] {
  const { allowedTrainingTypesIds, fileIds } = values;
  return { ...values, allowedTrainingTypesIds: [...allowedTrainingTypesIds], fileIds: [...fileIds] };
}
