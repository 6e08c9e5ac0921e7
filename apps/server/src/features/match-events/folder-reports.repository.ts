import { sql } from 'drizzle-orm';
import type { Side, StageCode } from '@sevenmetre/rules/vocabulary';
import { asWritten, countChanged, oneLine, recordset, type Tx } from '../../platform/database/index.ts';

/** What stands on the report of a match beside its events. */
export interface FolderReport {
  /** Number of the match. */
  readonly match: number;
  /** When play really began and ended; null: not known. */
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
  readonly spectators: number | null;
  readonly remarks: string;
  readonly protest: string;
  readonly injuries: string;
}

/** The written report of a blue card, which is found by its match, time, side and person. */
export interface FolderWritten {
  readonly match: number;
  readonly stage: StageCode;
  /** Of the match clock. */
  readonly seconds: number;
  readonly side: Side;
  /** The id of the person in the folder. */
  readonly player: string | null;
  /** Among equal cards, from 0. */
  readonly position: number;
  readonly text: string;
  readonly follows: boolean;
  readonly name: string;
  readonly writtenAt: Date;
}

const reportRecord = sql`match int, spectators int, remarks text, protest text, injuries text`;

/** Stores spectators and remarks; approvals by name stay. Returns the number of changed rows. */
export async function upsertReports(
  editionId: number,
  rows: readonly FolderReport[],
  tx: Tx,
): Promise<number> {
  return countChanged(
    tx,
    sql`insert into match_reports (match_id, spectators, remarks, protest, injuries)
      select matches.id, r.spectators, r.remarks, r.protest, r.injuries from ${recordset(rows, reportRecord)}
      join matches on matches.edition_id = ${editionId} and matches.match_number = r.match
      on conflict (match_id) do update set spectators = excluded.spectators, remarks = ${asWritten('match_reports', 'remarks')},
        protest = ${asWritten('match_reports', 'protest')}, injuries = ${asWritten('match_reports', 'injuries')}
      where (match_reports.spectators, ${oneLine(sql`match_reports.remarks`)}, ${oneLine(sql`match_reports.protest`)},
          ${oneLine(sql`match_reports.injuries`)})
        is distinct from (excluded.spectators, excluded.remarks, excluded.protest, excluded.injuries)
      returning 1`,
  );
}

const writtenRecord = sql`match int, stage text, seconds int, side text, player text, position int, text text, follows boolean,
  name text, "writtenAt" timestamptz`;

/** Stores written reports of blue cards that count. Returns the number of changed rows. */
export async function upsertWritten(
  editionId: number,
  rows: readonly FolderWritten[],
  tx: Tx,
): Promise<number> {
  return countChanged(
    tx,
    sql`with cards as (
        select matches.match_number as match, stages.code as stage, events.minute * 60 + events.second as seconds, events.side,
          people.source_id as player, events.match_id, events.client_key,
          row_number() over (partition by events.match_id, events.stage_id, events.minute, events.second, events.side,
            events.participant_id order by events.client_key) - 1 as position
        from match_events events
        join matches on matches.id = events.match_id and matches.edition_id = ${editionId}
        join match_stages stages on stages.id = events.stage_id
        join event_types types on types.id = events.event_type_id and types.code = 'blue-card'
        left join match_participants entries on entries.id = events.participant_id
        left join participants people on people.id = entries.participant_id
        where events.deleted_at is null and not events.pending)
      insert into written_reports (match_id, event_key, text, follows, name, written_at)
      select cards.match_id, cards.client_key, r.text, r.follows, r.name, r."writtenAt" from ${recordset(rows, writtenRecord)}
      join cards on (cards.match, cards.stage, cards.seconds, cards.side, cards.position)
          = (r.match, r.stage, r.seconds, r.side, r.position)
        and cards.player is not distinct from r.player
      on conflict (match_id, event_key) do update set text = ${asWritten('written_reports', 'text')}, follows = excluded.follows,
        name = excluded.name, written_at = excluded.written_at
      where (${oneLine(sql`written_reports.text`)}, written_reports.follows, written_reports.name, written_reports.written_at)
        is distinct from (excluded.text, excluded.follows, excluded.name, excluded.written_at)
      returning 1`,
  );
}
