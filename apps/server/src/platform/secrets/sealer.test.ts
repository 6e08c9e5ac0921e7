import { createCipheriv, createHash } from 'node:crypto';
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

  const [former, present] = ['f'.repeat(32), 'p'.repeat(32)];
  /** As earlier releases sealed: without a version and the name of a key. */
  const sealedBefore = (secretKey: string, text: string, purpose: string) => {
    const iv = random.bytes(12);
    const key = createHash('sha256').update(secretKey).digest();
    const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(purpose));
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
  };

  test.each([
    ['another key', () => createSealer({ secretKey: former, dataDirectory, random }).seal('a', 'b')],
    ['an earlier release', () => sealedBefore(present, 'a', 'b')],
    ['another key and an earlier release', () => sealedBefore(former, 'a', 'b')],
  ])('opens and seals anew what was sealed by %s', (_, seal) => {
    const rotated = createSealer({ secretKey: present, previousKey: former, dataDirectory, random });
    const sealed = seal();
    expect(rotated.open(sealed, 'b')).toBe('a');
    expect(rotated.open(sealed, 'c')).toBeNull();
    const resealed = rotated.reseal(sealed, 'b') ?? '';
    expect(rotated.reseal(resealed, 'b')).toBeNull();
    const without = createSealer({ secretKey: present, dataDirectory, random });
    expect(without.open(resealed, 'b')).toBe('a');
    expect(createSealer({ secretKey: former, dataDirectory, random }).open(resealed, 'b')).toBeNull();
  });

  test('names version and key in what it seals, and opens it under no other', () => {
    const sealer = createSealer({ secretKey: present, previousKey: former, dataDirectory, random });
    const [version = '', key = '', bytes = ''] = sealer.seal('a', 'b').split('.');
    expect([version, key.length]).toEqual(['1', 6]);
    const [, other = ''] = createSealer({ secretKey: former, dataDirectory, random })
      .seal('a', 'b')
      .split('.');
    for (const changed of [bytes, `2.${key}.${bytes}`, `1.${other}.${bytes}`, `1.${key}`, `1.${key}.`])
      expect(sealer.open(changed, 'b')).toBeNull();
    const unknown = createSealer({ secretKey: 'x'.repeat(32), dataDirectory, random });
    expect(unknown.reseal(`1.${key}.${bytes}`, 'b')).toBe('unreadable');
  });

  test('takes a key from the settings instead, which several machines share', () => {
    const secretKey = 'k'.repeat(32);
    const sealed = createSealer({ secretKey, dataDirectory, random }).seal('a', 'b');
    expect(createSealer({ secretKey, dataDirectory: '/nowhere', random }).open(sealed, 'b')).toBe('a');
    expect(createSealer({ secretKey: 'x'.repeat(32), dataDirectory, random }).open(sealed, 'b')).toBeNull();
  });
});
