import { asc, eq, isNotNull } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/index.ts';
import { paymentLinks, suppliers } from '../../platform/database/schema/index.ts';

export type PaymentLinkRow = typeof paymentLinks.$inferSelect;

export async function find(editionId: number, db: Db | Tx): Promise<PaymentLinkRow | null> {
  const [row] = await db.select().from(paymentLinks).where(eq(paymentLinks.editionId, editionId));
  return row ?? null;
}

/** Locks the row of an edition; null: it has none. */
export async function lock(editionId: number, tx: Tx): Promise<PaymentLinkRow | null> {
  const [row] = await tx
    .select()
    .from(paymentLinks)
    .where(eq(paymentLinks.editionId, editionId))
    .for('update');
  return row ?? null;
}

export async function upsert(
  editionId: number,
  patch: Partial<Omit<PaymentLinkRow, 'editionId'>>,
  tx: Tx,
): Promise<void> {
  await tx
    .insert(paymentLinks)
    .values({ editionId, ...patch })
    .onConflictDoUpdate({ target: paymentLinks.editionId, set: patch });
}

/** By id. */
export function findSuppliers(editionId: number, db: Db | Tx): Promise<{ id: number; name: string }[]> {
  return db
    .select({ id: suppliers.id, name: suppliers.name })
    .from(suppliers)
    .where(eq(suppliers.editionId, editionId))
    .orderBy(asc(suppliers.id));
}

/** Those with a secret, locked in the order of their editions. */
export function lockAllWithSecret(tx: Tx): Promise<PaymentLinkRow[]> {
  return tx
    .select()
    .from(paymentLinks)
    .where(isNotNull(paymentLinks.sealedSecret))
    .orderBy(asc(paymentLinks.editionId))
    .for('update');
}
