import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { MessageTexts } from '@sevenmetre/rules/messages';
import {
  messageRecipients,
  messageStates,
  registrationStates,
  summaryParts,
} from '@sevenmetre/rules/vocabulary';
import { atLeast, oneOf } from './checks.ts';
import { createdAt, id, instant, updatedAt } from './columns.ts';
import { clubs } from './clubs.ts';
import { editions } from './editions.ts';
import { files } from './geography.ts';
import { outgoingMails } from './mails.ts';
import { users } from './people.ts';
import { referees } from './referees.ts';

const ids = () =>
  integer()
    .array()
    .notNull()
    .default(sql`'{}'`);

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
    /** Only clubs that play or sleep in one of these places; empty: all. */
    placeIds: ids(),
    /** Clubs picked by hand, and left out by hand. */
    clubIds: ids(),
    exceptClubIds: ids(),
    /** Whether leaders of teams get the mail as well. */
    withLeaders: boolean().notNull().default(false),
    /** Only clubs with an overdue invoice. */
    overdueOnly: boolean().notNull().default(false),
    titleCs: text().notNull().default(''),
    titleEn: text().notNull().default(''),
    textCs: text().notNull(),
    textEn: text().notNull(),
    /** Title and text in other languages than Czech and English. */
    otherTexts: jsonb().$type<MessageTexts['otherTexts']>().notNull().default({}),
    /** Parts of the PDF that is made for each club. */
    summaryParts: text({ enum: summaryParts })
      .array()
      .notNull()
      .default(sql`'{}'`),
    state: text({ enum: messageStates }).notNull().default('draft'),
    /** When a planned message is sent; null: it is not planned. */
    plannedAt: instant(),
    plannedByUserId: integer().references(() => users.id, { onDelete: 'set null' }),
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
    check('messages_planned_at', sql`(${table.state} = 'planned') = (${table.plannedAt} is not null)`),
  ],
);

/** Files that go with a message. A copy of a message shares them. */
export const messageFiles = pgTable(
  'message_files',
  {
    messageId: integer()
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    fileId: integer()
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    /** Order in the mail, from 0. */
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.fileId] }),
    index('message_files_file').on(table.fileId),
    atLeast('message_files_position', 0, [table.position]),
  ],
);

/**
 * One recipient of a sent message for one club or referee. Holds no address: it is the account's or the referee's.
 * Recipients with one address share the mail.
 */
export const messageDeliveries = pgTable(
  'message_deliveries',
  {
    id: id(),
    messageId: integer()
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    clubId: integer().references(() => clubs.id, { onDelete: 'cascade' }),
    refereeId: integer().references(() => referees.id, { onDelete: 'cascade' }),
    /** null: a referee without an account, or another address of a club, which only the queued mail holds. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** The queued mail; null: sent, never queued, or removed from the queue. */
    mailId: integer().references(() => outgoingMails.id, { onDelete: 'set null' }),
    /** When the mail server accepted the mail. */
    sentAt: instant(),
  },
  (table) => [
    index('message_deliveries_message').on(table.messageId),
    index('message_deliveries_mail').on(table.mailId),
    check('message_deliveries_one_reader', sql`num_nonnulls(${table.clubId}, ${table.refereeId}) = 1`),
  ],
);

/** When somebody first saw a message on their dashboard. Mails are not tracked. */
export const messageReads = pgTable(
  'message_reads',
  {
    messageId: integer()
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.userId] }),
    index('message_reads_user').on(table.userId),
  ],
);

/** Texts that new messages start from, in every edition. */
export const messageTemplates = pgTable('message_templates', {
  id: id(),
  name: text().notNull(),
  texts: jsonb().$type<MessageTexts>().notNull(),
  createdByUserId: integer().references(() => users.id, { onDelete: 'set null' }),
  createdAt: createdAt(),
});
