import { and, asc, desc, eq, gt, lte } from 'drizzle-orm';
import { PlanChange } from '@sevenmetre/contract/plan/schemas';
import type { Db, Tx } from '../../../platform/database/index.ts';
import { planCommands, planDrafts, planSnapshots, users } from '../../../platform/database/schema/index.ts';
import type { DraftRow } from '../settings/settings.repository.ts';

/** A command of the log with who gave it. */
export interface CommandRow {
  readonly number: number;
  readonly at: Date;
  readonly by: { readonly id: number; readonly name: string } | null;
  readonly change: PlanChange;
}

/** null: nobody has planned anything yet. */
export async function findDraft(editionId: number, tx: Db | Tx): Promise<DraftRow | null> {
  const [row] = await tx.select().from(planDrafts).where(eq(planDrafts.editionId, editionId));
  return row ?? null;
}

/** Commands behind a number, in order. */
export async function findCommandsAfter(
  editionId: number,
  number: number,
  tx: Db | Tx,
): Promise<CommandRow[]> {
  const rows = await tx
    .select({ command: planCommands, firstName: users.firstName, lastName: users.lastName })
    .from(planCommands)
    .leftJoin(users, eq(users.id, planCommands.userId))
    .where(and(eq(planCommands.editionId, editionId), gt(planCommands.number, number)))
    .orderBy(asc(planCommands.number));
  return rows.map(({ command, firstName, lastName }) => ({
    number: command.number,
    at: command.at,
    by: command.userId === null ? null : { id: command.userId, name: `${firstName} ${lastName}` },
    change: PlanChange.parse(command.change),
  }));
}

export async function findCommandByKey(
  editionId: number,
  clientKey: string,
  tx: Tx,
): Promise<{ number: number } | null> {
  const [row] = await tx
    .select({ number: planCommands.number })
    .from(planCommands)
    .where(and(eq(planCommands.editionId, editionId), eq(planCommands.clientKey, clientKey)));
  return row ?? null;
}

export async function insertCommand(command: typeof planCommands.$inferInsert, tx: Tx): Promise<void> {
  await tx.insert(planCommands).values(command);
}

/** Snapshots up to a number, the newest first. */
export async function findSnapshots(editionId: number, number: number, tx: Db | Tx) {
  return tx
    .select({ number: planSnapshots.number, document: planSnapshots.document })
    .from(planSnapshots)
    .where(and(eq(planSnapshots.editionId, editionId), lte(planSnapshots.number, number)))
    .orderBy(desc(planSnapshots.number))
    .limit(1);
}

export async function saveSnapshot(
  snapshot: { readonly editionId: number; readonly number: number; readonly document: unknown },
  tx: Tx,
): Promise<void> {
  await tx
    .insert(planSnapshots)
    .values(snapshot)
    .onConflictDoUpdate({
      target: [planSnapshots.editionId, planSnapshots.number],
      set: { document: snapshot.document },
    });
}
