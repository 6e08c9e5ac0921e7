import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, runNode } from '../test/command.ts';
import { fileOf, isOfFile, keyOf } from './tests.ts';
import type { Plan, Reach, RunFile, TestKey } from './tests.ts';
import type { Round } from './try-guards.ts';

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
      readonly duration?: number;
    }[];
  }[];
}

export interface RoundOptions {
  /** For files that are written meanwhile; the caller creates and removes it. */
  readonly folder: string;
  readonly databaseUrl: string;
  readonly plan: Plan;
  /** Test files, as globs from the root. */
  readonly tests: readonly string[];
}

/**
 * Runs tests without the planned guards, on PostgreSQL only: a guard has the same effect on both databases.
 */
export async function runTests({ folder, databaseUrl, plan, tests }: RoundOptions): Promise<Round> {
  const reachFolder = join(folder, 'reach');
  mkdirSync(reachFolder, { recursive: true });
  const planFile = join(folder, 'plan.json');
  writeFileSync(planFile, JSON.stringify(plan));
  const reportFile = join(folder, 'report.json');
  const filesAway = Object.keys(plan).filter(isOfFile).map(fileOf);
  // Modules that are created once per process are loaded anew in each file that uses them.
  const alone = Object.keys(plan).length === 0 ? tests : filesAway;
  const args = ['run', '--config', 'tooling/guards/vitest.config.ts', '--reporter=json'];
  const { output } = await runNode(
    [join(root, 'node_modules/vitest/vitest.mjs'), ...args, `--outputFile=${reportFile}`],
    {
      environment: {
        TEST_DATABASE_URL: databaseUrl,
        TEST_DATABASE_KIND: 'PostgreSQL',
        GUARDS_PLAN: planFile,
        GUARDS_REACH: reachFolder,
        GUARDS_TESTS: JSON.stringify(tests),
        GUARDS_ALONE: JSON.stringify(alone),
      },
    },
  );
  return { run: runOf(readReport(reportFile, output)), reach: readReach(reachFolder) };
}

function readReport(file: string, output: string): Report {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`The tests did not run:\n${output.slice(-4_000)}`, { cause: error });
  }
}

function runOf({ testResults }: Report): RunFile[] {
  return testResults.map(({ name, status, assertionResults }) => {
    const file = relative(root, name).replaceAll('\\', '/');
    const tests = assertionResults.map((test) => ({
      key: keyOf(file, [...test.ancestorTitles, test.title].join(' > ')),
      passed: test.status === 'passed',
      took: test.duration ?? 0,
    }));
    return { file, passed: status === 'passed', tests };
  });
}

function readReach(folder: string): Map<TestKey, Reach> {
  const files = globSync('*.json', { cwd: folder });
  const read = (name: string): Record<TestKey, Reach> => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  return new Map(files.flatMap((name) => Object.entries(read(name))));
}
