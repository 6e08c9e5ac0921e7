import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from '../test/command.ts';
import { planted } from './mutation.ts';
import type { Mutation } from './mutation.ts';

interface Report {
  readonly numFailedTests: number;
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
}

export interface Tried {
  /** `did not run`: no test finished, so the mutation proves nothing. */
  readonly result: 'noticed' | 'not noticed' | 'did not run';
  /** Titles of the tests that failed. */
  readonly failed: readonly string[];
  /** What the run printed. */
  readonly output: string;
}

export interface TryOptions {
  /** A copy of the repository. */
  readonly tree: string;
  readonly databaseUrl: string;
  /** As `os.setPriority` takes it. */
  readonly priority?: number;
}

/** Plants a mutation in the copy, runs the test that must notice it, and removes the mutation again. */
export async function tryMutation(
  mutation: Mutation,
  { tree, databaseUrl, priority = 0 }: TryOptions,
): Promise<Tried> {
  const path = join(tree, mutation.file);
  const source = readFileSync(path, 'utf8');
  const reportFile = join(tree, 'mutations-report.json');
  rmSync(reportFile, { force: true });
  writeFileSync(path, planted(source, mutation));
  try {
    const { project, file, test } = mutation.noticedBy;
    const args = ['run', '--project', project, '--bail=1', '--reporter=json', `--outputFile=${reportFile}`];
    const only = test === undefined ? [] : ['-t', test.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)];
    const { output } = await runNode([join(tree, 'node_modules/vitest/vitest.mjs'), ...args, ...only, file], {
      folder: tree,
      priority,
      environment: { TEST_DATABASE_URL: databaseUrl },
    });
    return { ...read(reportFile), output };
  } finally {
    writeFileSync(path, source);
  }
}

function read(reportFile: string): Omit<Tried, 'output'> {
  if (!existsSync(reportFile)) return { result: 'did not run', failed: [] };
  const report: Report = JSON.parse(readFileSync(reportFile, 'utf8'));
  const failed = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ title }) => title),
  );
  if (report.numFailedTests > 0) return { result: 'noticed', failed };
  return { result: report.numPassedTests > 0 ? 'not noticed' : 'did not run', failed };
}
