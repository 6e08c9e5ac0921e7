import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/index.ts';

/** Tells the database how many rows there are before it plans for a million events. */
export async function analyzePeople(tx: Tx): Promise<void> {
  for (const table of ['participants', 'team_participants', 'match_participants', 'matches'])
    await tx.execute(sql`analyze ${sql.identifier(table)}`);
}
