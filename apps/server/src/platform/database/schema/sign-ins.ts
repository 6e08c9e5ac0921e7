import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { atLeast, oneOf } from './checks.ts';
import { createdAt, id, instant } from './columns.ts';
import { users } from './people.ts';

const signInOutcomes = ['signed-in', 'password-wrong', 'password-right', 'code-wrong', 'let-in'] as const;

/**
 * Attempts to sign in. `password-right`: a second step was asked for. `let-in`: a mailed link made the device known. Unknown addresses are counted like all
 * others, so that a delay does not reveal who has an account: therefore accounts are identified by a hash.
 */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    id: id(),
    /** Hash of the given e-mail. */
    accountHash: text().notNull(),
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
    outcome: text({ enum: signInOutcomes }).notNull(),
    /** Network part of the browser's IP address. */
    network: text().notNull(),
    /** Hash of the browser's device token; null: it has none. */
    deviceHash: text(),
    /** Whether this device has signed in to the account before. */
    isKnown: boolean().notNull(),
    userAgent: text(),
  },
  (table) => [
    index('sign_in_attempts_account').on(table.accountHash, table.at),
    index('sign_in_attempts_user').on(table.userId, table.at),
    oneOf('sign_in_attempts_outcome_known', table.outcome, signInOutcomes),
  ],
);

/** Browsers that have signed in to an account. */
export const knownDevices = pgTable(
  'known_devices',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    deviceHash: text().notNull(),
    lastSeenAt: instant().notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('known_devices_user').on(table.userId, table.deviceHash)],
);

/** Codes that were mailed to an address for a sign-in. Kept for an hour, so that those of a mailbox are counted. */
export const signInCodes = pgTable(
  'sign_in_codes',
  {
    id: id(),
    /** Lower case, trimmed; it may have no account. */
    email: text().notNull(),
    /** Of the token that the asking browser holds. */
    tokenHash: text().notNull().unique(),
    /** Of code and token: without the browser's token the code cannot be found by trying. */
    codeHash: text().notNull(),
    attempts: integer().notNull().default(0),
    /** The code was right, and no account had the address: names are asked for. */
    provenAt: instant(),
    usedAt: instant(),
    expiresAt: instant().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('sign_in_codes_email').on(table.email, table.createdAt),
    atLeast('sign_in_codes_attempts_counted', 0, [table.attempts]),
  ],
);
