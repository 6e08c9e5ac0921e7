import { eq, sql } from 'drizzle-orm';
import { statement } from '../../platform/database/index.ts';
import type { Db, Tx } from '../../platform/database/index.ts';
import { editions, matches } from '../../platform/database/schema/index.ts';
import type { EditionRow } from './edition.repository.ts';
import { ofCurrentEdition } from './edition.repository.ts';
import type { MatchRow } from './snapshot-rows.ts';

export type MatchPatch = Partial<typeof matches.$inferInsert>;

/** A match of the current edition: matches of past ones are neither changed nor reported. */
export async function findById(id: number, tx: Db | Tx): Promise<MatchRow | null> {
  const [row] = await tx
    .select({ match: matches })
    .from(matches)
    .innerJoin(editions, ofCurrentEdition(matches.editionId))
    .where(eq(matches.id, id));
  return row?.match ?? null;
}

export interface MatchOfEdition {
  readonly match: MatchRow;
  readonly edition: EditionRow;
}

const locked = statement<{ id: number }, MatchOfEdition[]>((db) =>
  db
    .select({ match: matches, edition: editions })
    .from(matches)
    .innerJoin(editions, ofCurrentEdition(matches.editionId))
    .where(eq(matches.id, sql.placeholder('id')))
    .for('update', { of: matches }),
);

/** As `findById`, reading the last commit and locking the row. */
export async function lockById(id: number, tx: Tx): Promise<MatchOfEdition | null> {
  const [row] = await locked(tx, { id });
  return row ?? null;
}

/** Fields of a match that are derived from its events. */
export type MatchResult = Pick<
  MatchRow,
  | 'homeScore'
  | 'awayScore'
  | 'homeGoalsCount'
  | 'awayGoalsCount'
  | 'homeHalfTimeScore'
  | 'awayHalfTimeScore'
  | 'endedInShootout'
  | 'endedInExtraTime'
  | 'homeCards'
  | 'awayCards'
  | 'homeFairPlay'
  | 'awayFairPlay'
>;

const resultWritten = statement((db) =>
  db
    .update(matches)
    .set({
      homeScore: sql`${sql.placeholder('homeScore')}`,
      awayScore: sql`${sql.placeholder('awayScore')}`,
      homeGoalsCount: sql`${sql.placeholder('homeGoalsCount')}`,
      awayGoalsCount: sql`${sql.placeholder('awayGoalsCount')}`,
      homeHalfTimeScore: sql`${sql.placeholder('homeHalfTimeScore')}`,
      awayHalfTimeScore: sql`${sql.placeholder('awayHalfTimeScore')}`,
      endedInShootout: sql`${sql.placeholder('endedInShootout')}`,
      endedInExtraTime: sql`${sql.placeholder('endedInExtraTime')}`,
      homeCards: sql`${sql.placeholder('homeCards')}`,
      awayCards: sql`${sql.placeholder('awayCards')}`,
      homeFairPlay: sql`${sql.placeholder('homeFairPlay')}`,
      awayFairPlay: sql`${sql.placeholder('awayFairPlay')}`,
      revision: sql`${matches.revision} + 1`,
      updatedAt: sql`${sql.placeholder('now')}::timestamptz`,
    })
    .where(eq(matches.id, sql.placeholder('id'))),
);

/** As `update`, for the fields that change with every event; the caller holds the row's lock. */
export async function updateResult(id: number, result: MatchResult, now: Date, tx: Tx): Promise<void> {
  await resultWritten(tx, { ...result, id, now: now.toISOString() });
}

/** Every write increments the revision of the match. */
export async function update(id: number, patch: MatchPatch, now: Date, tx: Tx): Promise<MatchRow> {
  const [row] = await tx
    .update(matches)
    .set({ ...patch, revision: sql`${matches.revision} + 1`, updatedAt: now })
    .where(eq(matches.id, id))
    .returning();
  if (!row) throw new Error(`match ${id} is gone although its row is locked`);
  return row;
}

/** Stores the sides of matches in one statement. */
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
