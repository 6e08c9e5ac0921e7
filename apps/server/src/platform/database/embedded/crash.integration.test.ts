import { afterEach, expect, test } from 'vitest';
import { newEmbeddedDirectory, silent } from '../../../../tests/database.ts';
import { openDatabase } from '../index.ts';
import { startWriter } from './testing/writer-process.ts';

/** Number of goals that each process acknowledges before it is killed. */
const killAfter = [1, 2, 40, 3, 17, 60, 5, 25, 0, 33];

/** Eleven processes start one after another, which takes long on a busy machine. */
const patience = 240_000;

let remove = () => {};
afterEach(() => remove());

test(
  'given a process that is killed while it writes, again and again, when it starts again, then every goal it acknowledged is there and the score agrees',
  async () => {
    const folder = await newEmbeddedDirectory();
    remove = folder.remove;
    let acknowledged = 0;
    for (const goals of killAfter) {
      const child = startWriter(folder.directory);
      const state = await child.found();
      expect(state.last).toBeGreaterThanOrEqual(acknowledged);
      expect(state).toMatchObject({ events: state.last, goals: state.last });
      for (let goal = 0; goal < goals; goal += 1) acknowledged = await child.goal();
      acknowledged = Math.max(acknowledged, state.last, await child.kill());
    }
    const survivor = startWriter(folder.directory);
    const state = await survivor.found();
    await survivor.kill();
    expect(state.last).toBeGreaterThanOrEqual(acknowledged);
    expect(state).toMatchObject({ events: state.last, goals: state.last });
  },
  patience,
);

test('given a process that has the database, then a second one is refused in one sentence, and gets it after a kill', async () => {
  const folder = await newEmbeddedDirectory();
  remove = folder.remove;
  const { directory } = folder;
  const child = startWriter(directory);
  await child.found();
  await expect(openDatabase({ log: silent, databaseUrl: null, directory })).rejects.toMatchObject({
    code: 'database-in-use',
    message: `The database ${directory} is in use by another process; set DATABASE_URL to share a database.`,
  });
  await child.kill();
  const database = await openDatabase({ log: silent, databaseUrl: null, directory });
  await database.close();
});
