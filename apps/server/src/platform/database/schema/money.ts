import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { BankLeftSum, BankTableAnswers } from '@sevenmetre/contract/bank/schemas';
import { currencies, documentKinds, paymentMethods } from '@sevenmetre/rules/vocabulary';
import { atLeast, between, oneOf } from './checks.ts';
import { clubs } from './clubs.ts';
import { createdAt, id, instant, updatedAt } from './columns.ts';
import { editions } from './editions.ts';
import { files } from './geography.ts';
import { users } from './people.ts';
import { pricelistItems, suppliers } from './price-list.ts';

/** An invoice or a credit note. Never changed once issued: `content` is the content of the PDF. */
export const invoiceDocuments = pgTable(
  'invoice_documents',
  {
    id: id(),
    editionId: integer()
      .notNull()
      .references(() => editions.id, { onDelete: 'cascade' }),
    clubId: integer()
      .notNull()
      .references(() => clubs.id),
    supplierId: integer()
      .notNull()
      .references(() => suppliers.id),
    kind: text({ enum: documentKinds }).notNull(),
    /** The invoice that a credit note credits. */
    correctsDocumentId: integer().references((): AnyPgColumn => invoiceDocuments.id),
    number: text().notNull(),
    variableSymbol: text().notNull(),
    currency: text({ enum: currencies }).notNull(),
    /** Minor units; negative on a credit note. */
    total: integer().notNull(),
    issuedAt: instant().notNull(),
    issuedByUserId: integer().references(() => users.id, { onDelete: 'set null' }),
    dueDate: date({ mode: 'string' }).notNull(),
    content: jsonb().$type<Record<string, unknown>>().notNull(),
    /** null until the PDF has been drawn; it is not drawn again. */
    fileId: integer().references(() => files.id),
  },
  (table) => [
    uniqueIndex('invoice_documents_number').on(table.editionId, table.supplierId, table.number),
    uniqueIndex('invoice_documents_one_credit').on(table.correctsDocumentId),
    index('invoice_documents_club').on(table.clubId),
    oneOf('invoice_documents_kind_known', table.kind, documentKinds),
    oneOf('invoice_documents_currency_known', table.currency, currencies),
    check(
      'invoice_documents_credit_corrects',
      sql`(${table.kind} = 'credit-note') = (${table.correctsDocumentId} is not null)`,
    ),
  ],
);

/** A line of a club's debts. System lines are made from its order, and identified by their key. */
export const invoiceItems = pgTable(
  'invoice_items',
  {
    id: id(),
    clubId: integer()
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    isSystem: boolean().notNull().default(false),
    /** Key of a system line, such as `team:12:package`, by which a rebuild finds the same line. */
    systemKey: text(),
    nameCs: text().notNull(),
    nameEn: text().notNull(),
    quantity: integer().notNull(),
    unitType: text().notNull(),
    /** Minor units of the club's currency, copied when the line was made. */
    unitPrice: integer().notNull(),
    currency: text({ enum: currencies }).notNull(),
    discountPercent: integer().notNull().default(0),
    pricelistItemId: integer().references(() => pricelistItems.id, { onDelete: 'set null' }),
    supplierId: integer()
      .notNull()
      .references(() => suppliers.id),
    separateInvoice: boolean().notNull().default(false),
    /** The document that contains it. */
    documentId: integer().references(() => invoiceDocuments.id),
    /** A frozen system line that differs from the order, so that its document has to be credited. */
    outdated: boolean().notNull().default(false),
    /** Idempotency key of a line added by hand. */
    clientKey: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('invoice_items_system')
      .on(table.clubId, table.systemKey)
      .where(sql`document_id is null`),
    uniqueIndex('invoice_items_client_key').on(table.clubId, table.clientKey),
    index('invoice_items_document').on(table.documentId),
    oneOf('invoice_items_currency_known', table.currency, currencies),
    between('invoice_items_discount', table.discountPercent, 0, 100),
    check('invoice_items_system_named', sql`${table.isSystem} = (${table.systemKey} is not null)`),
  ],
);

/** A payment. `orderAmount` is its value in the currency of the club's invoices. */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    clubId: integer()
      .notNull()
      .references(() => clubs.id),
    paymentDate: date({ mode: 'string' }).notNull(),
    orderAmount: integer().notNull(),
    receivedAmount: integer().notNull(),
    receivedAmountCurrency: text({ enum: currencies }).notNull(),
    paymentMethod: text({ enum: paymentMethods }).notNull(),
    cashReceivedById: integer().references(() => users.id, { onDelete: 'set null' }),
    supplierId: integer().references(() => suppliers.id),
    accountingDocumentId: integer().references(() => invoiceDocuments.id),
    note: text(),
    /** Idempotency key of the form. */
    clientKey: text(),
    createdByUserId: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('payments_club').on(table.clubId),
    uniqueIndex('payments_client_key').on(table.clubId, table.clientKey),
    oneOf('payments_currency_known', table.receivedAmountCurrency, currencies),
    oneOf('payments_method_known', table.paymentMethod, paymentMethods),
  ],
);

/** What the admins of a club were mailed of a payment: that it has arrived and, if `takenBackAt` is set, that it is gone. */
export const paymentNotices = pgTable(
  'payment_notices',
  {
    id: id(),
    clubId: integer()
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    /** null: it was taken back. */
    paymentId: integer().references(() => payments.id, { onDelete: 'set null' }),
    /** As it was received, in minor units. */
    amount: integer().notNull(),
    currency: text({ enum: currencies }).notNull(),
    /** On which it was booked. */
    day: date({ mode: 'string' }).notNull(),
    takenBackAt: instant(),
  },
  (table) => [
    index('payment_notices_club').on(table.clubId),
    uniqueIndex('payment_notices_payment').on(table.paymentId),
    oneOf('payment_notices_currency_known', table.currency, currencies),
  ],
);

/** `divided`: its parts are movements of their own. */
const bankStates = ['unmatched', 'matched', 'ignored', 'divided'] as const;

/** An imported bank file, which can be taken back as a whole. */
export const bankImports = pgTable(
  'bank_imports',
  {
    id: id(),
    editionId: integer()
      .notNull()
      .references(() => editions.id, { onDelete: 'cascade' }),
    /** As the organiser's device called it, shortened. */
    fileName: text().notNull(),
    /** Rows that were not imported, by reason. */
    left: jsonb().$type<readonly BankLeftSum[]>().notNull(),
    importedAt: instant().notNull(),
    importedByUserId: integer().references(() => users.id, { onDelete: 'set null' }),
    undoneAt: instant(),
  },
  (table) => [index('bank_imports_edition').on(table.editionId)],
);

/** A movement of a bank file. Its reference makes repeated imports harmless. */
export const bankTransactions = pgTable(
  'bank_transactions',
  {
    id: id(),
    editionId: integer()
      .notNull()
      .references(() => editions.id, { onDelete: 'cascade' }),
    account: text().notNull(),
    reference: text().notNull(),
    bookedOn: date({ mode: 'string' }).notNull(),
    amount: integer().notNull(),
    currency: text({ enum: currencies }).notNull(),
    variableSymbol: text(),
    counterparty: text(),
    message: text(),
    /** All variable symbols that it names; null: stored before they were. */
    symbols: jsonb().$type<readonly string[]>(),
    /** A batch without the amounts of its payments. */
    isBatch: boolean().notNull().default(false),
    /** The file that it came from, and its row there; null: imported before they were kept. */
    importId: integer().references(() => bankImports.id, { onDelete: 'set null' }),
    row: integer(),
    /** Whether an organiser settled it, not the import. */
    settledByHand: boolean().notNull().default(false),
    /** The movement that it is a part of. */
    dividedFromId: integer().references((): AnyPgColumn => bankTransactions.id, { onDelete: 'cascade' }),
    state: text({ enum: bankStates }).notNull(),
    /** Why it is ignored, as the organiser wrote it. */
    stateReason: text(),
    paymentId: integer().references(() => payments.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('bank_transactions_reference').on(table.editionId, table.account, table.reference),
    index('bank_transactions_state').on(table.editionId, table.state),
    index('bank_transactions_import').on(table.importId),
    oneOf('bank_transactions_state_known', table.state, bankStates),
    oneOf('bank_transactions_currency_known', table.currency, currencies),
    atLeast('bank_transactions_booked', 0, [table.amount]),
  ],
);

/** How organisers answered questions about the tables of a bank, by the heading of the table. Of the portal: banks outlive editions. */
export const bankProfiles = pgTable(
  'bank_profiles',
  {
    id: id(),
    /** Hash of the heading and the delimiter. */
    shape: text().notNull(),
    answers: jsonb().$type<BankTableAnswers>().notNull(),
    createdByUserId: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex('bank_profiles_shape').on(table.shape)],
);

/** How clubs of an edition pay at the provider of its organiser, and the secret with which that provider signs confirmations. */
export const paymentLinks = pgTable('payment_links', {
  editionId: integer()
    .primaryKey()
    .references(() => editions.id, { onDelete: 'cascade' }),
  /** Address with placeholders; null: no link is shown. */
  template: text(),
  /** The supplier whose money the provider takes; null: all of them. */
  supplierId: integer().references(() => suppliers.id),
  /** Encrypted with the portal's key; null: no confirmations are accepted. */
  sealedSecret: text(),
  secretMadeAt: instant(),
  updatedAt: updatedAt(),
});
