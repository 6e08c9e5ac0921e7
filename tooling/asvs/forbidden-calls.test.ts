import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../test/command.ts';

/** What the product must not use, by the requirement that forbids it. */
const forbidden: Readonly<Record<string, RegExp>> = {
  'commands of the operating system (1.2.5)': /node:child_process|\bexecFile\(/u,
  'regular expressions made of input (1.2.9)': /\bnew RegExp\(/u,
  'code made of text (1.3.2)': /\beval\(|\bnew Function\(|node:vm'/u,
  'markup made of text in the browser (3.2.2)':
    /dangerouslySetInnerHTML|\.innerHTML\b|\.outerHTML\b|insertAdjacentHTML|document\.write\(/u,
  'broken hashes (11.4.1)': /createHash\('(?!sha256|sha384|sha512)/u,
};

const folders = [
  'apps/server/src',
  'apps/web/src',
  ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}/src`),
];

it.each(Object.entries(forbidden))('the product does without %s', (_, pattern) => {
  const found = folders
    .flatMap(productSources)
    .filter((path) => pattern.test(readFileSync(join(root, path), 'utf8')));
  expect(found).toEqual([]);
});

function productSources(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/u.test(path))
    .filter((path) => !/\.test\.tsx?$|\/testing\/|\/simulation\/|\/node_modules\//u.test(path));
}
