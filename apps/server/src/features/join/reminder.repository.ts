import { asc, count, eq, inArray, lt } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { joinReminders } from '../../platform/database/schema/index.ts';

type NewReminder = typeof joinReminders.$inferInsert;
type ReminderRow = typeof joinReminders.$inferSelect;

export async function countByEditionId(editionId: number, tx: Tx): Promise<number> {
  const [row] = await tx
    .select({ reminders: count() })
    .from(joinReminders)
    .where(eq(joinReminders.editionId, editionId));
  return row?.reminders ?? 0;
}

/** Does nothing if the address is there. */
export async function insertNew(row: NewReminder, tx: Tx): Promise<void> {
  await tx.insert(joinReminders).values(row).onConflictDoNothing();
}

/** Deletes some rows and returns them; rows that another process takes at the same time are left to it. */
export async function takeSome(editionId: number, limit: number, tx: Tx): Promise<ReminderRow[]> {
  const rows = await tx
    .select()
    .from(joinReminders)
    .where(eq(joinReminders.editionId, editionId))
    .orderBy(asc(joinReminders.id))
    .limit(limit)
    .for('update', { skipLocked: true });
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(joinReminders).where(inArray(joinReminders.id, ids));
  return rows;
}

export async function deleteOlderThan(instant: Date, tx: Tx): Promise<void> {
  await tx.delete(joinReminders).where(lt(joinReminders.createdAt, instant));
}
