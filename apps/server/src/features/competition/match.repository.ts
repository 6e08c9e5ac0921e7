import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/index.ts';
import { editions, matches } from '../../platform/database/schema/index.ts';
import type { EditionRow } from './edition.repository.ts';
import type { MatchRow } from './snapshot-rows.ts';

export type MatchPatch = Partial<typeof matches.$inferInsert>;

export async function findById(id: number, tx: Db | Tx): Promise<MatchRow | null> {
  const [row] = await tx.select().from(matches).where(eq(matches.id, id));
  return row ?? null;
}

export interface MatchOfEdition {
  readonly match: MatchRow;
  readonly edition: EditionRow;
}

/** The rows as the last commit left them; whoever else wants to write the match waits. */
export async function lockById(id: number, tx: Tx): Promise<MatchOfEdition | null> {
  const [row] = await tx
    .select({ match: matches, edition: editions })
    .from(matches)
    .innerJoin(editions, eq(matches.editionId, editions.id))
    .where(eq(matches.id, id))
    .for('update', { of: matches });
  return row ?? null;
}

/** Every write counts up the revision of the match. */
export async function update(id: number, patch: MatchPatch, now: Date, tx: Tx): Promise<MatchRow> {
  const [row] = await tx
    .update(matches)
    .set({ ...patch, revision: sql`${matches.revision} + 1`, updatedAt: now })
    .where(eq(matches.id, id))
    .returning();
  if (!row) throw new Error(`match ${id} is gone although its row is locked`);
  return row;
}

/** Stores who plays, all rows in one statement. */
export async function updateTeams(
  rows: readonly Pick<MatchRow, 'id' | 'homeTeamId' | 'awayTeamId'>[],
  now: Date,
  tx: Tx,
): Promise<void> {
  if (rows.length === 0) return;
  const teams = rows.map(({ id, homeTeamId, awayTeamId }) => ({ id, homeTeamId, awayTeamId }));
  await tx.execute(sql`
    update matches set
      home_team_id = changed."homeTeamId", away_team_id = changed."awayTeamId",
      revision = revision + 1, updated_at = ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(teams)}::jsonb) as changed(id int, "homeTeamId" int, "awayTeamId" int)
    where matches.id = changed.id`);
}
