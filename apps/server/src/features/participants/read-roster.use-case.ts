import type { ClubRoster } from '@sevenmetre/contract/participants/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import { can } from '../../platform/permission/index.ts';
import { rosterBody } from './bodies.ts';
import { clubSubject, loadRoster } from './club-roster.ts';
import { findLastNumbers } from './roster.repository.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';

/** The roster of a club; null: no such club, or not visible to the actor; callers cannot tell which. */
export function readRoster(
  { database, clock }: UseCaseContext,
  actor: Actor,
  clubId: number,
): Promise<ClubRoster | null> {
  const now = clock.now();
  return database.transaction(
    async (tx) => {
      const data = await loadRoster(clubId, tx);
      if (!data || !can(actor, 'clubRoster', clubSubject(data), now)) return null;
      return rosterBody(data, { actor, now, lastNumbers: await findLastNumbers(clubId, tx) });
    },
    { accessMode: 'read only', isolationLevel: 'repeatable read' },
  );
}
