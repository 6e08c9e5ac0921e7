import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { starters } from './threads.ts';

const server = join(import.meta.dirname, '..');

/** Files that start a thread, with the address of its module. */
function startersIn(folder: string): { readonly file: string; readonly address: string }[] {
  return globSync('**/*.ts', { cwd: folder }).flatMap((name) => {
    const file = join(folder, name);
    const [address] = /new URL\('\.\/[\w-]+\.ts', import\.meta\.url\)/.exec(readFileSync(file, 'utf8')) ?? [];
    const isOfTests = file.endsWith('.test.ts') || /[\\/]testing[\\/]/.test(file);
    return address === undefined || isOfTests ? [] : [{ file, address }];
  });
}

it('the build lists every thread that a module of the server starts, and contains its module as a program', () => {
  const found = startersIn(join(server, 'src'));
  expect(found.length).toBeGreaterThan(9);
  const unknown = found.filter(
    ({ file, address }) => !starters.some((one) => one.module.test(file) && one.address === address),
  );
  expect(unknown).toEqual([]);
  const parts: { programs: Record<string, string> } = JSON.parse(
    readFileSync(join(import.meta.dirname, 'parts.json'), 'utf8'),
  );
  const modules = Object.values(parts.programs).map((path) => basename(path));
  const named = starters.map(({ address }) => /'\.\/([\w-]+\.ts)'/.exec(address)?.[1] ?? '');
  expect(named.filter((name) => !modules.includes(name))).toEqual([]);
});
