import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { atLeast, oneOf } from './checks.ts';
import { createdAt, id, instant } from './columns.ts';
import { users } from './people.ts';

/** The secret that a user's authenticator app shares with the portal. */
export const authenticators = pgTable('authenticators', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted with the portal's key, which is not in the database. */
  sealedSecret: text().notNull(),
  /** null: being set up, not asked for yet. */
  confirmedAt: instant(),
  /** The half minute whose code was used last: none works twice. */
  lastStep: integer().notNull().default(0),
  createdAt: createdAt(),
});

/** Codes that stand in for an authenticator that is lost, each once. */
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

/** Public halves of the keys that users' devices hold. */
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
    /** Kept by a password manager on several devices. */
    synced: boolean().notNull(),
    name: text().notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant(),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

const challengePurposes = ['second-step', 'passkey-sign-in', 'passkey-creation'] as const;

/** What was begun and has to be finished soon by the same browser, which holds the token. */
export const authChallenges = pgTable(
  'auth_challenges',
  {
    id: id(),
    purpose: text({ enum: challengePurposes }).notNull(),
    tokenHash: text().notNull().unique(),
    /** null: nobody is known yet, a passkey will tell. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** What a passkey has to sign; base64url. */
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
