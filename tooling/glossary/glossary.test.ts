import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../test/command.ts';

const glossary = readFileSync(join(root, 'docs/glossary.md'), 'utf8');
const platform = [...(glossary.split('| word |')[0] ?? '').matchAll(/`([a-z-]+)`/g)].map(
  ([, word]) => word ?? '',
);
const domain = glossary
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| word |'))
  .flatMap((line) => (line.split('|')[1] ?? '').split(','))
  .map((word) => word.trim().toLowerCase().replaceAll(' ', '-'));
const words = new Set([...domain, ...platform]);

/** A word in the singular or the plural, alone or as part of a longer name. */
function isKnown(name: string): boolean {
  const parts = name.split('-');
  const pieces = parts.flatMap((_, index) => [
    parts.slice(0, index + 1).join('-'),
    parts.slice(index).join('-'),
  ]);
  return pieces.some((piece) =>
    [piece, piece.replace(/s$/, ''), piece.replace(/ies$/, 'y'), piece.replace(/es$/, '')].some((form) =>
      words.has(form),
    ),
  );
}

function foldersOf(path: string): string[] {
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

function filesOf(path: string): string[] {
  return readdirSync(join(root, path)).map((name) => name.replace(/\.ts$/, ''));
}

const audiences = foldersOf('apps/web/src/features');

describe('one list of domain words', () => {
  test.each<[string, string[]]>([
    ['apps/server/src/features', foldersOf('apps/server/src/features')],
    ['packages/rules/src', foldersOf('packages/rules/src')],
    ['packages/contract/src', foldersOf('packages/contract/src')],
    ['packages/engine/src', foldersOf('packages/engine/src')],
    ['e2e', foldersOf('e2e')],
    ['packages/phrases/src/en', filesOf('packages/phrases/src/en')],
    ...audiences.map((name): [string, string[]] => {
      const path = `apps/web/src/features/${name}`;
      return [path, foldersOf(path)];
    }),
  ])('given %s, then each of its names is a word of the glossary', (_, names) => {
    expect(names.filter((name) => !isKnown(name))).toEqual([]);
  });

  test('given an unknown word, then it is found', () => {
    expect(['back-office', 'match-rosters', 'categories', 'office'].filter((name) => !isKnown(name))).toEqual(
      ['back-office', 'office'],
    );
  });

  test('the features of the web app are divided by who uses them', () => {
    expect(audiences.toSorted()).toEqual(['account', 'club', 'organiser', 'public', 'referee', 'reporter']);
  });
});
