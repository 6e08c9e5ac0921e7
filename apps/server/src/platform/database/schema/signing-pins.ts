import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { atLeast } from './checks.ts';
import { id, instant } from './columns.ts';
import { participants, users } from './people.ts';

/** PINs with which officials, referees and the table sign records of matches. Shown once, to whoever issues them. */
export const signingPins = pgTable(
  'signing_pins',
  {
    id: id(),
    /** One of the two is set: an official of a team, or an account. */
    participantId: integer()
      .unique()
      .references(() => participants.id, { onDelete: 'cascade' }),
    userId: integer()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Salt and scrypt hash. */
    pinHash: text().notNull(),
    /** Wrong PINs since it was issued. */
    failures: integer().notNull().default(0),
    issuedAt: instant().notNull(),
  },
  (table) => [atLeast('signing_pins_failures', 0, [table.failures])],
);

/** The key pair to which devices seal PINs; one row, made with the first PIN. */
export const signingKeys = pgTable('signing_keys', {
  id: integer().primaryKey(),
  /** SPKI, base64. */
  publicKey: text().notNull(),
  /** PKCS 8, encrypted with the key of the installation. */
  sealedPrivateKey: text().notNull(),
});

/** Links over which people set their own PIN: one of a person at a time, each valid once. */
export const signingPinLinks = pgTable('signing_pin_links', {
  id: id(),
  /** One of the two is set, as in `signing_pins`. */
  participantId: integer()
    .unique()
    .references(() => participants.id, { onDelete: 'cascade' }),
  userId: integer()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Hash of the token of the link. */
  tokenHash: text().notNull().unique(),
  expiresAt: instant().notNull(),
  usedAt: instant(),
});
