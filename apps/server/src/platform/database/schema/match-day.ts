import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { checkInSteps, currencies, locales } from '@sevenmetre/rules/vocabulary';
import { atLeast, oneOf } from './checks.ts';
import { clubs } from './clubs.ts';
import { id, instant } from './columns.ts';
import { editions } from './editions.ts';
import { payments } from './money.ts';
import { users } from './people.ts';
import { suppliers } from './price-list.ts';

const editionId = () =>
  integer()
    .notNull()
    .references(() => editions.id, { onDelete: 'cascade' });

/**
 * The organiser who has taken a task of the control room. Tasks are derived, so their keys are not foreign
 * keys.
 */
export const takenTasks = pgTable(
  'taken_tasks',
  {
    editionId: editionId(),
    key: text().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    takenAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.editionId, table.key] })],
);

/** Announcements of organisers for halls: on pages, screens and reporters' devices. */
export const announcements = pgTable(
  'announcements',
  {
    id: id(),
    editionId: editionId(),
    textCs: text().notNull(),
    textEn: text().notNull(),
    /** Places; empty: all halls. */
    hallIds: integer().array().notNull(),
    startsAt: instant().notNull(),
    /** Not shown from then on. */
    endsAt: instant().notNull(),
    /** Idempotency key of the form. */
    clientKey: text().notNull(),
    createdByUserId: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('announcements_edition').on(table.editionId, table.endsAt),
    uniqueIndex('announcements_client_key').on(table.editionId, table.clientKey),
  ],
);

/** A completed step of a club's check-in; an undone step has no row. */
export const checkIns = pgTable(
  'check_ins',
  {
    clubId: integer()
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    step: text({ enum: checkInSteps }).notNull(),
    doneAt: instant().notNull(),
    doneByUserId: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.step] }),
    oneOf('check_ins_step_known', table.step, checkInSteps),
  ],
);

/** A cash receipt. Never changed once issued; if its payment is deleted, it is cancelled. */
export const cashReceipts = pgTable(
  'cash_receipts',
  {
    id: id(),
    clubId: integer()
      .notNull()
      .references(() => clubs.id),
    supplierId: integer()
      .notNull()
      .references(() => suppliers.id),
    /** null: the payment was deleted. */
    paymentId: integer().references(() => payments.id, { onDelete: 'set null' }),
    /** Number in the supplier's series, from 1. */
    number: integer().notNull(),
    issuedAt: instant().notNull(),
    issuedByUserId: integer().references(() => users.id, { onDelete: 'set null' }),
    amount: integer().notNull(),
    currency: text({ enum: currencies }).notNull(),
    /** Copied when the receipt was issued. */
    supplierName: text().notNull(),
    payer: text().notNull(),
    receiver: text().notNull(),
    locale: text({ enum: locales }).notNull(),
  },
  (table) => [
    uniqueIndex('cash_receipts_number').on(table.supplierId, table.number),
    uniqueIndex('cash_receipts_payment').on(table.paymentId),
    index('cash_receipts_club').on(table.clubId),
    oneOf('cash_receipts_currency_known', table.currency, currencies),
    oneOf('cash_receipts_locale_known', table.locale, locales),
    atLeast('cash_receipts_number_counted', 1, [table.number]),
  ],
);
