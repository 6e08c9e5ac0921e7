import type { Tx } from '../platform/database/index.ts';
import { importDatabase } from '../platform/transfer/index.ts';
import { migrationsFolder, withConfiguredDatabase } from './with-configured-database.ts';

/**
 * `npm run import -- FILE` for a file that `npm run export` made: imports it into the empty database of the
 * environment, and prints a summary.
 * @param afterRestore runs in the same transaction, after all rows are inserted
 * @throws TransferError, DatabaseStartError or SettingError, with the sentence to print
 */
export async function importDatabaseFile(
  file: string,
  afterRestore: (tx: Tx) => Promise<void>,
): Promise<void> {
  await withConfiguredDatabase(async (database) => {
    const { tables, rows } = await importDatabase({
      database,
      file,
      migrationsFolder,
      afterRestore,
      onTable: (name, count) => console.log(`  ${name}: ${count}`),
    });
    console.log(`${rows} rows of ${tables} tables were imported from ${file}`);
  });
}
