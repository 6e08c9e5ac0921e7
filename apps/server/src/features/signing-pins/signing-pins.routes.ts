import type { Handlers, Limits } from '../../platform/http/index.ts';
import { issueRefereePinLink, type PinLinkContext, readPinLink, setPinByLink } from './pin-links.use-case.ts';
import { issueOwnPin } from './pins.use-case.ts';

/** Of calls with a link: tokens are too long to be guessed, and hashing a PIN costs time. */
export const signingPinLimits = {
  signingPinOfLink: [{ max: 120, seconds: 120 }],
  signingPinSet: [{ max: 60, seconds: 600 }],
} satisfies Limits;

/** PINs of accounts, and those that people set over links. */
export function signingPinHandlers(
  context: PinLinkContext,
): Handlers<'accountPin' | 'refereePinLink' | keyof typeof signingPinLimits> {
  return {
    refereePinLink: ({ actor, params }) => issueRefereePinLink(context, actor, params.id),
    accountPin: async ({ actor }) => ({ status: 200, body: await issueOwnPin(context, actor.userId) }),
    signingPinOfLink: ({ body }) => readPinLink(context, body),
    signingPinSet: ({ body }) => setPinByLink(context, body),
  };
}
