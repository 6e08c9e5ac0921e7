import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { deletedEventKeys, matchEvents } from '../../platform/database/schema/index.ts';
import type { MatchEventRow } from '../competition/index.ts';

export type NewMatchEvent = typeof matchEvents.$inferInsert;
export type MatchEventPatch = Partial<NewMatchEvent>;

/** Events that came, or were changed, after the match had been approved. */
export async function findAllWaitingByMatchId(matchId: number, tx: Tx): Promise<MatchEventRow[]> {
  return tx
    .select()
    .from(matchEvents)
    .where(
      and(
        eq(matchEvents.matchId, matchId),
        isNull(matchEvents.deletedAt),
        or(eq(matchEvents.pending, true), isNotNull(matchEvents.heldChange)),
      ),
    );
}

/** What is known of a key that no event bears, and the id that an event of this key would get. */
export interface KeyStanding {
  /** Whether it was deleted before its event arrived. */
  readonly buried: boolean;
  /** null: an event of this key exists, or there is no key. */
  readonly nextId: number | null;
}

/** Takes the next id only if it will be needed; ids may have gaps. */
export async function findKeyStanding(
  matchId: number,
  clientKey: string | null,
  tx: Tx,
): Promise<KeyStanding> {
  const { rows } = await tx.execute<{ buried: boolean; nextId: number | null }>(sql`
    select
      exists (select 1 from deleted_event_keys where match_id = ${matchId}::int and client_key = ${clientKey}::text)
        as buried,
      case when ${clientKey}::text is null
        or exists (select 1 from match_events where match_id = ${matchId}::int and client_key = ${clientKey}::text)
      then null else nextval('match_events_id_seq')::int end as "nextId"`);
  const [row] = rows;
  if (!row) throw new Error('a select without a table gives one row');
  return row;
}

export async function insert(row: MatchEventRow, tx: Tx): Promise<void> {
  await tx.insert(matchEvents).values(row);
}

/** Every write counts up the revision of the event. */
export async function update(id: number, patch: MatchEventPatch, tx: Tx): Promise<MatchEventRow> {
  const [row] = await tx
    .update(matchEvents)
    .set({ ...patch, revision: sql`${matchEvents.revision} + 1` })
    .where(eq(matchEvents.id, id))
    .returning();
  if (!row) throw new Error(`event ${id} is gone although its match is locked`);
  return row;
}

export async function insertDeletedKey(values: typeof deletedEventKeys.$inferInsert, tx: Tx): Promise<void> {
  await tx.insert(deletedEventKeys).values(values).onConflictDoNothing();
}
