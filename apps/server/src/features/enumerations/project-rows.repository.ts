import type { Tx } from '../../platform/database/index.ts';
import { refereeProjects } from '../../platform/database/schema/index.ts';

export async function insertProjects(names: readonly string[], tx: Tx): Promise<void> {
  if (names.length === 0) return;
  await tx
    .insert(refereeProjects)
    .values(names.map((name) => ({ name })))
    .onConflictDoNothing();
}
