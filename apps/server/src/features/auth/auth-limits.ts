import { LoginBody } from '@sevenmetre/contract/sign-in/schemas';
import { deviceOf } from './sessions/session.routes.ts';
import type { Limit, Limits } from '../../platform/http/index.ts';

/**
 * Attempts of one address at one account, those of a device with a cookie apart: a guest in the same hall does not use up the
 * attempts of an owner whose device was let in. Made-up cookies gain nothing, see `ofAddress` and rule UR5.
 */
const ofAccount = {
  max: 10,
  seconds: 300,
  byAddress: true,
  partOf: (body, request) => `${emailOf(body)} ${deviceOf(request) ?? ''}`,
} as const satisfies Limit;
/** All attempts of one address, which a whole hall or school may share. */
const ofAddress = { max: 60, seconds: 120, byAddress: true } as const;
/**
 * Attempts to send a mail, per address and mailbox; refused passwords count too. The number of links that a
 * mailbox gets is limited separately, see `makeLink`.
 */
const mailsOfMailbox = { max: 15, seconds: 600, byAddress: true, partOf: emailOf } as const;
const mailsOfAddress = { max: 60, seconds: 600, byAddress: true } as const;
/** Repeated passwords of a signed-in user. */
const confirmations = [{ max: 20, seconds: 300 }];

/**
 * Limits on guessing. The account's limit comes first, so that refused attempts do not use up the address's
 * limit.
 */
export const authLimits = {
  login: [ofAccount, ofAddress],
  loginSecondStep: [ofAddress],
  loginCodeSend: [mailsOfMailbox, mailsOfAddress],
  loginCode: [ofAddress],
  loginCodeAccount: [ofAddress],
  loginDeviceLink: [mailsOfMailbox, mailsOfAddress],
  loginDevice: [ofAddress],
  loginPasskeyOptions: [ofAddress],
  loginPasskey: [ofAddress],
  setup: [{ max: 10, seconds: 300, byAddress: true }],
  register: [mailsOfMailbox, mailsOfAddress],
  passwordForgotten: [mailsOfMailbox, mailsOfAddress],
  passwordReset: [ofAddress],
  emailConfirm: [ofAddress],
  accountEmail: confirmations,
  accountVerification: [{ max: 5, seconds: 600 }],
  accountPassword: confirmations,
  accountClose: confirmations,
  authenticatorStart: confirmations,
  authenticatorConfirm: confirmations,
  authenticatorRemove: confirmations,
  recoveryCodesRenew: confirmations,
  passkeyOptions: confirmations,
  passkeyRemove: confirmations,
} satisfies Limits;

/** '' if the body has no e-mail. */
function emailOf(body: unknown): string {
  const { data } = LoginBody.pick({ email: true }).loose().safeParse(body);
  return data?.email.toLowerCase() ?? '';
}
