import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../test/command.ts';
import type { Lock } from './lock-graph.ts';
import { makeSbom } from './sbom.ts';

const lock: Lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const sbom = makeSbom(lock, '1.0.0');
const names = new Set(sbom.components.map(({ name }) => name));

test('lists what runs on the server and in browsers, and nothing of tests and tools', () => {
  for (const name of [
    'fastify',
    'pg',
    '@electric-sql/pglite',
    'drizzle-orm',
    'sharp',
    'react',
    'react-dom',
    'qr',
  ])
    expect(names).toContain(name);
  for (const name of ['vitest', 'playwright', 'typescript', 'autocannon']) expect(names).not.toContain(name);
});

test('names version, address and licence of each, once, and a checksum', () => {
  for (const { name, version, purl, licenses, hashes } of sbom.components) {
    expect([name, version]).toEqual([name, expect.stringMatching(/^\d+\.\d+\.\d+/)]);
    expect(purl).toBe(`pkg:npm/${name.replace('@', '%40')}@${version}`);
    expect([name, hashes?.length]).toEqual([name, 1]);
    // Not in the lock: its package.json says MIT.
    expect([name, licenses.length]).toEqual([name, name === 'png-js' ? 0 : 1]);
  }
  expect(new Set(sbom.components.map((component) => component['bom-ref'])).size).toBe(sbom.components.length);
});

test('every licence lets a program under the MIT licence use it unchanged', () => {
  const allowed =
    /^(0BSD|Apache-2\.0|BlueOak-1\.0\.0|BSD-[23]-Clause|CC0-1\.0|ISC|MIT|MIT-0|MPL-2\.0|OFL-1\.1|PostgreSQL|Python-2\.0|Unlicense|LGPL-3\.0-or-later)$/;
  const used = sbom.components.flatMap(({ name, licenses }) =>
    [...JSON.stringify(licenses).matchAll(/"(?:id|expression)":"([^"]+)"/g)].map(([, id = '']) => ({
      name,
      id,
    })),
  );
  const refused = used.filter(({ id }) => !id.split(/ AND | OR /).some((part) => allowed.test(part)));
  expect(refused).toEqual([]);
});

test('every dependency is a component', () => {
  const refs = new Set(sbom.components.map((component) => component['bom-ref']));
  for (const { dependsOn } of sbom.dependencies)
    expect(dependsOn.filter((ref) => !refs.has(ref))).toEqual([]);
});

test('given a file, the bill of materials and nothing else is written to it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sevenmetre-sbom-'));
  const file = join(folder, 'sbom.json');
  const { stdout, status } = spawnSync(
    process.execPath,
    [join(root, 'tooling/package/print-sbom.ts'), file],
    {
      encoding: 'utf8',
    },
  );
  expect([stdout, status]).toEqual(['', 0]);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ bomFormat: 'CycloneDX' });
  rmSync(folder, { recursive: true });
});
