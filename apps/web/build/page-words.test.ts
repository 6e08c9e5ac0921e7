import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { en } from '@sevenmetre/phrases/en';
import { expect, it } from 'vitest';
import { wordsAheadOf } from './service-worker.ts';

const routes = join(import.meta.dirname, '../src/app/signed-in');
/** What every page of signed-in users has: `signed-in-words.ts`, and the phrases of the first load. */
const everywhere = ['signedIn', 'errors', ...Object.keys(en)];
/** Said of categories only, by a history that the pages of places share. */
const elsewhere = ['/admin/enumerations/places: standings', '/admin/enumerations/places/:id: standings'];

interface Page {
  readonly path: string;
  readonly module: string;
  readonly words: readonly string[];
}

/** Pages as the files of routes name them, with the groups of phrases that are loaded with them. */
function pages(): Page[] {
  return ['admin-routes.ts', 'plan-routes.ts', 'signed-in-routes.ts'].flatMap((file) => {
    const source = readFileSync(join(routes, file), 'utf8');
    return [...source.matchAll(/signedInRoute\(\{([\s\S]*?)\n\s*\}\)/g)].flatMap(([, route = '']) => {
      const [, path = ''] = /path: '([^']+)'/.exec(route) ?? [];
      const [, module] = /import\('([^']+)'\)/.exec(route) ?? [];
      const [, list = ''] = /words: \[([^\]]*)\]/.exec(route) ?? [];
      const words = [...list.matchAll(/'(\w+)'/g)].map(([, word = '']) => word);
      return module === undefined ? [] : [{ path, module: resolve(routes, module), words }];
    });
  });
}

/** Groups of the phrases that a module and those that it imports say. */
function saidBy(module: string, seen = new Set<string>()): string[] {
  if (seen.has(module) || !existsSync(module)) return [];
  seen.add(module);
  const source = readFileSync(module, 'utf8');
  const own = [...source.matchAll(/\bt\(\s*[`'](\w+)\./g)].map(([, group = '']) => group);
  const imported = [...source.matchAll(/from '(\.[^']+)'/g)].flatMap(([, path = '']) =>
    saidBy(resolve(dirname(module), path), seen),
  );
  return [...own, ...imported];
}

it('every page of signed-in users loads the phrases that it says: without them its sentences are empty', () => {
  const found = pages();
  expect(found.length).toBeGreaterThan(40);
  const missing = found.flatMap(({ path, module, words }) =>
    [...new Set(saidBy(module))]
      .filter((group) => !words.includes(group) && !everywhere.includes(group))
      .map((group) => `${path}: ${group}`),
  );
  expect(missing).toEqual(elsewhere);
});

it('the words of every public page are fetched ahead, so that it opens without a network', () => {
  const folder = join(import.meta.dirname, '../src/app/routes');
  const files = ['public', 'place', 'referee'].map((name) => join(folder, `${name}-routes.ts`));
  const groups = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/words: \[([^\]]*)\]/g)].flatMap(([, list = '']) =>
      [...list.matchAll(/'(\w+)'/g)].map(([, group = '']) => fileOf(group)),
    ),
  );
  expect(groups.length).toBeGreaterThan(20);
  expect([...new Set(groups)].filter((group) => !wordsAheadOf.includes(group))).toEqual([]);
});

/** `topOfDay` is in `top-of-day.ts`. */
function fileOf(group: string): string {
  return group.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
