import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/index.ts';
import { portalId } from '../portal-id.repository.ts';
import type { NamedTable } from '../portal-id.repository.ts';
import { recordset } from '../store/structure.repository.ts';

/** A row of this portal and the id by which a folder names it. */
export interface Identity {
  readonly id: string;
  readonly row: number;
}

/** What an export of this product writes for a row without an id of a source. */
const exportedId = /^[0-9a-f]{8}-[1-9]\d{0,8}$/;

/** Rows that were made here and are named by the id that an export gave them keep it from now on. */
export async function recogniseExported(
  editionId: number,
  table: NamedTable,
  ids: Iterable<string>,
  tx: Tx,
): Promise<void> {
  const exported = [...ids].filter((id) => exportedId.test(id)).map((id) => ({ id }));
  if (exported.length === 0) return;
  const name = sql.identifier(table);
  await tx.execute(sql`update ${name} set source_id = r.id from ${recordset(exported, sql`id text`)}
    where ${name}.edition_id = ${editionId} and ${name}.source_id is null and r.id = ${portalId(sql`${name}`)}`);
}

/** Rows that somebody has confirmed to be those of the folder have its ids from now on. */
export async function updateSourceIds(
  editionId: number,
  table: NamedTable,
  identities: readonly Identity[],
  tx: Tx,
): Promise<void> {
  if (identities.length === 0) return;
  const name = sql.identifier(table);
  await tx.execute(sql`update ${name} set source_id = r.id from ${recordset(identities, sql`id text, "row" int`)}
    where ${name}.edition_id = ${editionId} and ${name}.id = r."row"`);
}

/** Somebody of a team whom no folder has named yet. */
export interface NamelessPerson extends Record<string, unknown> {
  readonly row: number;
  /** The folder's id of the team. */
  readonly team: string;
  readonly firstName: string;
  readonly lastName: string;
}

export async function findNamelessPeople(teamIds: readonly number[], tx: Tx): Promise<NamelessPerson[]> {
  const { rows } = await tx.execute<NamelessPerson>(sql`
    select participants.id as row, teams.source_id as team, first_name as "firstName", last_name as "lastName"
    from participants join team_participants on team_participants.participant_id = participants.id
    join teams on teams.id = team_participants.team_id
    where participants.source_id is null and teams.source_id is not null
      and teams.id in (select value::int from json_array_elements_text(${JSON.stringify(teamIds)}::json))`);
  return rows;
}
