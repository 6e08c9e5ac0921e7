import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { preparePrivateFolder } from './index.ts';

describe.skipIf(process.platform === 'win32')('the folder of everything the server keeps', () => {
  const umask = process.umask();
  let parent: string;
  let data: string;

  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), 'sevenmetre-private-'));
    data = join(parent, 'data');
  });
  afterEach(() => {
    process.umask(umask);
    rmSync(parent, { recursive: true, force: true });
  });

  const modeOf = (path: string) => (statSync(join(data, path)).mode & 0o777).toString(8);

  /** Permissions as earlier releases left them. */
  function anOpenFolder(): void {
    process.umask(0);
    for (const folder of ['database/base/1', 'files/clubs', 'mails', 'images'])
      mkdirSync(join(data, folder), { recursive: true, mode: 0o755 });
    for (const file of ['database.lock', 'database/PG_VERSION', 'database/base/1/2601', 'files/clubs/5f.pdf'])
      writeFileSync(join(data, file), 'x', { mode: 0o666 });
  }

  it('given no folder, then it is made for its owner only, and so is what is made in it later', () => {
    preparePrivateFolder(data);
    mkdirSync(join(data, 'files'));
    writeFileSync(join(data, 'files', 'x.pdf'), 'x');
    expect(['', 'files', 'files/x.pdf'].map(modeOf)).toEqual(['700', '700', '600']);
  });

  it('given a folder that an earlier release left open, then all of it is closed', () => {
    anOpenFolder();
    preparePrivateFolder(data);
    const folders = ['', 'database', 'database/base/1', 'files', 'files/clubs', 'mails', 'images'];
    expect(folders.map(modeOf)).toEqual(folders.map(() => '700'));
    const files = ['database.lock', 'database/PG_VERSION', 'database/base/1/2601', 'files/clubs/5f.pdf'];
    expect(files.map(modeOf)).toEqual(files.map(() => '600'));
  });

  it('given things of others in it, then those are left as they are', () => {
    anOpenFolder();
    writeFileSync(join(data, 'run.sh'), 'x', { mode: 0o755 });
    preparePrivateFolder(data);
    expect(modeOf('run.sh')).toBe('755');
  });

  it('given a folder that all users share, then the start is refused and its mode stays', () => {
    mkdirSync(data);
    chmodSync(data, 0o1777);
    expect(() => preparePrivateFolder(data)).toThrow(/is a folder that all users of this machine share/);
    expect(statSync(data).mode & 0o7777).toBe(0o1777);
  });

  it('given a file in its place, then the start is refused', () => {
    writeFileSync(data, '');
    expect(() => preparePrivateFolder(data)).toThrow(`${data} is not a folder; set DATA_DIR to one.`);
  });

  it('given a link, then its target is not changed, and has to be private already', () => {
    const elsewhere = join(parent, 'elsewhere');
    mkdirSync(elsewhere);
    chmodSync(elsewhere, 0o755);
    mkdirSync(data);
    symlinkSync(elsewhere, join(data, 'files'));
    expect(() => preparePrivateFolder(data)).toThrow(/data\/files is open to other users.*mode 755/);
    expect(statSync(elsewhere).mode & 0o777).toBe(0o755);
    chmodSync(elsewhere, 0o700);
    expect(() => preparePrivateFolder(data)).not.toThrow();
  });
});
