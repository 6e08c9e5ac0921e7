import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { afterEach, expect, test } from 'vitest';
import * as z from 'zod';
import { newEmbeddedDirectory, silent } from '../../../../tests/database.ts';
import { openDatabase } from '../index.ts';

const writer = new URL('./testing/crash-writer.ts', import.meta.url);
const found = z.object({ events: z.number(), last: z.number(), goals: z.number() });

/** How many goals to let each of the processes acknowledge before it is killed. */
const killAfter = [1, 2, 40, 3, 17, 60, 5, 25, 0, 33];

/** Eleven processes start one after another, which takes a busy machine long. */
const patience = 240_000;

let remove = () => {};
afterEach(() => remove());

function startWriter(directory: string) {
  const child = spawn(process.execPath, [writer.pathname, directory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async () => (await lines.next()).value ?? 'the process has ended';
  const kill = async () => {
    const ended = new Promise((resolve) => child.once('close', resolve));
    child.kill('SIGKILL');
    // What was acknowledged before the end still lies in the pipe.
    let last = 0;
    for (let line = await lines.next(); !line.done; line = await lines.next()) last = Number(line.value);
    await ended;
    return last;
  };
  return { next, kill };
}

test(
  'given a process that is killed while it writes, again and again, when it starts again, then every goal it acknowledged is there and the score agrees',
  async () => {
    const folder = await newEmbeddedDirectory();
    remove = folder.remove;
    let acknowledged = 0;
    for (const goals of killAfter) {
      const child = startWriter(folder.directory);
      const state = found.parse(JSON.parse(await child.next()));
      expect(state.last).toBeGreaterThanOrEqual(acknowledged);
      expect(state).toMatchObject({ events: state.last, goals: state.last });
      for (let goal = 0; goal < goals; goal += 1) acknowledged = Number(await child.next());
      acknowledged = Math.max(acknowledged, state.last, await child.kill());
    }
    const survivor = startWriter(folder.directory);
    const state = found.parse(JSON.parse(await survivor.next()));
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
  await child.next();
  await expect(openDatabase({ log: silent, databaseUrl: null, directory })).rejects.toMatchObject({
    code: 'database-in-use',
    message: `The database ${directory} is in use by another process; set DATABASE_URL to share a database.`,
  });
  await child.kill();
  const database = await openDatabase({ log: silent, databaseUrl: null, directory });
  await database.close();
});
