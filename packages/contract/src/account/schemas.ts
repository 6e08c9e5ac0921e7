import { locales } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Id, Instant, PersonName } from '../common.ts';
import { bytes, credential } from '../sign-in/schemas.ts';
import { secret, trimmedLine } from '../text.ts';

const Described = z.object({ id: z.string(), type: z.literal('public-key') });

/** Options for a device to create a passkey. */
export const PasskeyCreation = z.object({
  token: z.string(),
  options: z.object({
    challenge: z.string(),
    timeout: z.int(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
    excludeCredentials: z.array(Described),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
    attestation: z.literal('none'),
  }),
});
export type PasskeyCreation = z.infer<typeof PasskeyCreation>;

const AccountPasskey = z.object({
  id: Id,
  name: z.string(),
  synced: z.boolean(),
  createdAt: Instant,
  lastUsedAt: Instant.nullable(),
});

const AccountSession = z.object({
  id: Id,
  /** Whether it is the calling session. */
  current: z.boolean(),
  /** '': not sent by the browser. */
  userAgent: z.string(),
  createdAt: Instant,
  lastSeenAt: Instant,
  secondStep: z.boolean(),
});

/** A sign-in to the account, or a failed attempt. */
const AccountSignIn = z.object({
  id: Id,
  at: Instant,
  outcome: z.enum(['signed-in', 'password-wrong', 'code-wrong']),
  /** '': not sent by the browser. */
  userAgent: z.string(),
  /** Whether the device had signed in to the account before. */
  isKnown: z.boolean(),
});

/** A user's own account. */
export const Account = z
  .object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    /** A new address that is not verified yet. */
    newEmail: z.string().nullable(),
    phone: z.string().nullable(),
    /** false: the user signs in with mailed codes or passkeys. */
    hasPassword: z.boolean(),
    locale: z.enum(locales),
    authenticator: z.boolean(),
    recoveryCodesLeft: z.int(),
    passkeys: z.array(AccountPasskey),
    /** Whether this user's role needs a second step. */
    secondStepRequired: z.boolean(),
    /** Roles of organisers are suspended until a second step is set up or completed. */
    secondStepMissing: z.boolean(),
    sessions: z.array(AccountSession),
    /** Newest first. */
    signIns: z.array(AccountSignIn),
  })
  .meta({ id: 'Account' });
export type Account = z.infer<typeof Account>;

const name = PersonName.min(1);

export const AccountBody = z.strictObject({
  firstName: name,
  lastName: name,
  phone: trimmedLine(40).nullable(),
  locale: z.enum(locales),
});

const email = z.email().max(254);
const password = secret(1024);

export const AccountEmailBody = z.strictObject({ email, password });

/** Validated by the rules for passwords; this only limits the length. */
const newPassword = secret(512);

export const AccountPasswordBody = z.strictObject({ password, newPassword });

/** Calls that weaken or end an account require the password again. */
export const PasswordBody = z.strictObject({ password });

/** Six digits of an authenticator, or a recovery code with or without its dashes. */
const code = trimmedLine(40).min(6);

export const AuthenticatorBody = z.strictObject({ code });

export const AuthenticatorSetup = z.object({
  /** Base32, for typing. */
  secret: z.string(),
  /** `otpauth://…`, for a link on the phone itself. */
  uri: z.string(),
  /** The same as an SVG picture. */
  qr: z.string(),
});

export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()), account: Account });

const token = secret(200).min(20);
/** A browser's answer with a new passkey, in WebAuthn's names; unneeded fields are dropped. */
const NewCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes.max(4000),
    attestationObject: bytes.max(40_000),
    transports: z
      .array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']))
      .max(10)
      .default([]),
  }),
});

export const PasskeyBody = z.strictObject({
  token,
  name: trimmedLine(60).min(1),
  credential: NewCredential,
});

export const PasskeyNameBody = z.strictObject({ name: trimmedLine(60).min(1) });
