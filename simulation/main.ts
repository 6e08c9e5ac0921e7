import { bothDatabases } from '../apps/server/tests/database.ts';
import { play } from './play.ts';
import { openRealServer } from './real-server.ts';

/**
 * `npm run sim:whole -- <how many> <first seed> [embedded|PostgreSQL]`: plays on the real server with the
 * real store. Prints one line for every play that breaks a promise; the exit code is then 1.
 * `TEST_DATABASE_URL` names a PostgreSQL server, as for the integration tests.
 */
const [seeds = '50', first = '1', only = 'embedded'] = process.argv.slice(2);
const kind = bothDatabases().find(({ name }) => name === only);
if (!kind) throw new Error(`There is no database “${only}”`);
/** A database with many matches is slow at the tables of their group. */
const playsOfDatabase = 25;
let broken = 0;
let calls = 0;
for (let played = 0; played < Number(seeds); played += playsOfDatabase) {
  const server = await openRealServer(kind);
  const last = Math.min(played + playsOfDatabase, Number(seeds));
  for (let seed = Number(first) + played; seed < Number(first) + last; seed += 1) {
    const result = await play(server, { seed });
    calls += result.calls;
    if (result.violations.length === 0) continue;
    broken += 1;
    process.stdout.write(
      `npm run sim:whole -- 1 ${seed} ${only}: ${[...new Set(result.violations)].join('; ')}\n`,
    );
  }
  await server.close();
}
process.stdout.write(
  `${seeds} plays from seed ${first} on ${only}, ${calls} calls at the server: ${broken} broke a promise.\n`,
);
process.exitCode = broken > 0 ? 1 : 0;
