import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { preparePrivateFolder } from './index.ts';

it('given one file of another user in the data folder, then the start is refused and the file is named', () => {
  const data = mkdtempSync(join(tmpdir(), 'sevenmetre-private-'));
  onTestFinished(() => rmSync(data, { recursive: true, force: true }));
  mkdirSync(join(data, 'database/base/1'), { recursive: true });
  const file = join(data, 'database/base/1/2601');
  writeFileSync(file, 'x');
  chownSync(file, 65_534, 65_534);
  expect(() => preparePrivateFolder(data)).toThrow(
    /^\S+\/database\/base\/1\/2601 belongs to another user \(uid 65534\).*chown/,
  );
});
