import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { expectBackups, lastBackupAt, noteBackup } from './index.ts';

test('the last backup is as old as the portal until there is one, and a restart changes nothing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sevenmetre-backup-'));
  expect(lastBackupAt(folder)).toBeNull();
  expectBackups(folder);
  const first = lastBackupAt(folder);
  expect(Math.abs(Date.now() - (first?.getTime() ?? 0))).toBeLessThan(60_000);
  expect(statSync(join(folder, 'last-backup')).mode & 0o777).toBe(0o600);
  const at = new Date('2026-05-01T03:00:00Z');
  noteBackup(folder, at);
  expectBackups(folder);
  expect(lastBackupAt(folder)).toEqual(at);
  rmSync(folder, { recursive: true });
});
