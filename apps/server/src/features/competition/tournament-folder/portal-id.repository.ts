import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

/**
 * The id in a folder of a row that was made in this product: the key of its edition and its own number. An import of the
 * same edition recognises it; elsewhere it is an id like any other.
 *
 * @param table the table of clubs, teams, groups or participants, or an alias of one, in the statement that asks
 */
export function portalId(table: SQL): SQL {
  return sql`(select folder_key from editions where editions.id = ${table}.edition_id) || '-' || ${table}.id`;
}
