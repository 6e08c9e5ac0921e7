import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/index.ts';
import { changed, recordset } from './structure.repository.ts';
import type { Player } from '../tournament.ts';

/** A line of players.csv and the id of its person. */
export type PersonLine = Player & { readonly person: string };

/** Participants belong to their team's club. What the club zone knows of them beyond the folder stays, also their names. */
export async function upsertPlayers(editionId: number, rows: readonly PersonLine[], tx: Tx): Promise<number> {
  const players = recordset(
    rows.map((row, position) => ({ ...row, position })),
    sql`id text, person text, team text, number int, "firstName" text, "lastName" text, role text, position int`,
  );
  const people = await changed(
    tx,
    sql`insert into participants (edition_id, club_id, source_id, first_name, last_name)
      select ${editionId}, teams.club_id, r.id, r."firstName", r."lastName" from ${players}
      join teams on teams.edition_id = ${editionId} and teams.source_id = r.team where r.id = r.person order by position
      on conflict (edition_id, source_id) do update set club_id = excluded.club_id,
        first_name = ${known('first_name')}, last_name = ${known('last_name')}
      where (participants.club_id, participants.first_name, participants.last_name)
        is distinct from (excluded.club_id, ${known('first_name')}, ${known('last_name')})
      returning 1`,
  );
  const places = await changed(
    tx,
    sql`insert into team_participants (team_id, participant_id, role, jersey_number)
      select teams.id, participants.id, r.role, r.number from ${players}
      join teams on teams.edition_id = ${editionId} and teams.source_id = r.team
      join participants on participants.edition_id = ${editionId} and participants.source_id = r.person
      order by position
      on conflict (team_id, participant_id) do update set role = excluded.role, jersey_number = excluded.jersey_number
      where (team_participants.role, team_participants.jersey_number)
        is distinct from (excluded.role, excluded.jersey_number)
      returning 1`,
  );
  return Math.max(people, places);
}

/** An empty name is one that the folder does not know. */
function known(column: 'first_name' | 'last_name') {
  const name = sql.identifier(column);
  return sql`coalesce(nullif(excluded.${name}, ''), participants.${name})`;
}

export interface LineupEntry {
  /** Number of the match. */
  readonly match: number;
  /** The id of the person in the folder. */
  readonly player: string;
}

/** Side, role and number are those that match and player have by now. */
export async function upsertLineups(
  editionId: number,
  rows: readonly LineupEntry[],
  tx: Tx,
): Promise<number> {
  const entries = recordset(
    rows.map((row, position) => ({ ...row, position })),
    sql`match int, player text, position int`,
  );
  return changed(
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

/** Tells the database how many rows there are before it plans for a million events. */
export async function analyzePeople(tx: Tx): Promise<void> {
  for (const table of ['participants', 'team_participants', 'match_participants', 'matches'])
    await tx.execute(sql`analyze ${sql.identifier(table)}`);
}
