import type { Actor } from '@sevenmetre/rules/permissions';
import { can } from '../../platform/permission/index.ts';
import { done, type Outcome, refuse } from '../../platform/outcome/index.ts';
import { recordAudit } from '../audit/index.ts';
import { issuePinLink, type PinLinkContext } from '../signing-pins/index.ts';
import { clubSubject, personSubject, refuseAction, shownTo } from './club-roster.ts';
import type { Handlers } from '../../platform/http/index.ts';
import { lockPerson } from './save-participant.use-case.ts';

/** A link over which an official of a club sets a PIN. It is shown once; the PIN itself to nobody. */
async function issuePin(
  context: PinLinkContext,
  actor: Actor,
  id: number,
): Promise<Outcome<{ readonly token: string; readonly expiresAt: string }>> {
  const now = context.clock.now();
  return context.database.transaction(async (tx) => {
    const found = await lockPerson(id, tx);
    if (!found) return refuse('participant-unknown');
    const { data, before } = found;
    const asked = {
      action: 'participantPinLink' as const,
      subject: personSubject(data, before),
      sees: can(actor, 'clubRoster', clubSubject(data), now) && shownTo(actor, data).includes(before),
    };
    const refused = refuseAction(actor, asked, 'participant-unknown', now);
    if (refused) return refused;
    const link = await issuePinLink(context.random, { participantId: id }, now, tx);
    await recordAudit(tx, {
      at: now,
      userId: actor.userId,
      action: 'participantPinLink',
      subjectType: 'participant',
      subjectId: id,
    });
    return done(link);
  });
}

/** Apart from the other handlers, since it needs what makes PINs. */
export function participantPinHandlers(context: PinLinkContext): Handlers<'participantPinLink'> {
  return {
    participantPinLink: ({ actor, params }) => issuePin(context, actor, params.id),
  };
}
