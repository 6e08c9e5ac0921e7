import type { Actor } from '@sevenmetre/rules/permissions';
import { removalRefusal } from '@sevenmetre/rules/roster';
import { can } from '../../platform/permission/index.ts';
import { recordAudit } from '../audit/index.ts';
import { appendChange } from '../live/index.ts';
import { clubSubject, personSubject, refuseAction, shownTo } from './club-roster.ts';
import { done, type Outcome, refuse } from '../../platform/outcome/index.ts';
import * as participantRepository from './participant.repository.ts';
import { arePublic } from './roster.repository.ts';
import { lockPerson } from './save-participant.use-case.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';

/** Deletes a participant, unless a match needs them. */
export function removeParticipant(
  { database, clock }: UseCaseContext,
  actor: Actor,
  id: number,
): Promise<Outcome<null>> {
  const now = clock.now();
  return database.transaction(async (tx) => {
    // Matches are always locked before clubs.
    await participantRepository.lockMatchesOf(id, tx);
    const found = await lockPerson(id, tx);
    if (!found) return refuse('participant-unknown');
    const { data, before } = found;
    const asked = {
      action: 'participantDelete' as const,
      subject: personSubject(data, before),
      sees: can(actor, 'clubRoster', clubSubject(data), now) && shownTo(actor, data).includes(before),
    };
    const refused = refuseAction(actor, asked, 'participant-unknown', now);
    if (refused) return refused;
    await participantRepository.lockById(id, tx);
    const reason = removalRefusal(await participantRepository.findStanding(id, tx));
    if (reason) return refuse(reason);
    const wasPublic = await arePublic([id], tx);
    await participantRepository.deleteById(id, tx);
    await recordAudit(tx, {
      at: now,
      userId: actor.userId,
      action: 'participantDelete',
      subjectType: 'participant',
      subjectId: id,
      before: { clubId: data.club.id, assignments: before.assignments },
    });
    if (wasPublic) await appendChange(tx, { structure: true });
    return done(null);
  });
}
