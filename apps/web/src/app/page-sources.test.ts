import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pageSources } from './page-sources.ts';
import { routes } from './routes.ts';

const root = join(import.meta.dirname, '../..');

it('the server knows the file of every page', () => {
  for (const { path } of routes) {
    const source = pageSources[path];
    expect([path, source !== undefined && existsSync(join(root, source))]).toEqual([path, true]);
  }
});
