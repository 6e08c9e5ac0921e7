import { aliasedTable, and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Currency, RegistrationState } from '@sevenmetre/rules/vocabulary';
import type { Db, Tx } from '../../platform/database/index.ts';
import {
  clubs,
  countries,
  editions,
  invoiceDocuments,
  invoiceItems,
  payments,
} from '../../platform/database/schema/index.ts';
import { lineTotalSql } from './line.repository.ts';

const notes = aliasedTable(invoiceDocuments, 'notes');

export interface FinanceClub {
  readonly id: number;
  readonly editionId: number;
  readonly name: string;
  readonly countryCode: string;
  readonly currencyCode: string;
  readonly registrationState: RegistrationState;
  readonly variableSymbol: string | null;
}

const clubColumns = {
  id: clubs.id,
  editionId: clubs.editionId,
  name: clubs.name,
  countryCode: countries.countryCode,
  currencyCode: countries.currencyCode,
  registrationState: clubs.registrationState,
  variableSymbol: clubs.variableSymbol,
};

/** A club of the current edition. */
export async function findClub(id: number, db: Db | Tx): Promise<FinanceClub | null> {
  const [row] = await db
    .select(clubColumns)
    .from(clubs)
    .innerJoin(countries, eq(countries.id, clubs.countryId))
    .innerJoin(editions, and(eq(editions.id, clubs.editionId), eq(editions.isCurrent, true)))
    .where(eq(clubs.id, id));
  return row ?? null;
}

export function findClubs(editionId: number, db: Db | Tx): Promise<FinanceClub[]> {
  return db
    .select(clubColumns)
    .from(clubs)
    .innerJoin(countries, eq(countries.id, clubs.countryId))
    .where(eq(clubs.editionId, editionId))
    .orderBy(asc(clubs.id));
}

export interface OwedRow {
  readonly clubId: number;
  readonly currency: Currency;
  readonly toPay: number;
  readonly openLines: number;
  readonly outdatedLines: number;
}

/** What the valid lines of each club come to; clubs without lines are left out. */
export function findOwed(editionId: number, db: Db | Tx): Promise<OwedRow[]> {
  const { clubId, currency, outdated, documentId } = invoiceItems;
  return db
    .select({
      clubId,
      currency: sql<Currency>`max(${currency})`,
      toPay: number(sql`coalesce(sum(${lineTotalSql}) filter (where not ${outdated}), 0)`),
      openLines: number(sql`count(*) filter (where ${documentId} is null)`),
      outdatedLines: number(sql`count(*) filter (where ${outdated})`),
    })
    .from(invoiceItems)
    .innerJoin(clubs, and(eq(clubs.id, clubId), eq(clubs.editionId, editionId)))
    .leftJoin(notes, eq(notes.correctsDocumentId, documentId))
    .where(isNull(notes.id))
    .groupBy(clubId);
}

/** What payments of each club were credited for; clubs without payments are left out. */
export function findPaid(editionId: number, db: Db | Tx): Promise<{ clubId: number; paid: number }[]> {
  return db
    .select({ clubId: payments.clubId, paid: number(sql`sum(${payments.orderAmount})`) })
    .from(payments)
    .innerJoin(clubs, and(eq(clubs.id, payments.clubId), eq(clubs.editionId, editionId)))
    .groupBy(payments.clubId);
}

export interface ValidInvoice {
  readonly clubId: number;
  readonly total: number;
  readonly dueDate: string;
}

/** Invoices that no credit note has taken back. */
export function findValidInvoices(editionId: number, db: Db | Tx): Promise<ValidInvoice[]> {
  const { clubId, total, dueDate, kind } = invoiceDocuments;
  return db
    .select({ clubId, total, dueDate })
    .from(invoiceDocuments)
    .leftJoin(notes, eq(notes.correctsDocumentId, invoiceDocuments.id))
    .where(and(eq(invoiceDocuments.editionId, editionId), eq(kind, 'invoice'), isNull(notes.id)))
    .orderBy(asc(invoiceDocuments.id));
}

export async function findCurrentEdition(db: Db | Tx): Promise<{ id: number; timeZone: string } | null> {
  const [row] = await db
    .select({ id: editions.id, timeZone: editions.timeZone })
    .from(editions)
    .where(eq(editions.isCurrent, true));
  return row ?? null;
}

/** Whole numbers below 2⁵³ are exact in both drivers. */
function number(expression: ReturnType<typeof sql>) {
  return sql<number>`(${expression})::float8`;
}
