import * as z from 'zod';
import { Instant } from '../common.ts';
import { secret } from '../text.ts';

/** A token that is shown once, to whoever issues the link. It sets a PIN and shows none. */
export const SigningPinLink = z
  .object({ token: z.string(), expiresAt: Instant })
  .meta({ id: 'SigningPinLink' });

const clientKey = z.string().regex(/^[\w-]{8,64}$/);

/** `clientKey`: that of the page's attempt, if it has made one before it was loaded again. */
export const SigningPinLinkBody = z.strictObject({ token: secret(200), clientKey: clientKey.optional() });
export type SigningPinLinkBody = z.infer<typeof SigningPinLinkBody>;

/** Whose PIN a link sets. `isSet`: the attempt with the key that was sent has set it, and the link is used up. */
export const SigningPinOwner = z
  .object({ firstName: z.string(), expiresAt: Instant, isSet: z.boolean() })
  .meta({ id: 'SigningPinOwner' });
export type SigningPinOwner = z.infer<typeof SigningPinOwner>;

/** `clientKey`: of one attempt; its repeat after a lost answer gets the answer of the first. Pages of before 2026-11-29 send none. */
export const SigningPinSetBody = z.strictObject({
  token: secret(200),
  pin: z.string().regex(/^\d{6}$/),
  clientKey: clientKey.optional(),
});
export type SigningPinSetBody = z.infer<typeof SigningPinSetBody>;

export const SigningPinSet = z.object({ status: z.literal('ok') }).meta({ id: 'SigningPinSet' });
