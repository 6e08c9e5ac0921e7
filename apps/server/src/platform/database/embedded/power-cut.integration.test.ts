import { cpSync, renameSync, rmSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { newEmbeddedDirectory } from '../../../../tests/database.ts';
import { startWriter } from './testing/writer-process.ts';

const preload = new URL('./testing/power-cut.ts', import.meta.url).href;

/** Number of goals that each process acknowledges before the power cut. */
const cutAfter = [1, 12, 3];

/** Four processes start one after another, which takes long on a busy machine. */
const patience = 240_000;

let remove = () => {};
afterEach(() => remove());

test.runIf(process.platform === 'linux')(
  '[SY1] given a power cut that leaves only what was written through to the disk, when the database starts again, then every acknowledged goal is there',
  async () => {
    const folder = await newEmbeddedDirectory();
    remove = folder.remove;
    const { directory } = folder;
    const plate = `${directory}-plate`;
    let acknowledged = 0;
    for (const goals of cutAfter) {
      cpSync(directory, plate, { recursive: true });
      const child = startWriter(directory, {
        // Also in the thread of the database.
        NODE_OPTIONS: `--import ${preload}`,
        POWER_CUT_FROM: directory,
        POWER_CUT_TO: plate,
      });
      expect((await child.found()).last).toBeGreaterThanOrEqual(acknowledged);
      for (let goal = 0; goal < goals; goal += 1) acknowledged = await child.goal();
      acknowledged = Math.max(acknowledged, await child.kill());
      rmSync(directory, { recursive: true });
      renameSync(plate, directory);
    }
    const survivor = startWriter(directory);
    const { last, events, goals } = await survivor.found();
    await survivor.kill();
    expect(last).toBeGreaterThanOrEqual(acknowledged);
    expect([events, goals]).toEqual([last, last]);
  },
  patience,
);
