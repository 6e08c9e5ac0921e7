import type { ClubRoster } from '@sevenmetre/contract/participants/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import { can } from '../../platform/permission/index.ts';
import { done, refuse, type Outcome } from '../../platform/outcome/index.ts';
import { rosterBody } from './bodies.ts';
import { clubSubject, loadRoster } from './club-roster.ts';
import { findLastNumbers } from './roster.repository.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';

/** The roster of a club; it is unknown, too, where the actor may not see it. */
export function readRoster(
  { database, clock }: UseCaseContext,
  actor: Actor,
  clubId: number,
): Promise<Outcome<ClubRoster>> {
  const now = clock.now();
  return database.transaction(
    async (tx) => {
      const data = await loadRoster(clubId, tx);
      if (!data || !can(actor, 'clubRoster', clubSubject(data), now)) return refuse('club-unknown');
      return done(rosterBody(data, { actor, now, lastNumbers: await findLastNumbers(clubId, tx) }));
    },
    { accessMode: 'read only', isolationLevel: 'repeatable read' },
  );
}
