import { sql } from 'drizzle-orm';
import { countChanged, numbered, recordset } from '../../platform/database/index.ts';
import type { Tx } from '../../platform/database/index.ts';

/** A roster entry of a match in a tournament folder. */
export interface FolderLineup {
  /** Number of the match. */
  readonly match: number;
  /** The id of the person in the folder. */
  readonly player: string;
}

/** Side, role and number are those of the match and the player as stored. */
export async function upsertLineups(
  editionId: number,
  rows: readonly FolderLineup[],
  tx: Tx,
): Promise<number> {
  const entries = recordset(numbered(rows), sql`match int, player text, position int`);
  return countChanged(
    tx,
    sql`insert into match_participants (match_id, team_id, participant_id, side, role, jersey_number)
      select matches.id, places.team_id, participants.id,
        case when matches.home_team_id = places.team_id then 'home' else 'away' end, places.role, places.jersey_number
      from ${entries}
      join matches on matches.edition_id = ${editionId} and matches.match_number = r.match
      join participants on participants.edition_id = ${editionId} and participants.source_id = r.player
      join team_participants places on places.participant_id = participants.id
        and places.team_id in (matches.home_team_id, matches.away_team_id)
      order by position
      on conflict (match_id, participant_id) do update set team_id = excluded.team_id, side = excluded.side,
        role = excluded.role, jersey_number = excluded.jersey_number
      where (match_participants.team_id, match_participants.side, match_participants.role,
          match_participants.jersey_number)
        is distinct from (excluded.team_id, excluded.side, excluded.role, excluded.jersey_number)
      returning 1`,
  );
}
