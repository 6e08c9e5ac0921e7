import type { Tx } from '../platform/database/index.ts';
import { importDatabase } from '../platform/transfer/index.ts';
import { migrationsFolder, withConfiguredDatabase } from './with-configured-database.ts';

/**
 * `npm run import -- FILE` for a file that `npm run export` made: brings it into the empty database that the
 * environment names, and says so.
 *
 * @param afterRestore runs in the same transaction, with all rows in place
 * @throws TransferError, DatabaseStartError or SettingError: the sentence to print
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
