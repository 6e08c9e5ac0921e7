import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemRandom } from '../random/index.ts';
import { createStorage } from './storage.ts';

describe('the storage of files', () => {
  let folder: string;
  const open = () => createStorage({ dataDirectory: folder, random: systemRandom });

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sevenmetre-storage-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('keeps bytes under a key that it makes up, until they are deleted', async () => {
    const key = await open().write('clubs', 'pdf', Buffer.from('one'));
    expect(key).toMatch(/^clubs\/[\da-f]{36}\.pdf$/);
    expect((await open().read(key))?.toString()).toBe('one');
    await open().delete(key);
    await open().delete(key);
    expect(await open().read(key)).toBeNull();
  });

  it.each([
    ['../clubs', 'pdf'],
    ['clubs/deeper', 'pdf'],
    ['', 'pdf'],
    ['clubs', 'pdf/../../x'],
    ['clubs', '../x'],
    ['clubs', ''],
  ])('writes nothing into the folder "%s" with the ending "%s"', async (kind, extension) => {
    await expect(open().write(kind, extension, Buffer.from('one'))).rejects.toThrow('is not one of ours');
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each(['../secret.txt', 'clubs/../../secret.txt', '/secret.txt', 'secret.txt'])(
    'neither reads nor deletes %s, which is no key of its own',
    async (key) => {
      await open().write('clubs', 'pdf', Buffer.from('one'));
      writeFileSync(join(folder, 'secret.txt'), 'secret');
      writeFileSync(join(folder, 'files', 'secret.txt'), 'secret');
      expect(await open().read(key)).toBeNull();
      await open().delete(key);
      expect(readFileSync(join(folder, 'secret.txt'), 'utf8')).toBe('secret');
      expect(readFileSync(join(folder, 'files', 'secret.txt'), 'utf8')).toBe('secret');
    },
  );
});
