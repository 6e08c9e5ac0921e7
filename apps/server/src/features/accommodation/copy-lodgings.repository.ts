import { eq } from 'drizzle-orm';
import type { Copies, Copying, Tx } from '../../platform/database/index.ts';
import { lodgings } from '../../platform/database/schema/index.ts';

/** Copies lodgings, also those in places that all editions share; not who sleeps there. */
export async function copyLodgings({ fromId, toId }: Copying, copies: Copies, tx: Tx): Promise<void> {
  const found = await tx.select().from(lodgings).where(eq(lodgings.editionId, fromId));
  const rows = found.map(({ id: _, ...lodging }) => ({
    ...lodging,
    editionId: toId,
    placeId: copies.get(lodging.placeId) ?? lodging.placeId,
  }));
  if (rows.length > 0) await tx.insert(lodgings).values(rows);
}
