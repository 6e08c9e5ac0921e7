import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { systemRandom as random } from '../random/index.ts';
import { createSealer } from './index.ts';

describe('a sealer', () => {
  let dataDirectory: string;
  beforeEach(() => {
    dataDirectory = mkdtempSync(join(tmpdir(), 'sevenmetre-secrets-'));
  });
  afterEach(() => rmSync(dataDirectory, { recursive: true, force: true }));

  test('opens what it sealed, for the same purpose only', () => {
    const sealer = createSealer({ secretKey: null, dataDirectory, random });
    const sealed = sealer.seal('háčky', 'user 1');
    expect(sealer.open(sealed, 'user 1')).toBe('háčky');
    expect(sealer.open(sealed, 'user 2')).toBeNull();
    expect(sealer.open(`${sealed.slice(0, -2)}AA`, 'user 1')).toBeNull();
    expect(sealer.open('', 'user 1')).toBeNull();
    expect(sealer.seal('háčky', 'user 1')).not.toBe(sealed);
  });

  test('keeps its key in the data folder, for the owner of the process only', () => {
    const sealed = createSealer({ secretKey: null, dataDirectory, random }).seal('a', 'b');
    expect(statSync(join(dataDirectory, 'secret.key')).mode & 0o777).toBe(0o600);
    expect(createSealer({ secretKey: null, dataDirectory, random }).open(sealed, 'b')).toBe('a');
  });

  test('says what is wrong with a folder that takes no key', () => {
    const file = join(dataDirectory, 'a-file');
    writeFileSync(file, '');
    const sealer = createSealer({ secretKey: null, dataDirectory: join(file, 'data'), random });
    // Fails because the folder cannot be created below a file, not for lack of a key.
    expect(() => sealer.seal('a', 'b')).toThrow('mkdir');
  });

  test('takes a key from the settings instead, which several machines share', () => {
    const secretKey = 'k'.repeat(32);
    const sealed = createSealer({ secretKey, dataDirectory, random }).seal('a', 'b');
    expect(createSealer({ secretKey, dataDirectory: '/nowhere', random }).open(sealed, 'b')).toBe('a');
    expect(createSealer({ secretKey: 'x'.repeat(32), dataDirectory, random }).open(sealed, 'b')).toBeNull();
  });
});
