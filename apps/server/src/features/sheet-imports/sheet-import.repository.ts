import { and, count, desc, eq, gte, inArray, isNull, lt } from 'drizzle-orm';
import type { SheetImportKind } from '@sevenmetre/rules/sheet-import';
import type { Db, Tx } from '../../platform/database/index.ts';
import { sheetImportChanges, sheetImports } from '../../platform/database/schema/index.ts';

export type SheetImportRow = typeof sheetImports.$inferSelect;
export type ChangeRow = typeof sheetImportChanges.$inferSelect;

export async function insert(
  row: Omit<typeof sheetImports.$inferInsert, 'id'>,
  changes: readonly Omit<ChangeRow, 'importId'>[],
  tx: Tx,
): Promise<void> {
  const [stored] = await tx.insert(sheetImports).values(row).returning({ id: sheetImports.id });
  if (!stored) throw new Error('An import was not stored');
  await tx.insert(sheetImportChanges).values(changes.map((change) => ({ ...change, importId: stored.id })));
}

interface Recent {
  readonly editionId: number;
  /** null: those of the organiser. */
  readonly clubId: number | null;
  readonly since: Date;
}

/** Imports with the number of their records, newest first. */
export function findRecent({ editionId, clubId, since }: Recent, tx: Db | Tx) {
  const { id, kind, source, at } = sheetImports;
  return tx
    .select({ id, kind, source, at, records: count() })
    .from(sheetImports)
    .innerJoin(sheetImportChanges, eq(sheetImportChanges.importId, id))
    .where(
      and(
        eq(sheetImports.editionId, editionId),
        clubId === null ? isNull(sheetImports.clubId) : eq(sheetImports.clubId, clubId),
        gte(at, since),
      ),
    )
    .groupBy(id)
    .orderBy(desc(at), desc(id));
}

/** Locks an import of one of the kinds; null: none, or undone already. */
export async function lockById(
  id: number,
  kinds: readonly SheetImportKind[],
  tx: Tx,
): Promise<SheetImportRow | null> {
  const [row] = await tx
    .select()
    .from(sheetImports)
    .where(and(eq(sheetImports.id, id), inArray(sheetImports.kind, [...kinds])))
    .for('update');
  return row ?? null;
}

export function findChanges(importId: number, tx: Tx): Promise<ChangeRow[]> {
  return tx
    .select()
    .from(sheetImportChanges)
    .where(eq(sheetImportChanges.importId, importId))
    .orderBy(sheetImportChanges.line, sheetImportChanges.subjectId);
}

/** With its changes. */
export async function deleteById(id: number, tx: Tx): Promise<void> {
  await tx.delete(sheetImports).where(eq(sheetImports.id, id));
}

export async function deleteBefore(time: Date, tx: Db | Tx): Promise<void> {
  await tx.delete(sheetImports).where(lt(sheetImports.at, time));
}
