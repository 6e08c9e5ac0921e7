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

const silencing = /\/[/*].*?(?:(?:oxlint|eslint)-disable|@ts-(?:ignore|nocheck|expect-error))/;

/** In a test it is an assertion: the compiler must refuse the line below, or the check of types fails. */
const assertion = /@ts-expect-error/;

interface Comment {
  file: string;
  text: string;
}

/** What is wrong with the list, given the comments that were found in the sources. */
export function judgeExceptions({ size, exceptions }: ExceptionList, found: readonly Comment[]): string[] {
  const countIn = (list: readonly { file: string }[], file: string): number =>
    list.filter((item) => item.file === file).length;
  const unlisted = found.filter(({ file }) => countIn(found, file) > countIn(exceptions, file));
  const needless = exceptions.filter(({ file }) => countIn(exceptions, file) > countIn(found, file));
  const unexplained = exceptions.filter(({ reason }) => reason.trim() === '');
  return [
    ...unlisted.map(({ file, text }) => `${file} silences a check without being listed: ${text}`),
    ...needless.map(({ file }) => `${file} is listed more often than it silences something: remove it`),
    ...unexplained.map(({ file }) => `${file} is listed without a reason`),
    ...(exceptions.length > size ? [`the list grew to ${exceptions.length}, its size is ${size}`] : []),
    ...(exceptions.length < size ? [`the list shrank: set its size to ${exceptions.length}`] : []),
  ];
}

/** The comments of a source file that silence something. */
export function findSilencing(file: string, text: string): Comment[] {
  const isTest = /\.test\.tsx?$/.test(file);
  const lines = text.split('\n').filter((line) => silencing.test(line) && !(isTest && assertion.test(line)));
  return lines.map((line) => ({ file, text: line.trim() }));
}

function main(): void {
  const root = join(import.meta.dirname, '..', '..');
  const list: ExceptionList = JSON.parse(readFileSync(join(root, 'tooling/lint-exceptions.json'), 'utf8'));
  const sources = globSync('{packages,apps,seed,e2e,bench,simulation,year,tooling}/**/*.{ts,tsx,mjs}', {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist)(\/|$)/.test(path),
  });
  const own = 'tooling/lint/';
  const found = sources
    .filter((file) => !file.startsWith(own))
    .flatMap((file) => findSilencing(file, readFileSync(join(root, file), 'utf8')));
  const problems = judgeExceptions(list, found);
  for (const problem of problems) console.log(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

if (import.meta.main) main();
