import type { Tx } from '../../platform/database/index.ts';
import { tshirtSizes } from '../../platform/database/schema/index.ts';

export async function insertMissingTshirtSizes(codes: readonly string[], tx: Tx): Promise<void> {
  const rows = codes.map((code, weight) => ({ code, weight }));
  await tx.insert(tshirtSizes).values(rows).onConflictDoNothing();
}
