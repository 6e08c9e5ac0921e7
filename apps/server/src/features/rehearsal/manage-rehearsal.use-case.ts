import type { Rehearsal } from '@sevenmetre/contract/rehearsal/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import type { UseCaseContext } from '../../platform/use-case/index.ts';
import { appendChange } from '../live/index.ts';
import { recordAudit } from '../audit/index.ts';
import { editionRepository, type EditionRow } from '../competition/index.ts';
import { findEditions } from './rehearsal.repository.ts';
import type { RehearsalOrigin } from './rehearsal.ts';

/** null: unknown. */
export function findEdition({ database }: UseCaseContext, id: number): Promise<EditionRow | null> {
  return editionRepository.findById(id, database.db);
}

/** What can be copied, the current edition first, then the newest. */
export function listEditions({ database }: UseCaseContext): Promise<Rehearsal['editions']> {
  return findEditions(database.db);
}

interface Recorded {
  readonly actor: Actor;
  readonly origin: RehearsalOrigin;
  readonly action: 'edition.rehearsal-made' | 'edition.rehearsal-discarded';
}

/** What happens inside is not part of the history of the real portal; only that there was a rehearsal. */
export function recordRehearsal(
  { database, clock }: UseCaseContext,
  { actor, origin, action }: Recorded,
): Promise<void> {
  return database.transaction((tx) =>
    recordAudit(tx, {
      at: clock.now(),
      userId: actor.userId,
      action,
      subjectType: 'edition',
      subjectId: origin.editionId,
    }),
  );
}

/** Pages that are kept name the day of the clock: they are made again. */
export function renewPages({ database }: Pick<UseCaseContext, 'database'>): Promise<void> {
  return database.transaction(async (tx) => {
    await appendChange(tx, { structure: true });
  });
}
