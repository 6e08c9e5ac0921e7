import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.ts';
import { root, runNode } from './command.ts';
import type { RunOptions } from './command.ts';
import { countCheck, countDatabases, countPlaywright, countVitest } from './count.ts';
import type { Outcome, PlaywrightReport, VitestReport } from './count.ts';
import { startPostgres } from './postgres.ts';
import { onExit } from './teardown.ts';
import { timesOfPlaywright, timesOfVitest } from './times.ts';
import type { FileTime } from './times.ts';

/** The outcome of a step, with what its program printed and how long each file of tests took. */
export type Ran = Outcome & { output: string; times?: readonly FileTime[] };

/** For short steps with `beside`: they use the processor time that the long ones leave. */
export const lowest: RunOptions = { priority: constants.priority.PRIORITY_LOW };

/** Garbage is collected only near the limit: that saves a fifth of the linter's and a sixth of the compiler's time. */
export const collectingAt = (memory: string) => ({ GOGC: 'off', GOMEMLIMIT: memory });

/** Runs a program of this repository; it is in order when it ends with code 0. */
export async function check(file: string, args: readonly string[], options: RunOptions = {}): Promise<Ran> {
  const { code, output } = await runNode([join(root, file), ...args], options);
  return { ...countCheck(code === 0, code === 0 ? 'in order' : `ended with code ${code}`), output };
}

/**
 * What imports the server is checked together with it, as are the journeys and the tooling: alone, each would
 * check the server, the contract or Node's types again. The longest come first, so that the two that run at a
 * time end together.
 */
const programs = ['tsconfig.json', 'apps/web/tsconfig.json', 'packages/*/tsconfig.json'];

/**
 * One checker a program: several would each check the types that their files share. With the build information
 * the next run checks only what changed.
 */
const typeOptions = ['--checkers', '1', '--incremental', '--tsBuildInfoFile'];

export async function checkTypes(): Promise<Ran> {
  const projects = programs.flatMap((pattern) => globSync(pattern, { cwd: root }).toSorted());
  const waiting = [...projects];
  const failing: string[] = [];
  let output = '';
  const checkNext = async (): Promise<void> => {
    const project = waiting.shift();
    if (project === undefined) return;
    const information = join('.cache', 'types', `${project.replaceAll(/[/\\]/gu, '-')}.tsbuildinfo`);
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    const checked = await runNode([compiler, '-p', project, ...typeOptions, information], {
      ...lowest,
      environment: collectingAt('2GiB'),
    });
    output += checked.output;
    if (checked.code !== 0) failing.push(project);
    await checkNext();
  };
  await Promise.all([checkNext(), checkNext()]);
  const result =
    failing.length > 0 ? `errors in ${failing.join(', ')}` : `${projects.length} programs in order`;
  return { ...countCheck(failing.length === 0, result), output };
}

/** What a runner of tests is asked for. */
export interface TestOptions {
  /** Paths from the root; absent: all files. */
  readonly files?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

export async function vitest(
  project: string,
  { files = [], environment = {} }: TestOptions = {},
): Promise<Ran & { report: VitestReport | undefined }> {
  return withReport(async (path) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`];
    const words = ['run', '--project', project, ...reporters, ...files];
    const { code, output } = await runNode([join(root, 'node_modules/vitest/vitest.mjs'), ...words], {
      environment,
    });
    const report = readReport<VitestReport>(path);
    return { ...countVitest(report, code), output, report, times: timesOfVitest(report) };
  });
}

/**
 * Tests run on PostgreSQL, and those whose outcome depends on the database on both
 * (apps/server/tests/database.ts). A leg that lost tests has failed.
 */
export async function integration({ files, environment }: TestOptions = {}): Promise<Ran> {
  const server = await startPostgres();
  const forget = onExit(server.stop);
  try {
    const { report, ...outcome } = await vitest('integration', {
      ...(files ? { files } : {}),
      environment: { ...environment, TEST_DATABASE_URL: server.url },
    });
    const everywhere = environment?.['TEST_DATABASE_KIND'] === 'both';
    const isWhole = (file: string): boolean =>
      everywhere ||
      /describe\.each\(bothDatabases\(\)\)\(\s*['`][^'`]*\bon \$name/u.test(readFileSync(file, 'utf8'));
    const { embedded, PostgreSQL, problems } = countDatabases(report, isWhole);
    if (files === undefined && (embedded === 0 || PostgreSQL === 0))
      problems.push('both databases are needed');
    const result = `${outcome.result} (${PostgreSQL} on ${server.origin}, ${embedded} on the embedded database)`;
    if (problems.length === 0) return { ...outcome, result };
    const output = `${outcome.output}\n${problems.join('\n')}`;
    const failed = outcome.failed + problems.length;
    return { ...outcome, failed, output, result: `${result}: ${problems.length} lost on one database` };
  } finally {
    await server.stop();
    forget();
  }
}

/** Journeys, on the current build. */
export async function playwright({ files = [], environment = {} }: TestOptions = {}): Promise<Ran> {
  return withReport(async (path) => {
    const words = ['test', '-c', 'e2e', '--reporter=list,json', ...files];
    const { code, output } = await runNode([join(root, 'node_modules/@playwright/test/cli.js'), ...words], {
      environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: path },
    });
    const report = readReport<PlaywrightReport>(path);
    return { ...countPlaywright(report, code), output, times: timesOfPlaywright(report) };
  });
}

/** Finds Chromium, or installs it, for what runs then. */
export function inChromium<T>(run: () => Promise<T>): Promise<T> {
  process.env['CHROMIUM_PATH'] = ensureChromium((line) => console.log(line));
  return run();
}

async function withReport<T>(run: (path: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'sevenmetre-report-'));
  try {
    return await run(join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readReport<T>(path: string): T | undefined {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}
