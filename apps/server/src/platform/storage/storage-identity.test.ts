import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemRandom } from '../random/index.ts';
import { storageIdentity } from './index.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sevenmetre-storage-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const identity = (name: string) =>
  storageIdentity({ dataDirectory: join(folder, name), random: systemRandom });

test('given one folder, then it has the same name at every start', () => {
  expect(identity('one')).toBe(identity('one'));
});

test('given another folder, or a copy, then it has another name', () => {
  cpSync(join(folder, 'one'), join(folder, 'copy'), { recursive: true });
  expect(new Set([identity('one'), identity('other'), identity('copy')]).size).toBe(3);
});
