import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../test/command.ts';
import { copyRelease, extras } from './copy-release.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sevenmetre-copy-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lock = {
  packages: {
    'apps/server': { dependencies: { pdfmake: '1.0.0' } },
    'node_modules/pdfmake': { version: '1.0.0' },
  },
};

/** A checkout with both builds and one package, as small as it can be, and the files named here beside. */
function makeCheckout(more: Readonly<Record<string, string>> = {}): string {
  const checkout = join(folder, 'checkout');
  const empty = Object.fromEntries(extras.map((file) => [file, '']));
  const files = {
    ...empty,
    'package.json': '{}',
    'package-lock.json': JSON.stringify({ packages: { ...lock.packages, 'apps/web': {} } }),
    'apps/server/build/parts.json': '{"external":["pdfmake"],"programs":{"serve":""}}',
    'apps/server/dist/serve.js': '',
    'apps/server/migrations/0000_portal.sql': '',
    'apps/server/migrations/meta/_journal.json': '{}',
    'apps/server/migrations/meta/0000_snapshot.json': '{}',
    'apps/web/dist/client/index.html': '',
    'apps/web/dist/server/entry-server.js': '',
    'tooling/package/sevenmetre.mjs': '',
    'node_modules/pdfmake/package.json': '{}',
    'node_modules/pdfmake/js/index.js': '',
    'node_modules/pdfmake/build/pdfmake.min.js': '',
    ...more,
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(checkout, file)), { recursive: true });
    writeFileSync(join(checkout, file), text);
  }
  return checkout;
}

function release(more: Readonly<Record<string, string>> = {}): string {
  const target = join(folder, 'release');
  copyRelease({ root: makeCheckout(more), target, version: '1.0.0' });
  return target;
}

const filesOf = (target: string) =>
  readdirSync(target, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(target.length + 1));

test('settings and keys that an operator keeps beside the examples are not packed', () => {
  const secrets = [
    'deploy/sevenmetre.env',
    'deploy/nginx/privkey.pem',
    'deploy/prometheus/token',
    'docs/notes.md',
  ];
  const packed = filesOf(release(Object.fromEntries(secrets.map((file) => [file, 'secret']))));
  expect(packed.filter((file) => secrets.includes(file))).toEqual([]);
  expect(packed).toContain('deploy/sevenmetre.env.example');
});

test('git and Docker ignore files of settings', () => {
  const files = ['deploy/sevenmetre.env', '.env', 'deploy/production.env'];
  const ignored = execFileSync('git', ['check-ignore', '--no-index', ...files], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(ignored.trim().split('\n')).toEqual(files);
  expect(readFileSync(join(root, '.dockerignore'), 'utf8').split('\n')).toContain('**/*.env');
});

test('every example of the checkout is packed', () => {
  const tracked = execFileSync('git', ['ls-files', 'deploy'], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n');
  const tests = /\.test\.yml$/;
  expect(extras.filter((file) => file.startsWith('deploy/'))).toEqual(
    tracked.filter((file) => !tests.test(file)),
  );
});

test('what is never loaded is not packed: builds for browsers and snapshots of tables', () => {
  const packed = filesOf(release());
  expect(packed.filter((file) => /pdfmake|migrations/.test(file)).toSorted()).toEqual([
    'apps/server/migrations/0000_portal.sql',
    'apps/server/migrations/meta/_journal.json',
    'node_modules/pdfmake/js/index.js',
    'node_modules/pdfmake/package.json',
  ]);
});

test('no document links to a file that is not packed', () => {
  const texts = extras.filter((file) => file.endsWith('.md'));
  const target = release(
    Object.fromEntries(texts.map((file) => [file, readFileSync(join(root, file), 'utf8')])),
  );
  const links = texts.flatMap((file) =>
    [...readFileSync(join(target, file), 'utf8').matchAll(/\]\(([^)#\s]+)/g)].map(([, link = '']) => ({
      file,
      link,
    })),
  );
  const local = links.filter(({ link }) => !/^(https?|mailto):/.test(link));
  expect(local).toContainEqual({ file: 'docs/installation.md', link: 'operations.md' });
  expect(local.filter(({ file, link }) => !existsSync(join(target, dirname(file), link)))).toEqual([]);
});
