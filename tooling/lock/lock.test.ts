import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Lock, completeLock, describeOptional, missingOptionals } from './complete.ts';

const lock: Lock = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', '..', 'package-lock.json'), 'utf8'),
);

describe('the lock file of this repository', () => {
  test('describes every optional package, so that npm ci accepts it', () => {
    expect([...missingOptionals(lock).keys()], 'run “node tooling/lock/complete.ts”').toEqual([]);
  });

  test('names no registry', () => {
    const places = Object.values(lock.packages).flatMap((entry) => entry['resolved'] ?? []);
    expect(places.filter((place) => String(place).includes('://'))).toEqual([]);
  });

  test('and the manifests ask for exact versions only', () => {
    const workspaces = Object.entries(lock.packages).filter(([path]) => !path.includes('node_modules/'));
    const asked = workspaces.flatMap(([, entry]) =>
      ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
        Object.entries(entry[kind] ?? {}),
      ),
    );
    expect(asked.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)))).toEqual([]);
  });
});

describe('completing a lock file', () => {
  test('an optional package of another platform is described, in order, and what is known stays', () => {
    const given: Lock = {
      packages: {
        '': {},
        'node_modules/a': {
          version: '1.0.0',
          optionalDependencies: { 'a-linux-arm64-musl': '1.0.0', 'a-win32-x64': '1.0.0' },
        },
        'node_modules/a-win32-x64': { version: '1.0.0', integrity: 'sha512-x' },
      },
    };
    const completed = completeLock(given);
    expect(Object.keys(completed.packages)).toEqual([
      '',
      'node_modules/a',
      'node_modules/a-linux-arm64-musl',
      'node_modules/a-win32-x64',
    ]);
    expect(completed.packages['node_modules/a-linux-arm64-musl']).toMatchObject({
      os: ['linux'],
      cpu: ['arm64'],
      libc: ['musl'],
      optional: true,
    });
    expect(completed.packages['node_modules/a-win32-x64']).toEqual(
      given.packages['node_modules/a-win32-x64'],
    );
  });

  test('a name without a platform is not guessed', () => {
    expect(() => describeOptional('fsevents', '2.3.3')).toThrow(/fsevents/);
  });
});
