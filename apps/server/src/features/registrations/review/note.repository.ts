import { eq } from 'drizzle-orm';
import { ofCurrentEdition } from '../../competition/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { clubs, editions, referees } from '../../../platform/database/schema/index.ts';

const tables = { club: clubs, referee: referees } as const;
export type Noted = keyof typeof tables;

/** The note of a record of the current edition; locks the record. null: no such record. */
export async function lockNote(kind: Noted, id: number, tx: Tx): Promise<{ note: string | null } | null> {
  const table = tables[kind];
  const [row] = await tx
    .select({ note: table.internalNote })
    .from(table)
    .innerJoin(editions, ofCurrentEdition(table.editionId))
    .where(eq(table.id, id))
    .for('update', { of: table });
  return row ?? null;
}

export async function updateNote(kind: Noted, id: number, note: string | null, tx: Tx): Promise<void> {
  const table = tables[kind];
  await tx.update(table).set({ internalNote: note }).where(eq(table.id, id));
}
