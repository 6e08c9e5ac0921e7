import { and, asc, count, desc, eq, inArray, isNull, ne } from 'drizzle-orm';
import { parseIban } from '@sevenmetre/rules/bank';
import type { Db, Tx } from '../../platform/database/index.ts';
import {
  bankImports,
  bankTransactions,
  clubs,
  invoiceDocuments,
  payments,
  users,
} from '../../platform/database/schema/index.ts';

export type BankRow = typeof bankTransactions.$inferSelect;
export type BankState = BankRow['state'];

/** References that are stored already, by account. */
export async function findKnown(
  editionId: number,
  references: readonly string[],
  db: Db | Tx,
): Promise<ReadonlySet<string>> {
  const known = new Set<string>();
  // A statement takes 65,535 parameters at most.
  for (let from = 0; from < references.length; from += 10_000) {
    const rows = await db
      .select({ account: bankTransactions.account, reference: bankTransactions.reference })
      .from(bankTransactions)
      .where(
        and(
          eq(bankTransactions.editionId, editionId),
          inArray(bankTransactions.reference, references.slice(from, from + 10_000)),
        ),
      );
    for (const row of rows) known.add(keyOf(row));
  }
  return known;
}

/** Own accounts of stored movements with each currency that they have had. */
export function findAccountCurrencies(db: Db | Tx): Promise<{ account: string; currency: string }[]> {
  return db
    .selectDistinct({ account: bankTransactions.account, currency: bankTransactions.currency })
    .from(bankTransactions)
    .where(ne(bankTransactions.account, ''));
}

/** The movement with the reference of an account; null: none. */
export async function findByReference(
  editionId: number,
  { account, reference }: Pick<BankRow, 'account' | 'reference'>,
  tx: Tx,
): Promise<BankRow | null> {
  const [row] = await tx
    .select()
    .from(bankTransactions)
    .where(
      and(
        eq(bankTransactions.editionId, editionId),
        eq(bankTransactions.account, account),
        eq(bankTransactions.reference, reference),
      ),
    );
  return row ?? null;
}

/** Numbers of all invoices; also of credited ones, which payers have at hand. */
export function findInvoiceNumbers(
  editionId: number,
  db: Db | Tx,
): Promise<{ clubId: number; number: string }[]> {
  return db
    .select({ clubId: invoiceDocuments.clubId, number: invoiceDocuments.number })
    .from(invoiceDocuments)
    .where(and(eq(invoiceDocuments.editionId, editionId), eq(invoiceDocuments.kind, 'invoice')));
}

/** What identifies a movement. MT940 files were once read with the currency after the account. */
export function keyOf({ account, reference }: { readonly account: string; readonly reference: string }) {
  return `${parseIban(account.replace(/[A-Z]{3}$/u, '')) ?? account}|${reference}`;
}

export interface HandPayment {
  readonly id: number;
  readonly clubId: number;
  readonly club: string;
  readonly amount: number;
  readonly currency: BankRow['currency'];
  readonly bookedOn: string;
}

/** Payments that were entered by hand and are in no bank file yet; cash never is. */
export function findHandPayments(
  editionId: number,
  amounts: readonly number[],
  db: Db | Tx,
): Promise<HandPayment[]> {
  return db
    .select({
      id: payments.id,
      clubId: clubs.id,
      club: clubs.name,
      amount: payments.receivedAmount,
      currency: payments.receivedAmountCurrency,
      bookedOn: payments.paymentDate,
    })
    .from(payments)
    .innerJoin(clubs, eq(clubs.id, payments.clubId))
    .leftJoin(bankTransactions, eq(bankTransactions.paymentId, payments.id))
    .where(
      and(
        eq(clubs.editionId, editionId),
        ne(payments.paymentMethod, 'cash'),
        isNull(bankTransactions.id),
        inArray(payments.receivedAmount, amounts.slice(0, mostAmounts)),
      ),
    )
    .orderBy(asc(payments.id));
}

/** Locks the club of a payment, so that the payment is joined once. null: no such payment of the edition. */
export async function lockPaymentClub(paymentId: number, editionId: number, tx: Tx): Promise<number | null> {
  const [payment] = await tx
    .select({ clubId: payments.clubId })
    .from(payments)
    .where(eq(payments.id, paymentId));
  if (!payment) return null;
  const [club] = await tx
    .select({ id: clubs.id })
    .from(clubs)
    .where(and(eq(clubs.id, payment.clubId), eq(clubs.editionId, editionId)))
    .for('update');
  return club?.id ?? null;
}

/** Stored movements of some amounts, without parts of divided ones, which no bank file contains. */
export async function findByAmounts(
  editionId: number,
  amounts: readonly number[],
  db: Db | Tx,
): Promise<BankRowOfClub[]> {
  const rows = await selectOfClub(db)
    .where(
      and(
        eq(bankTransactions.editionId, editionId),
        isNull(bankTransactions.dividedFromId),
        inArray(bankTransactions.amount, amounts.slice(0, mostAmounts)),
      ),
    )
    .orderBy(asc(bankTransactions.id));
  return rows.map(ofClub);
}

/** A statement takes 65,535 parameters at most; a file has 20,000 movements at most. */
const mostAmounts = 20_000;

/** Locks the movement, so that it is settled once. */
export async function lockById(id: number, editionId: number, tx: Tx): Promise<BankRow | null> {
  const [row] = await tx
    .select()
    .from(bankTransactions)
    .where(and(eq(bankTransactions.id, id), eq(bankTransactions.editionId, editionId)))
    .for('update');
  return row ?? null;
}

export interface BankRowOfClub extends BankRow {
  /** File that it came from. */
  readonly file: string | null;
  readonly club: { readonly id: number; readonly name: string } | null;
}

/** Movements in some states, without divided ones; the newest day first. */
export async function findAll(
  editionId: number,
  states: readonly BankState[],
  db: Db | Tx,
): Promise<BankRowOfClub[]> {
  if (states.length === 0) return [];
  const rows = await selectOfClub(db)
    .where(and(eq(bankTransactions.editionId, editionId), inArray(bankTransactions.state, [...states])))
    .orderBy(desc(bankTransactions.bookedOn), asc(bankTransactions.id));
  return rows.map(ofClub);
}

/** Payments that organisers have entered and no bank file has brought, the newest day first. */
export function findEntered(editionId: number, db: Db | Tx) {
  return db
    .select({
      id: payments.id,
      club: { id: clubs.id, name: clubs.name },
      amount: payments.receivedAmount,
      currency: payments.receivedAmountCurrency,
      method: payments.paymentMethod,
      note: payments.note,
      bookedOn: payments.paymentDate,
    })
    .from(payments)
    .innerJoin(clubs, eq(clubs.id, payments.clubId))
    .leftJoin(bankTransactions, eq(bankTransactions.paymentId, payments.id))
    .where(and(eq(clubs.editionId, editionId), isNull(bankTransactions.id)))
    .orderBy(desc(payments.paymentDate), asc(payments.id));
}

function selectOfClub(db: Db | Tx) {
  return db
    .select({
      row: bankTransactions,
      clubId: clubs.id,
      clubName: clubs.name,
      file: bankImports.fileName,
    })
    .from(bankTransactions)
    .leftJoin(bankImports, eq(bankImports.id, bankTransactions.importId))
    .leftJoin(payments, eq(payments.id, bankTransactions.paymentId))
    .leftJoin(clubs, eq(clubs.id, payments.clubId));
}

interface SelectedRow {
  readonly row: BankRow;
  readonly clubId: number | null;
  readonly clubName: string | null;
  readonly file: string | null;
}

function ofClub({ row, clubId, clubName, file }: SelectedRow): BankRowOfClub {
  return { ...row, file, club: clubId === null || clubName === null ? null : { id: clubId, name: clubName } };
}

/** Movements by state; divided ones are counted as their parts. */
type BankCounts = Readonly<Record<Exclude<BankState, 'divided'>, number>>;

export async function countByState(editionId: number, db: Db | Tx): Promise<BankCounts> {
  const rows = await db
    .select({ state: bankTransactions.state, count: count() })
    .from(bankTransactions)
    .where(eq(bankTransactions.editionId, editionId))
    .groupBy(bankTransactions.state);
  const of = (state: BankState) => rows.find((row) => row.state === state)?.count ?? 0;
  return { unmatched: of('unmatched'), matched: of('matched'), ignored: of('ignored') };
}

/** Movements that a file brought in, without the parts of divided ones, by id. */
export async function findByImport(importId: number, db: Db | Tx): Promise<BankRowOfClub[]> {
  const rows = await selectOfClub(db).where(ofImport(importId)).orderBy(asc(bankTransactions.id));
  return rows.map(ofClub);
}

/** Locks them by id. */
export async function lockOfImport(importId: number, tx: Tx): Promise<void> {
  await tx
    .select({ id: bankTransactions.id })
    .from(bankTransactions)
    .where(ofImport(importId))
    .orderBy(asc(bankTransactions.id))
    .for('update');
}

function ofImport(importId: number) {
  return and(eq(bankTransactions.importId, importId), isNull(bankTransactions.dividedFromId));
}

/** File and row of a movement; null: not known. */
export async function findOrigin(
  { importId, row }: Pick<BankRow, 'importId' | 'row'>,
  tx: Tx,
): Promise<{ readonly file: string; readonly row: number } | null> {
  if (importId === null || row === null) return null;
  const [found] = await tx
    .select({ file: bankImports.fileName })
    .from(bankImports)
    .where(eq(bankImports.id, importId));
  return found ? { file: found.file, row } : null;
}

export type BankImportRow = typeof bankImports.$inferSelect;

/** Locks an import, so that it is taken back once. */
export async function lockImport(id: number, editionId: number, tx: Tx): Promise<BankImportRow | null> {
  const [row] = await tx
    .select()
    .from(bankImports)
    .where(and(eq(bankImports.id, id), eq(bankImports.editionId, editionId)))
    .for('update');
  return row ?? null;
}

const mostImports = 50;

/** The newest first. */
export async function findImports(editionId: number, db: Db | Tx) {
  const rows = await db
    .select({
      id: bankImports.id,
      fileName: bankImports.fileName,
      importedAt: bankImports.importedAt,
      undoneAt: bankImports.undoneAt,
      left: bankImports.left,
      first: users.firstName,
      last: users.lastName,
    })
    .from(bankImports)
    .leftJoin(users, eq(users.id, bankImports.importedByUserId))
    .where(eq(bankImports.editionId, editionId))
    .orderBy(desc(bankImports.id))
    .limit(mostImports);
  return rows.map(({ first, last, ...row }) => ({
    ...row,
    importedBy: first === null ? null : `${first} ${last ?? ''}`.trim(),
  }));
}

/** Stored movements of each import by state; parts of divided ones are counted, these are not. */
export async function countByImport(editionId: number, db: Db | Tx): Promise<(id: number) => BankCounts> {
  const rows = await db
    .select({ importId: bankTransactions.importId, state: bankTransactions.state, count: count() })
    .from(bankTransactions)
    .where(eq(bankTransactions.editionId, editionId))
    .groupBy(bankTransactions.importId, bankTransactions.state);
  return (id) => {
    const of = (state: BankState) =>
      rows.find((row) => row.importId === id && row.state === state)?.count ?? 0;
    return { unmatched: of('unmatched'), matched: of('matched'), ignored: of('ignored') };
  };
}

/** Why a movement is ignored that was joined with another one. */
export function joinedReason(reference: string): string {
  return `= ${reference}`;
}

/** Those of some references with which another movement was joined, which is ignored beside them. */
export async function findJoined(
  editionId: number,
  references: readonly string[],
  tx: Tx,
): Promise<ReadonlySet<string>> {
  const reasons = new Map(references.map((reference) => [joinedReason(reference), reference]));
  const rows = await tx
    .select({ reason: bankTransactions.stateReason })
    .from(bankTransactions)
    .where(
      and(
        eq(bankTransactions.editionId, editionId),
        eq(bankTransactions.state, 'ignored'),
        inArray(bankTransactions.stateReason, [...reasons.keys()]),
      ),
    );
  return new Set(rows.flatMap(({ reason }) => reasons.get(reason ?? '') ?? []));
}
