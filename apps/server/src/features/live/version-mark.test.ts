import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { versionMark } from './version-mark.ts';

describe('the mark of the newest published version', () => {
  let folder: string;
  let file: string;
  const warn = vi.fn();
  const open = () => versionMark(file, { warn });
  const noted = (epoch: string, v: number) => {
    const mark = open();
    mark.note({ epoch, v });
    mark.stop();
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sevenmetre-mark-'));
    file = join(folder, 'live.version');
    warn.mockClear();
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is what was noted last, for the next process, and readable by nobody else', () => {
    expect(open().read()).toBeNull();
    const mark = open();
    for (const v of [1, 2, 3]) mark.note({ epoch: 'e', v });
    mark.stop();
    expect(open().read()).toEqual({ epoch: 'e', v: 3 });
    expect(readdirSync(folder)).toEqual(['live.version']);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('is stored without being stopped, too', async () => {
    open().note({ epoch: 'e', v: 4 });
    await expect.poll(() => open().read()).toEqual({ epoch: 'e', v: 4 });
  });

  it('never goes back within an epoch, and follows a new one', () => {
    noted('e', 9);
    noted('e', 7);
    expect(open().read()).toEqual({ epoch: 'e', v: 9 });
    noted('f', 2);
    expect(open().read()).toEqual({ epoch: 'f', v: 2 });
  });

  it('given a damaged file, then it is unknown, and written again', () => {
    writeFileSync(file, 'e.12');
    expect(open().read()).toBeNull();
    noted('e', 3);
    expect(readFileSync(file, 'utf8')).toBe('e.3\n');
  });

  it('given a folder that cannot be written, then that is logged and nothing fails', () => {
    rmSync(folder, { recursive: true });
    noted('e', 3);
    expect(warn).toHaveBeenCalledOnce();
  });
});
