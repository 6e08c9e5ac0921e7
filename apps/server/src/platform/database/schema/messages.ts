import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { messageRecipients, messageStates, registrationStates } from '@sevenmetre/rules/vocabulary';
import { atLeast, oneOf } from './checks.ts';
import { createdAt, id, instant, updatedAt } from './columns.ts';
import { editions } from './editions.ts';
import { users } from './people.ts';

/** What the organiser tells all clubs or all referees: on their dashboards, and by mail. */
export const messages = pgTable(
  'messages',
  {
    id: id(),
    editionId: integer()
      .notNull()
      .references(() => editions.id, { onDelete: 'cascade' }),
    internalName: text().notNull(),
    recipientType: text({ enum: messageRecipients }).notNull(),
    /** Registrations in these states only; none named: all but declined ones. */
    states: text({ enum: registrationStates })
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Codes: clubs with a team in one of these categories only; none named: all of them. */
    categories: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    titleCs: text().notNull().default(''),
    titleEn: text().notNull().default(''),
    textCs: text().notNull(),
    textEn: text().notNull(),
    state: text({ enum: messageStates }).notNull().default('draft'),
    sentAt: instant(),
    /** How many mails its sending has written; null: it is a draft. */
    mails: integer(),
    /** Since when a sent one is not on dashboards any more. */
    withdrawnAt: instant(),
    /** The form's own key: sending it twice makes one message. */
    clientKey: text(),
    /** Grows with every save. */
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
