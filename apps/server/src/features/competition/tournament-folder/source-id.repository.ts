import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { recordset, type Tx } from '../../../platform/database/index.ts';

/** A row of this portal and its id in a folder. */
export interface Identity {
  readonly id: string;
  readonly row: number;
}

/** The tables of this feature whose rows have ids in folders. */
type NamedTable = 'clubs' | 'teams' | 'groups';

/** Id that an export of this product writes for a row without a source id. */
const exportedId = /^[0-9a-f]{8}-[1-9]\d{0,8}$/;

/** Those of the ids that an export of this product wrote. */
export function exportedIds(ids: Iterable<string>): { readonly id: string }[] {
  return [...ids].filter((id) => exportedId.test(id)).map((id) => ({ id }));
}

/** Gives rows created here the id that an earlier export wrote for them. */
export async function recogniseExported(
  editionId: number,
  table: NamedTable,
  ids: Iterable<string>,
  tx: Tx,
): Promise<void> {
  const exported = exportedIds(ids);
  if (exported.length === 0) return;
  const name = sql.identifier(table);
  await tx.execute(sql`update ${name} set source_id = r.id from ${recordset(exported, sql`id text`)}
    where ${name}.edition_id = ${editionId} and ${name}.source_id is null and r.id = ${portalId(sql`${name}`)}`);
}

/** Gives confirmed rows the ids of the folder. */
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

/**
 * The id that an export gives to a row created in this product: the key of its edition and the row's id. An
 * import of the same edition recognises it; in other portals it is an ordinary source id.
 * @param table the table of clubs, teams, groups or participants, or an alias of one, in the calling
 * statement
 */
export function portalId(table: SQL): SQL {
  return sql`(select folder_key from editions where editions.id = ${table}.edition_id) || '-' || ${table}.id`;
}
