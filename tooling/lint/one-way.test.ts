import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../test/command.ts';

/** What the web app does in one way: the code that shows another one, and the files that may have it, with the reason. */
interface Way {
  readonly sentence: string;
  readonly other: RegExp;
  readonly known: Readonly<Record<string, string>>;
  readonly breaks: string;
  readonly keeps: string;
}

const ways: readonly Way[] = [
  {
    sentence:
      'whoever wants to know about a change listens by createListeners or createStore (lib/browser/store.ts)',
    other: /\bSet<\(/u,
    known: { 'lib/browser/store.ts': 'the listeners themselves' },
    breaks: 'const listeners = new Set<() => void>();',
    keeps: 'const { notify, subscribe } = createListeners();',
  },
];

const sources = join(root, 'apps/web/src');
const files = globSync('**/*.{ts,tsx}', { cwd: sources })
  .filter((file) => !/(?:\.test\.tsx?$|^testing\/)/u.test(file))
  .map((file) => ({ file, code: readFileSync(join(sources, file), 'utf8') }));

test.each(ways)('$sentence', ({ other, known }) => {
  const found = files.filter(({ code }) => other.test(code)).map(({ file }) => file);
  expect(found.toSorted()).toEqual(Object.keys(known).toSorted());
});

test.each(ways)('another way is found: $breaks', ({ other, breaks, keeps }) => {
  expect([other.test(breaks), other.test(keeps)]).toEqual([true, false]);
});
