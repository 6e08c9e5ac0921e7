import { done, type Outcome, refuse } from '../../platform/outcome/index.ts';
import { recordAudit } from '../audit/index.ts';
import { findWorkingEdition, type Organiser } from '../competition/index.ts';
import { lockById, whenFree } from '../enumerations/index.ts';
import { appendChange } from '../live/index.ts';
import * as placeRepository from './admin-place.repository.ts';
import type { StorageContext } from '../../platform/use-case/index.ts';

/** Deletes an unused place with its files; otherwise returns its uses. */
export async function deletePlace(
  { database, clock, storage }: StorageContext,
  { actor, edition }: Organiser,
  id: number,
): Promise<Outcome<{ id: number }>> {
  const work = database.transaction(async (tx): Promise<Outcome<{ orphans: string[] }>> => {
    const working = await findWorkingEdition(edition, tx);
    if (!working.ok) return working;
    const editionId = working.value.id;
    await lockById(placeRepository.placeTable, id, tx);
    const stored = (await placeRepository.findAll(editionId, tx)).find((place) => place.id === id);
    if (!stored) return refuse('entry-unknown');
    const uses = (await placeRepository.findPlaceUses([id], tx)).get(id) ?? [];
    if (uses.length > 0) return refuse('entry-in-use', { uses });
    const orphans = await placeRepository.deleteFiles(id, stored.values.fileIds, tx);
    await placeRepository.deleteById(id, tx);
    const by = { at: clock.now(), userId: actor.userId, editionId, before: stored.values };
    await recordAudit(tx, { ...by, action: 'place.delete', subjectType: 'place', subjectId: id });
    await appendChange(tx, { structure: true });
    return done({ orphans });
  });
  const removed = await whenFree('code', work);
  if (!removed.ok) return removed;
  for (const key of removed.value.orphans) await storage.delete(key);
  return done({ id });
}
