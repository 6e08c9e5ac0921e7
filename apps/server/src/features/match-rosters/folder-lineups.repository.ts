import { sql } from 'drizzle-orm';
import { asWritten, countChanged, numbered, oneLine, recordset } from '../../platform/database/index.ts';
import type { Tx } from '../../platform/database/index.ts';

/** A roster entry of a match in a tournament folder. */
export interface FolderLineup {
  /** Number of the match. */
  readonly match: number;
  /** The id of the person in the folder. */
  readonly player: string;
}

/** For how many matches a disqualified person is suspended, in a tournament folder. */
export interface FolderDecision extends FolderLineup {
  /** 0: may play at once. */
  readonly matches: number;
  readonly reason: string;
  readonly decidedAt: Date;
  /** Whether it reaches the other teams of the club (MR16); absent: as known, otherwise it does not. */
  readonly everyTeam?: boolean;
}

/** Stores decisions on people in the rosters of matches. Returns the number of changed rows. */
export async function upsertDecisions(
  editionId: number,
  rows: readonly FolderDecision[],
  tx: Tx,
): Promise<number> {
  const record = sql`match int, player text, matches int, reason text, "decidedAt" timestamptz, "everyTeam" boolean`;
  return countChanged(
    tx,
    sql`insert into disciplinary_decisions (match_participant_id, matches, reason, decided_at, every_team)
      select entries.id, r.matches, r.reason, r."decidedAt", coalesce(r."everyTeam", known.every_team, false)
      from ${recordset(rows, record)}
      join matches on matches.edition_id = ${editionId} and matches.match_number = r.match
      join participants on participants.edition_id = ${editionId} and participants.source_id = r.player
      join match_participants entries on entries.match_id = matches.id and entries.participant_id = participants.id
      left join disciplinary_decisions known on known.match_participant_id = entries.id
      on conflict (match_participant_id) do update set matches = excluded.matches, decided_at = excluded.decided_at,
        every_team = excluded.every_team, reason = ${asWritten('disciplinary_decisions', 'reason')}
      where (disciplinary_decisions.matches, ${oneLine(sql`disciplinary_decisions.reason`)}, disciplinary_decisions.decided_at,
        disciplinary_decisions.every_team)
        is distinct from (excluded.matches, excluded.reason, excluded.decided_at, excluded.every_team)
      returning 1`,
  );
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
