import * as z from 'zod';
import { Instant } from '../common.ts';
import { secret } from '../text.ts';

/** A token that is shown once, to whoever issues the link. It sets a PIN and shows none. */
export const SigningPinLink = z
  .object({ token: z.string(), expiresAt: Instant })
  .meta({ id: 'SigningPinLink' });

export const SigningPinLinkBody = z.strictObject({ token: secret(200) });

/** Whose PIN a link sets. */
export const SigningPinOwner = z
  .object({ firstName: z.string(), expiresAt: Instant })
  .meta({ id: 'SigningPinOwner' });
export type SigningPinOwner = z.infer<typeof SigningPinOwner>;

/** `clientKey`: of one attempt; its repeat after a lost answer gets the answer of the first. */
export const SigningPinSetBody = z.strictObject({
  token: secret(200),
  pin: z.string().regex(/^\d{6}$/),
  clientKey: z.string().regex(/^[\w-]{8,64}$/),
});
export type SigningPinSetBody = z.infer<typeof SigningPinSetBody>;

export const SigningPinSet = z.object({ status: z.literal('ok') }).meta({ id: 'SigningPinSet' });
