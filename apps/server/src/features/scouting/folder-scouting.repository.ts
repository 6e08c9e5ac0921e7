import { sql } from 'drizzle-orm';
import type { ScoutingEntry } from '@sevenmetre/rules/scouting';
import { countChanged, recordset, type Tx } from '../../platform/database/index.ts';

/** What was scouted of a match, in a tournament folder. */
export interface FolderScouting extends Omit<ScoutingEntry, 'participantId'> {
  /** Number of the match. */
  readonly match: number;
  /** The id of the person in the folder; null: nobody is named. */
  readonly player: string | null;
  readonly recordedAt: Date;
  readonly device: string;
  /** Key of the tap, unique in the match. */
  readonly key: string;
}

const record = sql`match int, side text, player text, kind text, x int, y int, result text, seconds int,
  "recordedAt" timestamptz, device text, key text`;

/** Stores entries once under their keys; those that are here stay, also taken back. Returns the number of new rows. */
export async function insertFolderScouting(
  editionId: number,
  rows: readonly FolderScouting[],
  tx: Tx,
): Promise<number> {
  return countChanged(
    tx,
    sql`insert into scouting_entries (match_id, client_key, kind, side, x, y, result, participant_id, seconds, undone,
        recorded_at, device)
      select matches.id, r.key, r.kind, r.side, r.x, r.y, r.result, entries.id, r.seconds, false, r."recordedAt", r.device
      from ${recordset(rows, record)}
      join matches on matches.edition_id = ${editionId} and matches.match_number = r.match
      left join participants on participants.edition_id = ${editionId} and participants.source_id = r.player
      left join match_participants entries on entries.match_id = matches.id and entries.participant_id = participants.id
      on conflict (match_id, client_key) do nothing
      returning 1`,
  );
}
