import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { messageRecipients, messageStates } from '@sevenmetre/rules/vocabulary';
import { oneOf } from './checks.ts';
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
    textCs: text().notNull(),
    textEn: text().notNull(),
    state: text({ enum: messageStates }).notNull().default('draft'),
    sentAt: instant(),
    createdByUserId: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('messages_edition').on(table.editionId, table.recipientType, table.state),
    oneOf('messages_recipients_known', table.recipientType, messageRecipients),
    oneOf('messages_state_known', table.state, messageStates),
  ],
);
