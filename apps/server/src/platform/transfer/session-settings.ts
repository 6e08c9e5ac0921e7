import { sql } from 'drizzle-orm';
import type { Tx } from '../database/index.ts';

/** How values become text and text becomes values, whatever the server's own defaults are; and no haste. */
const settings = {
  datestyle: 'ISO',
  intervalstyle: 'postgres',
  timezone: 'UTC',
  bytea_output: 'hex',
  extra_float_digits: '1',
  search_path: 'public',
  statement_timeout: '0',
  idle_in_transaction_session_timeout: '0',
};

/** Prepares one transaction for an export or an import. */
export async function applySessionSettings(tx: Tx): Promise<void> {
  for (const [name, value] of Object.entries(settings)) {
    await tx.execute(sql`select set_config(${name}, ${value}, true)`);
  }
}
