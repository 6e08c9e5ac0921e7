import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../test/command.ts';

const documents = globSync('{*.md,docs/**/*.md,packages/sync/SPEC.md}', { cwd: root }).map((page) => ({
  page: page.replaceAll('\\', '/'),
  text: readFileSync(join(root, page), 'utf8'),
}));

test('every place that the architecture names as an answer exists', () => {
  const text = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  const table = text.split('## Where to look')[1]?.split('\n## ')[0] ?? '';
  const places = [...table.matchAll(/`([^`]+)`/g)].map(([, place = '']) => place);
  expect(places.length).toBeGreaterThan(12);
  expect(places.filter((place) => !existsSync(join(root, place)))).toEqual([]);
});

test('every source file that a document names by its folder exists', () => {
  const folders = '{apps,bench,deploy,e2e,packages,seed,simulation,tooling,year}';
  const sources = globSync(`${folders}/**/*.{ts,tsx,css,mjs}`, {
    cwd: root,
    exclude: ['**/node_modules/**'],
  });
  const ends = sources.map((file) => `/${file.replaceAll('\\', '/')}`);
  const named = documents.flatMap(({ page, text }) =>
    [...text.matchAll(/`([\w.{},/-]+\/[\w.{},-]+\.(?:tsx?|css|mjs))`/g)]
      .flatMap(([, path = '']) => alternatives(path))
      // The recipes have words in capitals where a contributor writes a name.
      .filter((path) => !/\b[A-Z]{4,}\b/.test(path))
      .map((path) => ({ page, path })),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ path }) => !ends.some((file) => file.endsWith(`/${path}`)))).toEqual([]);
});

test('every link from one document to another leads to a file', () => {
  const links = documents.flatMap(({ page, text }) =>
    [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, to = '']) => ({ page, to })),
  );
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter(({ page, to }) => !existsSync(join(root, dirname(page), to)))).toEqual([]);
});

test('a decision that another one replaces, changes or extends links to it in its status', () => {
  const statuses = new Map(
    documents
      .filter(({ page }) => /decisions\/\w[\w-]*\/\d{4}-/.test(page))
      .map(({ page, text }) => [Number(basename(page).slice(0, 4)), /^.*Status:.*$/m.exec(text)?.[0] ?? '']),
  );
  const earlier = [...statuses].flatMap(([number, status]) => {
    const parts = status
      .split(/ · |, (?=[a-z])/)
      .filter((part) => /^(?:replaces|changes|extends)\b/i.test(part));
    return parts.flatMap((part) =>
      [...part.matchAll(/\[(\d+)\]/g)].map(([, other]) => ({ number, other: Number(other) })),
    );
  });
  expect(earlier.length).toBeGreaterThan(10);
  expect(
    earlier.filter(({ number, other }) => !new RegExp(`\\[${number}\\]`).test(statuses.get(other) ?? '')),
  ).toEqual([]);
});

/** `a/{b,c}.ts` are `a/b.ts` and `a/c.ts`. */
function alternatives(path: string): string[] {
  const [whole, choices] = /\{([^{}]*)\}/.exec(path) ?? [];
  if (whole === undefined || choices === undefined) return [path];
  return choices.split(',').flatMap((choice) => alternatives(path.replace(whole, choice)));
}
