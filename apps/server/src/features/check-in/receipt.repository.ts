import { asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { cashReceipts, editions, payments, suppliers, users } from '../../platform/database/schema/index.ts';

export type ReceiptRow = typeof cashReceipts.$inferSelect;

/** Returns the id. */
export async function insert(row: Omit<typeof cashReceipts.$inferInsert, 'id'>, tx: Tx): Promise<number> {
  const [stored] = await tx.insert(cashReceipts).values(row).returning({ id: cashReceipts.id });
  if (!stored) throw new Error('A receipt was not stored');
  return stored.id;
}

/** Oldest first. */
export function findAllByClubId(clubId: number, tx: Tx): Promise<ReceiptRow[]> {
  return tx.select().from(cashReceipts).where(eq(cashReceipts.clubId, clubId)).orderBy(asc(cashReceipts.id));
}

/** With the tournament and the supplier at the time of issue; null: no such receipt. */
export async function findById(id: number, tx: Tx) {
  const [row] = await tx
    .select({ receipt: cashReceipts, supplier: suppliers, edition: editions })
    .from(cashReceipts)
    .innerJoin(suppliers, eq(suppliers.id, cashReceipts.supplierId))
    .innerJoin(editions, eq(editions.id, suppliers.editionId))
    .where(eq(cashReceipts.id, id));
  return row ?? null;
}

export async function findPaymentId(clubId: number, clientKey: string, tx: Tx): Promise<number | null> {
  const [row] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(sql`${payments.clubId} = ${clubId} and ${payments.clientKey} = ${clientKey}`);
  return row?.id ?? null;
}

export async function findUserName(id: number, tx: Tx): Promise<string> {
  const [row] = await tx
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, id));
  return row ? `${row.firstName} ${row.lastName}`.trim() : '';
}
