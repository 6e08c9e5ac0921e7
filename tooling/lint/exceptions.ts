import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Every comment that silences the linter or the compiler must stand in lint-exceptions.json with a reason, and that list
 * only shrinks: `size` is the number it may not exceed, and it is lowered whenever an exception goes.
 */
export interface ExceptionList {
  size: number;
  exceptions: { file: string; rule: string; reason: string }[];
}

const silencing =
  /(?:oxlint|eslint)-disable(?:-next-line|-line)?\s+(?<rules>[\w@/,\s-]*)|@ts-(?:ignore|nocheck|expect-error)/;

/** What is wrong with the list, given the comments that were found in the sources. */
export function judgeExceptions(
  list: ExceptionList,
  found: readonly { file: string; text: string }[],
): string[] {
  const files = new Set(list.exceptions.map((exception) => exception.file));
  const silenced = new Set(found.map((comment) => comment.file));
  return [
    ...found
      .filter(({ file }) => !files.has(file))
      .map(({ file, text }) => `${file} silences a check without being listed: ${text}`),
    ...list.exceptions
      .filter(({ file }) => !silenced.has(file))
      .map(({ file }) => `${file} is listed but silences nothing: remove it`),
    ...list.exceptions
      .filter(({ reason }) => reason.trim() === '')
      .map(({ file }) => `${file} is listed without a reason`),
    ...(list.exceptions.length > list.size
      ? [`the list grew to ${list.exceptions.length}, its size is ${list.size}`]
      : []),
    ...(list.exceptions.length < list.size
      ? [`the list shrank: set its size to ${list.exceptions.length}`]
      : []),
  ];
}

/** The line of a source text that silences something, if there is one. */
export function findSilencing(text: string): string | undefined {
  return text
    .split('\n')
    .find((line) => /\/[/*]/.test(line) && silencing.test(line))
    ?.trim();
}

function main(): void {
  const root = join(import.meta.dirname, '..', '..');
  const list: ExceptionList = JSON.parse(readFileSync(join(root, 'tooling/lint-exceptions.json'), 'utf8'));
  const sources = globSync('{packages,apps,seed,e2e,bench,tooling}/**/*.{ts,tsx,mjs}', {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist)(\/|$)/.test(path),
  });
  const found = sources
    .filter((file) => !file.startsWith('tooling/lint/'))
    .map((file) => ({ file, text: findSilencing(readFileSync(join(root, file), 'utf8')) }))
    .flatMap(({ file, text }) => (text === undefined ? [] : [{ file, text }]));
  const problems = judgeExceptions(list, found);
  for (const problem of problems) console.log(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

if (import.meta.main) main();
