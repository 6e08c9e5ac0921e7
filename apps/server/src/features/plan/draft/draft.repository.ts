import { type SQL, and, asc, between, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { PlanChange } from '@sevenmetre/contract/plan/schemas';
import type { Db, Tx } from '../../../platform/database/index.ts';
import {
  isUndoStep,
  planCommands,
  planDrafts,
  planSnapshots,
  users,
} from '../../../platform/database/schema/index.ts';
import type { DraftRow } from '../settings/settings.repository.ts';

/** A command of the log with its author. */
export interface CommandRow {
  readonly number: number;
  readonly at: Date;
  readonly by: { readonly id: number; readonly name: string } | null;
  readonly change: PlanChange;
}

/** null: there is no draft yet. */
export async function findDraft(editionId: number, tx: Db | Tx): Promise<DraftRow | null> {
  const [row] = await tx.select().from(planDrafts).where(eq(planDrafts.editionId, editionId));
  return row ?? null;
}

/** Commands after a number, in order. */
export function findCommandsAfter(editionId: number, number: number, tx: Db | Tx): Promise<CommandRow[]> {
  return select(editionId, gt(planCommands.number, number), tx);
}

/** Commands with these numbers, in order. */
export async function findCommands(
  editionId: number,
  numbers: readonly number[],
  tx: Db | Tx,
): Promise<CommandRow[]> {
  return numbers.length === 0 ? [] : select(editionId, inArray(planCommands.number, [...numbers]), tx);
}

/** The newest commands after a number, in order. */
export async function findLastCommands(
  editionId: number,
  { after, most }: { readonly after: number; readonly most: number },
  tx: Db | Tx,
): Promise<CommandRow[]> {
  const rows = await commandsOf(editionId, gt(planCommands.number, after), tx)
    .orderBy(desc(planCommands.number))
    .limit(most);
  return rows.map(commandRow).toReversed();
}

/** Commands after a number that undo or redo another one, in order. */
export function findUndoSteps(editionId: number, number: number, tx: Db | Tx): Promise<CommandRow[]> {
  return select(editionId, and(gt(planCommands.number, number), isUndoStep), tx);
}

async function select(editionId: number, which: SQL | undefined, tx: Db | Tx): Promise<CommandRow[]> {
  const rows = await commandsOf(editionId, which, tx).orderBy(asc(planCommands.number));
  return rows.map(commandRow);
}

function commandsOf(editionId: number, which: SQL | undefined, tx: Db | Tx) {
  return tx
    .select({ command: planCommands, firstName: users.firstName, lastName: users.lastName })
    .from(planCommands)
    .leftJoin(users, eq(users.id, planCommands.userId))
    .where(and(eq(planCommands.editionId, editionId), which));
}

function commandRow({
  command,
  firstName,
  lastName,
}: Awaited<ReturnType<typeof commandsOf>>[number]): CommandRow {
  return {
    number: command.number,
    at: command.at,
    by: command.userId === null ? null : { id: command.userId, name: `${firstName} ${lastName}` },
    change: PlanChange.parse(command.change),
  };
}

/** The command with a key, and whether it is this change. */
export async function findCommandByKey(
  {
    editionId,
    clientKey,
    change,
  }: Pick<typeof planCommands.$inferInsert, 'editionId' | 'clientKey' | 'change'>,
  tx: Tx,
): Promise<{ readonly number: number; readonly isSame: boolean } | null> {
  const isSame = sql<boolean>`${planCommands.change} = ${JSON.stringify(change)}::jsonb`;
  const [row] = await tx
    .select({ number: planCommands.number, isSame })
    .from(planCommands)
    .where(and(eq(planCommands.editionId, editionId), eq(planCommands.clientKey, clientKey)));
  return row ?? null;
}

/** The command with a key; null: none. */
export async function findCommandWithKey(
  editionId: number,
  clientKey: string,
  tx: Tx,
): Promise<CommandRow | null> {
  const [row] = await select(editionId, eq(planCommands.clientKey, clientKey), tx);
  return row ?? null;
}

export async function insertCommand(command: typeof planCommands.$inferInsert, tx: Tx): Promise<void> {
  await tx.insert(planCommands).values(command);
}

/** Numbers of the snapshots between two commands, newest first. */
export async function findSnapshotNumbers(
  editionId: number,
  { from, to }: { readonly from: number; readonly to: number },
  tx: Db | Tx,
): Promise<number[]> {
  const rows = await tx
    .select({ number: planSnapshots.number })
    .from(planSnapshots)
    .where(and(eq(planSnapshots.editionId, editionId), between(planSnapshots.number, from, to)))
    .orderBy(desc(planSnapshots.number));
  return rows.map(({ number }) => number);
}

/** @throws Error if there is no snapshot after this command */
export async function readSnapshot(editionId: number, number: number, tx: Db | Tx): Promise<unknown> {
  const [row] = await tx
    .select({ document: planSnapshots.document })
    .from(planSnapshots)
    .where(and(eq(planSnapshots.editionId, editionId), eq(planSnapshots.number, number)));
  if (!row) throw new Error(`there is no snapshot after command ${number}`);
  return row.document;
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
