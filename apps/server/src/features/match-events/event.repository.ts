import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { statement } from '../../platform/database/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { deletedEventKeys, matchEvents } from '../../platform/database/schema/index.ts';
import type { MatchEventRow } from '../competition/index.ts';

export type NewMatchEvent = typeof matchEvents.$inferInsert;
export type MatchEventPatch = Partial<NewMatchEvent>;

/** Events that arrived or were changed after the approval of the match. */
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

/** State of a key without an event, and the id that an event with this key would get. */
export interface KeyStanding {
  /** Whether the event was deleted before it arrived. */
  readonly buried: boolean;
  /** null: the event exists, or there is no key. */
  readonly nextId: number | null;
}

/** Takes an id from the sequence only if needed; ids may have gaps. */
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

const inserted = statement((db) =>
  db.insert(matchEvents).values({
    id: sql.placeholder('id'),
    matchId: sql.placeholder('matchId'),
    clientKey: sql.placeholder('clientKey'),
    stageId: sql.placeholder('stageId'),
    eventTypeId: sql.placeholder('eventTypeId'),
    side: sql.placeholder('side'),
    minute: sql.placeholder('minute'),
    second: sql.placeholder('second'),
    participantId: sql.placeholder('participantId'),
    secondaryParticipantId: sql.placeholder('secondaryParticipantId'),
    revision: sql.placeholder('revision'),
    createdTimestamp: sql.placeholder('createdTimestamp'),
    modifiedAt: sql.placeholder('modifiedAt'),
    device: sql.placeholder('device'),
    rawCreatedTimestamp: sql.placeholder('rawCreatedTimestamp'),
    rawModifiedAt: sql.placeholder('rawModifiedAt'),
    aheadOfClock: sql.placeholder('aheadOfClock'),
    pending: sql.placeholder('pending'),
    createdByUserId: sql.placeholder('createdByUserId'),
    receivedAt: sql.placeholder('receivedAt'),
  }),
);

/** A new row, without a held change and not deleted. */
export async function insert(row: Omit<MatchEventRow, 'heldChange' | 'deletedAt'>, tx: Tx): Promise<void> {
  await inserted(tx, { ...row });
}

/** Every write increments the revision of the event. */
export async function update(id: number, patch: MatchEventPatch, tx: Tx): Promise<MatchEventRow> {
  const [row] = await tx
    .update(matchEvents)
    .set({ ...patch, revision: sql`${matchEvents.revision} + 1` })
    .where(eq(matchEvents.id, id))
    .returning();
  if (!row) throw new Error(`event ${id} is gone although its match is locked`);
  return row;
}

/** Marks events as deleted; returns them. */
export async function deleteAllByIds(ids: readonly number[], now: Date, tx: Tx): Promise<MatchEventRow[]> {
  return tx
    .update(matchEvents)
    .set({ deletedAt: now, revision: sql`${matchEvents.revision} + 1` })
    .where(inArray(matchEvents.id, [...ids]))
    .returning();
}

export async function insertAll(rows: readonly NewMatchEvent[], tx: Tx): Promise<MatchEventRow[]> {
  return tx
    .insert(matchEvents)
    .values([...rows])
    .returning();
}

export async function insertDeletedKey(values: typeof deletedEventKeys.$inferInsert, tx: Tx): Promise<void> {
  await tx.insert(deletedEventKeys).values(values).onConflictDoNothing();
}

/** Removes these roster entries from deleted events. */
export async function forgetEntries(ids: readonly number[], tx: Tx): Promise<void> {
  if (ids.length === 0) return;
  const { participantId, secondaryParticipantId } = matchEvents;
  await tx
    .update(matchEvents)
    .set({ participantId: null })
    .where(inArray(participantId, [...ids]));
  await tx
    .update(matchEvents)
    .set({ secondaryParticipantId: null })
    .where(inArray(secondaryParticipantId, [...ids]));
}
