import { LoginBody } from '@sevenmetre/contract/sign-in/schemas';
import type { Limits } from '../../platform/http/index.ts';

/** Guesses of one address at one account. Others' guesses from elsewhere never count against its owner. */
const ofAccount = { max: 10, seconds: 300, byAddress: true, partOf: emailOf } as const;
/** All attempts of one address; a hall or a school shares one. */
const ofAddress = { max: 60, seconds: 120, byAddress: true } as const;
/**
 * Attempts of one address for one mailbox, refused passwords included, and for all of them. How many links a mailbox gets
 * is limited for itself, see `makeLink`.
 */
const mailsOfMailbox = { max: 15, seconds: 600, byAddress: true, partOf: emailOf } as const;
const mailsOfAddress = { max: 60, seconds: 600, byAddress: true } as const;
/** Passwords typed again by somebody who is signed in. */
const confirmations = [{ max: 20, seconds: 300 }];

/** Limits on guessing. The account's comes first: what it refuses must not use up what the whole hall has. */
export const authLimits = {
  login: [ofAccount, ofAddress],
  loginSecondStep: [ofAddress],
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

/** Empty for what has no address. */
function emailOf(body: unknown): string {
  const { data } = LoginBody.pick({ email: true }).loose().safeParse(body);
  return data?.email.toLowerCase() ?? '';
}
