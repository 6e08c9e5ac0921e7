import { sql } from 'drizzle-orm';
import type { Side } from '@sevenmetre/rules/vocabulary';
import { countChanged, recordset } from '../../platform/database/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { importDevice } from '../competition/index.ts';

export interface FolderEvent {
  /** Number of the match. */
  readonly match: number;
  /** Names the event by what it says, so that it is found again. */
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

/** An event that is there stays as it is; one that was struck out and is named again counts again. */
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

/** Begins to remember which events a folder names; forgotten with the transaction. */
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

/** Strikes out what an earlier folder named and this one does not, in matches whose events this one names at all. */
export async function strikeUnnamedEvents(editionId: number, now: Date, tx: Tx): Promise<number> {
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
 * Tells the database how many events there are: one that takes a quarter of a million for a few hundred reads all of them for
 * the page of one team.
 */
export async function analyzeEvents(tx: Tx): Promise<void> {
  await tx.execute(sql`analyze match_events`);
}
