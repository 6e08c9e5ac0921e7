import { sql } from 'drizzle-orm';
import type { RosterRole } from '@sevenmetre/rules/vocabulary';
import { countChanged, numbered, recordset } from '../../platform/database/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { exportedIds, type Identity, portalId } from '../competition/index.ts';

/** A row of a tournament folder's players. */
export interface FolderPlayer {
  readonly id: string;
  /** null until a lineup or an event names the team. */
  readonly team: string | null;
  readonly number: number | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: RosterRole;
}

/** A row with the id of its person. */
export type PersonLine = FolderPlayer & { readonly person: string };

/**
 * Stores participants in the club of their team. Data entered by the club, including names, are not
 * overwritten.
 */
export async function upsertPlayers(editionId: number, rows: readonly PersonLine[], tx: Tx): Promise<number> {
  const players = recordset(
    numbered(rows),
    sql`id text, person text, team text, number int, "firstName" text, "lastName" text, role text, position int`,
  );
  const people = await countChanged(
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
  const places = await countChanged(
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

/** An empty name is unknown in the folder. */
function known(column: 'first_name' | 'last_name') {
  const name = sql.identifier(column);
  return sql`coalesce(nullif(excluded.${name}, ''), participants.${name})`;
}

/** Gives people created here the id that an earlier export wrote for them. */
export async function recogniseExportedPeople(
  editionId: number,
  ids: Iterable<string>,
  tx: Tx,
): Promise<void> {
  const exported = exportedIds(ids);
  if (exported.length === 0) return;
  await tx.execute(sql`update participants set source_id = r.id from ${recordset(exported, sql`id text`)}
    where participants.edition_id = ${editionId} and participants.source_id is null
      and r.id = ${portalId(sql`participants`)}`);
}

/** Gives people recognised as those of the folder its ids. */
export async function updateSourceIdsOfPeople(
  editionId: number,
  identities: readonly Identity[],
  tx: Tx,
): Promise<void> {
  if (identities.length === 0) return;
  await tx.execute(sql`update participants set source_id = r.id
    from ${recordset(identities, sql`id text, "row" int`)}
    where participants.edition_id = ${editionId} and participants.id = r."row"`);
}
