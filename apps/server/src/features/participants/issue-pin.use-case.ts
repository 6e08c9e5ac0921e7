import type { Actor } from '@sevenmetre/rules/permissions';
import type { Clock } from '../../platform/clock/index.ts';
import { can } from '../../platform/permission/index.ts';
import { done, type Outcome, refuse } from '../../platform/outcome/index.ts';
import { recordAudit } from '../audit/index.ts';
import { newPin, type PinContext } from '../signing-pins/index.ts';
import { clubSubject, personSubject, refuseAction, shownTo } from './club-roster.ts';
import type { Handlers } from '../../platform/http/index.ts';
import { lockPerson } from './save-participant.use-case.ts';

/** A new PIN for an official of a club, shown once. The one before is not believed any more. */
async function issuePin(
  context: PinContext & { readonly clock: Clock },
  actor: Actor,
  id: number,
): Promise<Outcome<{ readonly pin: string }>> {
  const now = context.clock.now();
  const { pin, store } = await newPin(context);
  return context.database.transaction(async (tx) => {
    const found = await lockPerson(id, tx);
    if (!found) return refuse('participant-unknown');
    const { data, before } = found;
    const asked = {
      action: 'participantPin' as const,
      subject: personSubject(data, before),
      sees: can(actor, 'clubRoster', clubSubject(data), now) && shownTo(actor, data).includes(before),
    };
    const refused = refuseAction(actor, asked, 'participant-unknown', now);
    if (refused) return refused;
    await store({ participantId: id }, now, tx);
    await recordAudit(tx, {
      at: now,
      userId: actor.userId,
      action: 'participantPin',
      subjectType: 'participant',
      subjectId: id,
    });
    return done({ pin });
  });
}

/** Apart from the other handlers, since it needs what makes PINs. */
export function participantPinHandlers(
  context: PinContext & { readonly clock: Clock },
): Handlers<'participantPin'> {
  return {
    participantPin: ({ actor, params }) => issuePin(context, actor, params.id),
  };
}
