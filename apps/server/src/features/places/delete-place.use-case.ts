import type { Actor } from '@sevenmetre/rules/permissions';
import { done, type Outcome, refuse } from '../../platform/outcome/index.ts';
import { recordAudit } from '../audit/index.ts';
import { findCurrentEditionId, lockById, whenFree } from '../enumerations/index.ts';
import { appendChange } from '../live/index.ts';
import type { AdminPlacesContext } from './admin-context.ts';
import * as placeRepository from './admin-place.repository.ts';

/** Removes a place that nothing uses, with its files; else says what does. */
export async function deletePlace(
  { database, clock, storage }: AdminPlacesContext,
  actor: Actor,
  id: number,
): Promise<Outcome<{ id: number }>> {
  const work = database.transaction(async (tx): Promise<Outcome<{ orphans: string[] }>> => {
    const editionId = await findCurrentEditionId(tx);
    if (editionId === null) return refuse('edition-missing');
    await lockById(placeRepository.placeTable, id, tx);
    const stored = (await placeRepository.findAll(editionId, tx)).find((place) => place.id === id);
    if (!stored) return refuse('entry-unknown');
    const uses = (await placeRepository.findPlaceUses([id], tx)).get(id) ?? [];
    if (uses.length > 0) return refuse('entry-in-use', { uses });
    const orphans = await placeRepository.deleteFiles(id, stored.values.fileIds, tx);
    await placeRepository.deleteById(id, tx);
    const by = { at: clock.now(), userId: actor.userId, before: stored.values };
    await recordAudit(tx, { ...by, action: 'place.delete', subjectType: 'place', subjectId: id });
    await appendChange(tx, { structure: true });
    return done({ orphans });
  });
  const removed = await whenFree('code', work);
  if (!removed.ok) return removed;
  for (const key of removed.value.orphans) await storage.delete(key);
  return done({ id });
}
