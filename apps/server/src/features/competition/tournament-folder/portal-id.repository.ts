import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

/**
 * The id that an export gives to a row created in this product: the key of its edition and the row's id. An
 * import of the same edition recognises it; in other portals it is an ordinary source id.
 * @param table the table of clubs, teams, groups or participants, or an alias of one, in the calling
 * statement
 */
export function portalId(table: SQL): SQL {
  return sql`(select folder_key from editions where editions.id = ${table}.edition_id) || '-' || ${table}.id`;
}
