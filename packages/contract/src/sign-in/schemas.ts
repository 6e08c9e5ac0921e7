import { locales } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { PersonName } from '../common.ts';
import { secret, trimmedLine } from '../text.ts';

const name = PersonName.min(1);
const email = z.email().max(254);

/** Validated by the rules for passwords; this only limits the length. */
const newPassword = secret(512);

export const RegistrationBody = z.strictObject({
  firstName: name,
  lastName: name,
  email,
  password: newPassword,
  locale: z.enum(locales),
});

export const PasswordForgottenBody = z.strictObject({ email, locale: z.enum(locales) });

const token = secret(200).min(20);

export const PasswordResetBody = z.strictObject({ token, password: newPassword });

/** The secret of a mailed link. */
export const DeviceBody = z.strictObject({ token });

/** The password is required without a session of the account. */
export const EmailConfirmationBody = z.strictObject({ token, password: secret(512).optional() });

/** The password was right; a code or a passkey is needed. */
export const SecondStep = z.object({ token: z.string(), passkey: z.boolean() }).meta({ id: 'SecondStep' });
export type SecondStep = z.infer<typeof SecondStep>;

/** Six digits of an authenticator, or a recovery code with or without its dashes. */
const code = trimmedLine(40).min(6);

/** Six digits of a mail, as they are typed or pasted. */
export const CodeEntryBody = z.strictObject({ code: trimmedLine(20).min(1) });

/** The code was right; the next step of the sign-in. */
export const CodeNext = z
  .discriminatedUnion('next', [
    SecondStep.extend({ next: z.literal('second-step') }),
    /** Nobody has the address yet. */
    z.object({ next: z.literal('names') }),
  ])
  .meta({ id: 'CodeNext' });
export type CodeNext = z.infer<typeof CodeNext>;

export const CodeAccountBody = z.strictObject({ firstName: name, lastName: name, locale: z.enum(locales) });

export const SecondStepBody = z.strictObject({ token, code });

/** A browser's request to a device, in WebAuthn's names. */
export const PasskeyRequest = z.object({
  token: z.string(),
  options: z.object({
    challenge: z.string(),
    timeout: z.int(),
    rpId: z.string(),
    userVerification: z.literal('required'),
  }),
});
export type PasskeyRequest = z.infer<typeof PasskeyRequest>;

/** Bytes as base64url. */
export const bytes = z.string().regex(/^[\w-]*$/);

/** What browsers send of every passkey, in WebAuthn's names. */
export const credential = {
  id: bytes.min(1).max(1400),
  rawId: bytes.min(1).max(1400),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
};

/** The same for the use of a passkey. */
const UsedCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes.max(4000),
    authenticatorData: bytes.max(4000),
    signature: bytes.max(4000),
  }),
});

export const PasskeySignInBody = z.strictObject({ token, credential: UsedCredential });

export const LoginBody = z.strictObject({
  email: trimmedLine(254).min(1),
  password: secret(1024),
});

/** The first super admin of a new installation, created with the token from the console. */
export const SetupBody = z.strictObject({
  token: secret(200).min(20),
  email: z.email().max(254),
  password: secret(512),
  firstName: trimmedLine(100).min(1),
  lastName: trimmedLine(100).min(1),
});
