import type { Actor } from '@sevenmetre/rules/permissions';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { recordAudit } from '../audit/index.ts';
import { editionRepository } from '../competition/index.ts';
import { findAllCounted, lockAll } from './edition.repository.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';

/**
 * Deletes an edition that was created by mistake: not the current one, and only without registrations and
 * matches.
 */
export function deleteEdition(
  { database, clock }: UseCaseContext,
  actor: Actor,
  id: number,
): Promise<Outcome<{ readonly id: number }>> {
  return database.transaction(async (tx) => {
    await lockAll(tx);
    const found = (await findAllCounted(tx)).find(({ edition }) => edition.id === id);
    if (!found) return refuse('edition-unknown');
    const { edition, clubs, matches, referees } = found;
    if (edition.isCurrent || clubs + matches + referees > 0) return refuse('edition-in-use');
    await editionRepository.deleteById(id, tx);
    await recordAudit(tx, {
      at: clock.now(),
      userId: actor.userId,
      action: 'edition.deleted',
      subjectType: 'edition',
      subjectId: id,
      before: { name: edition.name, year: edition.year },
    });
    return done({ id });
  });
}
