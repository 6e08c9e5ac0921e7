import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/index.ts';

/** Updates the database's statistics before it plans for a million events. */
export async function analyzePeople(tx: Tx): Promise<void> {
  for (const table of ['participants', 'team_participants', 'match_participants', 'matches'])
    await tx.execute(sql`analyze ${sql.identifier(table)}`);
}
