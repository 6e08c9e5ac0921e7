import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pages } from '@sevenmetre/contract/pages';
import { expect, it } from 'vitest';
import { pageSources, partSources } from './page-sources.ts';
import { routes } from './routes.ts';

const root = join(import.meta.dirname, '../../..');

it('the server knows the file of every page', () => {
  for (const { path } of routes) {
    const source = pageSources[path];
    expect([path, source !== undefined && existsSync(join(root, source))]).toEqual([path, true]);
  }
});

it('the list of a play-off comes with its own sheets when the address asks for it', () => {
  const [list = '', ...others] = partSources(pages.playoff.path, '?team=7&view=list');
  expect([existsSync(join(root, list)), others]).toEqual([true, []]);
  expect(partSources(pages.playoff.path, '?view=tree')).toEqual([]);
  expect(partSources(pages.group.path, '?view=list')).toEqual([]);
});

it('the first page of a tournament that is over comes with its own sheets', () => {
  const [finale = ''] = partSources(pages.dashboard.path, '', true);
  expect(existsSync(join(root, finale))).toBe(true);
  expect(partSources(pages.dashboard.path, '')).toEqual([]);
});
