import { join } from 'node:path';
import { openDatabase } from '@sevenmetre/server/platform/database/index';

const log = { info: () => {}, warn: () => {}, error: () => {} };

/** The first reporter becomes an organiser, with a second step in all sessions, which production requires. */
export async function makeOrganiser(dataDirectory: string): Promise<void> {
  const database = await openDatabase({ log, databaseUrl: null, directory: join(dataDirectory, 'database') });
  try {
    await database.db.execute(
      `update users set roles = array['ROLE_USER', 'ROLE_ADMIN'] where email = 'reporter-0@bench.example'`,
    );
    await database.db.execute('update sessions set second_step_at = now()');
  } finally {
    await database.close();
  }
}
