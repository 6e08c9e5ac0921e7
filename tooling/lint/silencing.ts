import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** No comment may silence the linter or the compiler: the code is corrected instead. */
const silencing = /\/[/*].*?(?:(?:oxlint|eslint)-disable|@ts-(?:ignore|nocheck|expect-error))/;

/** In a test it is an assertion: the compiler must refuse the line below, or the check of types fails. */
const assertion = /@ts-expect-error/;

/** The lines of a source file that silence a check. */
export function findSilencing(file: string, text: string): string[] {
  const isTest = /\.test\.tsx?$/.test(file);
  return text.split('\n').filter((line) => silencing.test(line) && !(isTest && assertion.test(line)));
}

function main(): void {
  const root = join(import.meta.dirname, '..', '..');
  const sources = globSync('{packages,apps,seed,e2e,bench,simulation,year,tooling}/**/*.{ts,tsx,mjs}', {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist)(\/|$)/.test(path),
  });
  for (const file of sources.filter((source) => !source.startsWith('tooling/lint/'))) {
    for (const line of findSilencing(file, readFileSync(join(root, file), 'utf8'))) {
      console.log(`${file} silences a check: ${line.trim()}`);
      process.exitCode = 1;
    }
  }
}

if (import.meta.main) main();
