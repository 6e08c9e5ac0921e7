import { systemClock } from '../platform/clock/index.ts';
import { readEnvironment } from '../platform/environment/index.ts';
import { noteBackup } from '../platform/storage/index.ts';
import { exportDatabase } from '../platform/transfer/index.ts';
import { runCommand } from './run-command.ts';
import { root } from '../root.ts';
import { withConfiguredDatabase } from './with-configured-database.ts';

/** `npm run export -- PATH`: the whole database into a file, or into a file in a folder. */
await runCommand(async () => {
  const [path, ...more] = process.argv.slice(2);
  if (path === undefined || more.length > 0) {
    console.error('Say where to: npm run export -- FILE (a new file, or a folder to make one in).');
    process.exitCode = 1;
    return;
  }
  await withConfiguredDatabase(async (database) => {
    const { file, tables, rows } = await exportDatabase({
      database,
      clock: systemClock,
      path,
      onTable: (name, count) => console.log(`  ${name}: ${count}`),
    });
    noteBackup(readEnvironment(process.env, root).dataDirectory, systemClock.now());
    console.log(`${rows} rows of ${tables} tables are in ${file}`);
  });
});
