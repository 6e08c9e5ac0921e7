import { sql } from 'drizzle-orm';
import type { Side } from '@sevenmetre/rules/vocabulary';
import { countChanged, recordset } from '../../platform/database/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { importDevice } from '../competition/index.ts';

export interface FolderEvent {
  /** Number of the match. */
  readonly match: number;
  /** Derived from the event's content, so that the event is recognised again. */
  readonly clientKey: string;
  readonly stage: string;
  readonly type: string;
  readonly side: Side;
  /** Of the match clock. */
  readonly minute: number;
  readonly second: number;
  /** The id of the person in the folder. */
  readonly player: string | null;
  readonly at: Date;
}

const record = sql`match int, "clientKey" text, stage text, type text, side text, minute int, second int, player text,
  at timestamptz, position int`;

/** Existing events stay; a deleted one that the folder names again counts again. */
export async function upsertEvents(editionId: number, rows: readonly FolderEvent[], tx: Tx): Promise<number> {
  const events = recordset(
    rows.map((row, position) => ({ ...row, position })),
    record,
  );
  return countChanged(
    tx,
    sql`insert into match_events (match_id, client_key, stage_id, event_type_id, side, minute, second,
        participant_id, created_timestamp, modified_at, device)
      select matches.id, r."clientKey", stages.id, types.id, r.side, r.minute, r.second, entries.id, r.at, r.at,
        ${importDevice}
      from ${events}
      join matches on matches.edition_id = ${editionId} and matches.match_number = r.match
      join match_stages stages on stages.code = r.stage
      join event_types types on types.code = r.type
      left join participants on participants.edition_id = ${editionId} and participants.source_id = r.player
      left join match_participants entries
        on entries.match_id = matches.id and entries.participant_id = participants.id
      order by r.position
      on conflict (match_id, client_key) do update set deleted_at = null
      where match_events.deleted_at is not null and match_events.device = ${importDevice}
      returning 1`,
  );
}

/** Starts to collect the events that a folder names, until the end of the transaction. */
export async function beginNaming(tx: Tx): Promise<void> {
  await tx.execute(sql`create temporary table named_events (match int, client_key text) on commit drop`);
}

export async function nameEvents(rows: readonly FolderEvent[], tx: Tx): Promise<void> {
  const named = recordset(
    rows.map(({ match, clientKey }) => ({ match, clientKey })),
    sql`match int, "clientKey" text`,
  );
  await tx.execute(sql`insert into named_events select match, "clientKey" from ${named}`);
}

/**
 * Deletes events that an earlier folder named and this one does not, in matches with events in this folder.
 */
export async function deleteUnnamedEvents(editionId: number, now: Date, tx: Tx): Promise<number> {
  await tx.execute(sql`analyze named_events`);
  return countChanged(
    tx,
    sql`update match_events set deleted_at = ${now.toISOString()}::timestamptz from matches
      where matches.edition_id = ${editionId} and match_events.match_id = matches.id
        and match_events.device = ${importDevice} and match_events.deleted_at is null
        and matches.match_number in (select match from named_events)
        and not exists (select 1 from named_events named
          where named.match = matches.match_number and named.client_key = match_events.client_key)
      returning 1`,
  );
}

/**
 * Updates the database's statistics of the table: with outdated ones (hundreds instead of a quarter of a
 * million rows) it scans all events for the page of one team.
 */
export async function analyzeEvents(tx: Tx): Promise<void> {
  await tx.execute(sql`analyze match_events`);
}
