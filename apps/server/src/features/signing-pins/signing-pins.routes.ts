import type { Clock } from '../../platform/clock/index.ts';
import type { Handlers } from '../../platform/http/index.ts';
import { issueOwnPin, issueRefereePin, type PinContext } from './pins.use-case.ts';

/** The PIN of an account: of the table, and of a referee. */
export function signingPinHandlers(
  context: PinContext & { readonly clock: Clock },
): Handlers<'accountPin' | 'refereePin'> {
  return {
    refereePin: ({ actor, params }) => issueRefereePin(context, actor, params.id),
    accountPin: async ({ actor }) => ({ status: 200, body: await issueOwnPin(context, actor.userId) }),
  };
}
