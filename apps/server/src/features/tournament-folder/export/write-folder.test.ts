import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readFolder } from '../index.ts';
import { smallCup } from '../testing/folders.ts';
import { writeFolder } from './write-folder.ts';

/** The settings of the small tournament without any rows. */
async function anEmptyTournament() {
  const reading = await readFolder(smallCup());
  if (!reading.ok) throw new Error('The small tournament is broken');
  return {
    settings: reading.good.tournament.settings,
    tables: {},
  };
}

test('given a file, or a folder that holds something, in its place, then a tournament is not written and what lies there stays', async () => {
  const place = smallCup();
  const [file, folder] = [join(place, 'letter.txt'), join(place, 'folder')];
  writeFileSync(file, 'Dear operator');
  mkdirSync(folder);
  writeFileSync(join(folder, 'letter.txt'), 'Dear operator');
  const content = await anEmptyTournament();
  for (const target of [file, folder]) expect(await writeFolder(target, content)).toBe('folder-not-empty');
  expect(readFileSync(file, 'utf8')).toBe('Dear operator');
  expect(readdirSync(folder)).toEqual(['letter.txt']);
});
