import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.ts';
import { root, runNode } from './command.ts';
import type { RunOptions } from './command.ts';
import {
  type Outcome,
  type VitestReport,
  countCheck,
  countPlaywright,
  countTitled,
  countVitest,
} from './count.ts';
import { startPostgres } from './postgres.ts';
import { onExit } from './teardown.ts';

/** A part of `npm test`. */
export interface Step {
  name: string;
  /** What it proves, as a heading. */
  title: string;
  /** Runs without any other step: browsers and servers need the whole machine. */
  alone?: boolean;
  /** Only computes: whatever else runs may run at the same time. */
  beside?: boolean;
  /** Steps that must have ended before. */
  after?: string[];
  run: () => Promise<Outcome & { output: string }>;
}

/** For short steps with `beside`: they use the processor time that the long ones leave. */
const lowest: RunOptions = { priority: constants.priority.PRIORITY_LOW };

/** Garbage is collected only near the limit: that saves a fifth of the linter's and a sixth of the compiler's time. */
const collectingAt = (memory: string) => ({ GOGC: 'off', GOMEMLIMIT: memory });

const compilerRuntime = collectingAt('2GiB');

/**
 * Each thread of the linter checks the types that its files share once more: with two threads it needs half as much
 * processor time again, which the tests beside it lack.
 */
const linterRuntime = {
  ...collectingAt('3500MiB'),
  GOMAXPROCS: String(Math.max(1, Math.floor(availableParallelism() / 2))),
};

/** Everything that `npm test` does, in order. Words after `npm test --` select steps by these names. */
export const steps: readonly Step[] = [
  { name: 'format', title: 'Format', run: () => check('node_modules/oxfmt/bin/oxfmt', ['--check', '.']) },
  {
    name: 'silencing',
    title: 'Comments that silence a check',
    run: () => check('tooling/lint/silencing.ts', []),
  },
  {
    name: 'lint',
    title: 'Lint',
    beside: true,
    run: () => check('node_modules/oxlint/bin/oxlint', [], { environment: linterRuntime }),
  },
  // Before the short steps with the lowest priority: begun after them, it was the only one that still ran at the end.
  { name: 'types', title: 'Types of every workspace', beside: true, run: checkTypes },
  {
    name: 'boundaries',
    title: 'Import boundaries',
    beside: true,
    run: () => check('tooling/boundaries/main.ts', [], lowest),
  },
  {
    name: 'unused',
    title: 'Files, exports and types that nobody uses',
    beside: true,
    run: () =>
      check('node_modules/knip/bin/knip.js', ['--no-progress', '--treat-config-hints-as-errors'], lowest),
  },
  { name: 'unit', title: 'Unit tests', run: () => vitest('unit*') },
  {
    name: 'integration',
    title: 'Integration tests on the embedded database and on PostgreSQL',
    run: integration,
  },
  {
    name: 'build',
    title: 'Build of the web app and of the server',
    run: () => check('tooling/launch.mjs', ['build']),
  },
  {
    name: 'budgets',
    title: 'Byte budgets of the pages',
    after: ['build'],
    run: () => check('tooling/budgets.ts', []),
  },
  {
    name: 'component',
    title: 'Component tests in Chromium',
    alone: true,
    run: inChromium(() => vitest('component')),
  },
  { name: 'e2e', title: 'Journeys in Chromium', alone: true, after: ['build'], run: inChromium(playwright) },
];

async function check(
  file: string,
  args: string[],
  options: RunOptions = {},
): Promise<Outcome & { output: string }> {
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

async function checkTypes(): Promise<Outcome & { output: string }> {
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
      environment: compilerRuntime,
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

async function vitest(
  project: string,
  environment: Record<string, string> = {},
): Promise<Outcome & { output: string; report: VitestReport | undefined }> {
  return withReport(async (path) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`];
    const args = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', project, ...reporters];
    const { code, output } = await runNode(args, { environment });
    const report = readReport<VitestReport>(path);
    return { ...countVitest(report, code), output, report };
  });
}

/**
 * Each test runs on both databases by itself (apps/server/tests/database.ts); a run on only one of them has
 * failed.
 */
async function integration(): Promise<Outcome & { output: string }> {
  const server = await startPostgres();
  const forget = onExit(server.stop);
  try {
    const { report, ...outcome } = await vitest('integration', { TEST_DATABASE_URL: server.url });
    const [embedded, real] = [countTitled(report, 'on embedded'), countTitled(report, 'on PostgreSQL')];
    const result = `${outcome.result} (${embedded} on the embedded database, ${real} on ${server.origin})`;
    if (embedded > 0 && real > 0) return { ...outcome, result };
    return { ...outcome, failed: outcome.failed + 1, result: `${result}: both databases are needed` };
  } finally {
    await server.stop();
    forget();
  }
}

function inChromium(run: () => Promise<Outcome & { output: string }>): Step['run'] {
  return () => {
    process.env['CHROMIUM_PATH'] = ensureChromium((line) => console.log(line));
    return run();
  };
}

async function playwright(): Promise<Outcome & { output: string }> {
  return withReport(async (report) => {
    const args = ['test', '-c', 'e2e', '--reporter=list,json'];
    const cli = join(root, 'node_modules/@playwright/test/cli.js');
    const { code, output } = await runNode([cli, ...args], {
      environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    });
    return { ...countPlaywright(readReport(report), code), output };
  });
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
