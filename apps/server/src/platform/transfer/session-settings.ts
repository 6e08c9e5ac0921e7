import { sql } from 'drizzle-orm';
import type { Tx } from '../database/index.ts';

/** Conversion between values and text, independent of the server's defaults, and no time limits. */
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

/** Prepares a transaction for an export or import. */
export async function applySessionSettings(tx: Tx): Promise<void> {
  for (const [name, value] of Object.entries(settings)) {
    await tx.execute(sql`select set_config(${name}, ${value}, true)`);
  }
}
