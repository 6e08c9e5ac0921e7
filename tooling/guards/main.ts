import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../test/command.ts';
import { startPostgres } from '../test/postgres.ts';
import { tearDownOnSignals } from '../test/teardown.ts';
import { type Guard, findGuards } from './find-guards.ts';
import { runTests } from './run-tests.ts';
import { guarded, isGuardedFile } from './switchable.ts';
import type { Plan } from './tests.ts';
import { type Tried, tryGuards } from './try-guards.ts';

const tests = ['apps/server/**/*.test.ts', 'packages/!(phrases)/**/*.test.ts'];

/**
 * `npm run guards [-- PLACE …]`: removes each guard of the server and the packages and lists those whose
 * absence no test notices. A place is the beginning of a path, or a path with `:` and a line. Exit code 1:
 * there is one without a comment that calls it redundant.
 */
async function main(places: readonly string[]): Promise<number> {
  tearDownOnSignals();
  const folder = mkdtempSync(join(tmpdir(), 'sevenmetre-guards-'));
  const postgres = await startPostgres();
  try {
    const guards = guardsAt(places);
    const run = (plan: Plan, files: readonly string[]) =>
      runTests({ folder, databaseUrl: postgres.url, plan, tests: files });
    return report(guards, await tryGuards(guards, tests, run, console.log));
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The guards at the named places; all without a place. */
function guardsAt(places: readonly string[]): Guard[] {
  const isAsked = ({ file, line }: Guard) =>
    places.length === 0 || places.some((place) => file.startsWith(place) || place === `${file}:${line}`);
  return globSync(guarded, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(isGuardedFile)
    .toSorted()
    .flatMap((file) => findGuards(file, readFileSync(join(root, file), 'utf8')))
    .filter(isAsked);
}

/** Prints the result and returns the exit code. */
function report(guards: readonly Guard[], { unreached, unnoticed }: Tried): number {
  const missing = [...unreached, ...unnoticed];
  const open = missing.filter((guard) => !isRedundant(guard));
  const listOpen = (title: string, found: readonly Guard[]) =>
    list(
      title,
      found.filter((guard) => open.includes(guard)),
    );
  listOpen('Never refuses anything in a test:', unreached);
  listOpen('Tests pass without these:', unnoticed);
  const shown = guards.length - missing.length;
  console.log(
    `\n${guards.length} guards: ${shown} shown by tests, ${missing.length - open.length} marked as redundant, ${open.length} open.`,
  );
  return open.length > 0 ? 1 : 0;
}

/** The comment `// Redundant check: why` on the line above means that another guard has the same effect. */
function isRedundant({ file, line }: Guard): boolean {
  const above = readFileSync(join(root, file), 'utf8').split('\n')[line - 2] ?? '';
  return above.trim().startsWith('// Redundant check:');
}

function list(title: string, guards: readonly Guard[]): void {
  if (guards.length > 0) console.log(`\n${title}`);
  for (const { file, line, kind, text } of guards)
    console.log(`  ${file}:${line} ${kind} ${text.slice(0, 120)}`);
}

process.exitCode = await main(process.argv.slice(2));
