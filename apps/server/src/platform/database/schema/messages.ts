import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { messageRecipients, messageStates, registrationStates } from '@sevenmetre/rules/vocabulary';
import { atLeast, oneOf } from './checks.ts';
import { createdAt, id, instant, updatedAt } from './columns.ts';
import { editions } from './editions.ts';
import { users } from './people.ts';

/** A message of the organiser to all clubs or referees, on dashboards and by mail. */
export const messages = pgTable(
  'messages',
  {
    id: id(),
    editionId: integer()
      .notNull()
      .references(() => editions.id, { onDelete: 'cascade' }),
    internalName: text().notNull(),
    recipientType: text({ enum: messageRecipients }).notNull(),
    /** Only registrations in these states; empty: all but declined ones. */
    states: text({ enum: registrationStates })
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Codes: only clubs with a team in one of these categories; empty: all. */
    categories: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Only clubs with an overdue invoice. */
    overdueOnly: boolean().notNull().default(false),
    titleCs: text().notNull().default(''),
    titleEn: text().notNull().default(''),
    textCs: text().notNull(),
    textEn: text().notNull(),
    state: text({ enum: messageStates }).notNull().default('draft'),
    sentAt: instant(),
    /** Number of mails queued when it was sent; null: a draft. */
    mails: integer(),
    /** Since when the sent message is hidden from dashboards. */
    withdrawnAt: instant(),
    /** Idempotency key of the form. */
    clientKey: text(),
    /** Incremented by every save. */
    revision: integer().notNull().default(1),
    createdByUserId: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('messages_edition').on(table.editionId, table.recipientType, table.state),
    uniqueIndex('messages_client_key').on(table.editionId, table.clientKey),
    atLeast('messages_revision_counted', 1, [table.revision]),
    oneOf('messages_recipients_known', table.recipientType, messageRecipients),
    oneOf('messages_state_known', table.state, messageStates),
  ],
);
