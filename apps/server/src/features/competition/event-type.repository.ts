import { asc } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/index.ts';
import { eventTypes } from '../../platform/database/schema/index.ts';

export type EventTypeRow = typeof eventTypes.$inferSelect;

/** Also those that are no longer offered: earlier matches have events of them. */
export async function findAll(tx: Db | Tx): Promise<EventTypeRow[]> {
  return tx.select().from(eventTypes).orderBy(asc(eventTypes.weight));
}
