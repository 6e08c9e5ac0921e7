import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { atLeast, oneOf } from './checks.ts';
import { createdAt, id, instant } from './columns.ts';
import { users } from './people.ts';

/** The secret shared by a user's authenticator app and the portal. */
export const authenticators = pgTable('authenticators', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted with the portal's key, which is not in the database. */
  sealedSecret: text().notNull(),
  /** null: not confirmed yet, so not asked for. */
  confirmedAt: instant(),
  /** The half minute of the last used code: no code works twice. */
  lastStep: integer().notNull().default(0),
  createdAt: createdAt(),
});

/** One-time codes for a lost authenticator. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
    usedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [index('recovery_codes_user').on(table.userId)],
);

/** Public keys of users' devices. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Base64url, as browsers name it. */
    credentialId: text().notNull().unique(),
    /** COSE, base64url. */
    publicKey: text().notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    /** Whether a password manager keeps it on several devices. */
    synced: boolean().notNull(),
    name: text().notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant(),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

const challengePurposes = ['second-step', 'passkey-sign-in', 'passkey-creation'] as const;

/** A started step that the same browser, which holds the token, has to finish soon. */
export const authChallenges = pgTable(
  'auth_challenges',
  {
    id: id(),
    purpose: text({ enum: challengePurposes }).notNull(),
    tokenHash: text().notNull().unique(),
    /** null: unknown until the passkey identifies the user. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** Challenge for a passkey to sign; base64url. */
    challenge: text(),
    attempts: integer().notNull().default(0),
    expiresAt: instant().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('auth_challenges_user').on(table.userId),
    oneOf('auth_challenges_purpose_known', table.purpose, challengePurposes),
    atLeast('auth_challenges_attempts_counted', 0, [table.attempts]),
  ],
);
