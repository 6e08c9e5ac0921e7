import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Zippable, zipSync } from 'fflate';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { uploadLimits } from '../format.ts';
import { readFolderInThread } from './read-folder-in-thread.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sevenmetre-unpack-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = (files: Zippable) =>
  readFolderInThread({
    folder,
    archive: { filename: 'cup.zip', bytes: zipSync(files, { level: 6 }) },
    portal: null,
  });
const codesOf = (reading: Awaited<ReturnType<typeof read>>) =>
  reading.ok ? [] : reading.errors.map(({ code, file }) => [code, file]);
const empty = new Uint8Array();

test('given an archive that unpacks to a thousand times its size, then it is refused as too large, nothing is written, and the server goes on meanwhile', async () => {
  const bytes = zipSync({ 'events.csv': new Uint8Array(uploadLimits.bytes + 1) }, { level: 6 });
  expect(bytes.length).toBeLessThan(uploadLimits.bytes / 500);
  let ticks = 0;
  const timer = setInterval(() => (ticks += 1), 2);
  const reading = await readFolderInThread({ folder, archive: { filename: 'cup.zip', bytes }, portal: null });
  clearInterval(timer);
  expect(ticks).toBeGreaterThan(0);
  expect(reading).toEqual({
    ok: false,
    errors: [
      {
        file: 'cup.zip',
        line: null,
        column: null,
        code: 'archive-too-large',
        parameters: { megabytes: 64, files: uploadLimits.entries },
      },
    ],
    count: 1,
  });
  expect(readdirSync(folder)).toEqual([]);
});

test('given an archive with very many entries, then it is refused as too large', async () => {
  const entries = Array.from({ length: uploadLimits.entries + 1 }, (_, index) => [`${index}.txt`, empty]);
  expect(codesOf(await read(Object.fromEntries(entries)))).toEqual([['archive-too-large', 'cup.zip']]);
});

test('given an archive without a file of the format, then it is unreadable', async () => {
  expect(codesOf(await read({ 'letter.txt': empty }))).toEqual([['archive-unreadable', 'cup.zip']]);
});
