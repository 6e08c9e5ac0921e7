/** The result of a part of the test run. */
export interface Outcome {
  passed: number;
  failed: number;
  /** One line for the reader. */
  result: string;
}

/** A single check that passes or fails, counted as one test. */
export function countCheck(holds: boolean, result: string): Outcome {
  return { passed: holds ? 1 : 0, failed: holds ? 0 : 1, result };
}

export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    /** Path of the file. */
    name: string;
    status: string;
    startTime: number;
    endTime: number;
    assertionResults: { ancestorTitles?: string[]; title: string; status: string }[];
  }[];
}

export interface PlaywrightSuite {
  specs: { file: string; title: string; tests: { status: string; results: { duration: number }[] }[] }[];
  suites?: PlaywrightSuite[];
}

export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
  suites?: PlaywrightSuite[];
}

/**
 * Counts a vitest JSON report. Tests that did not run count as failed: skipped and todo tests, files that
 * could not be loaded, errors outside of tests (the runner failed although no test did), and an empty run.
 */
export function countVitest(report: VitestReport | undefined, exitCode: number): Outcome {
  if (!report) return noReport(exitCode);
  const skipped = report.numPendingTests + report.numTodoTests;
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  return sum(report.numPassedTests, exitCode, [
    [report.numFailedTests, 'failed'],
    [skipped, 'skipped or todo, which count as failed'],
    [unloaded, 'files that could not be loaded'],
  ]);
}

/** The two databases, as titles name them: `… on embedded`, `… on PostgreSQL`. */
const databaseKinds = ['embedded', 'PostgreSQL'] as const;

/**
 * Counts the passed integration tests by the database that the titles of the test and its groups name. A leg that shrinks
 * is a failure: a test of `wholeFiles` (those on both databases) that passed on one database only, a whole file without
 * any, and any test that PostgreSQL did not run.
 * @param isWhole whether all tests of a file have to run on both databases
 * @returns `counts` by kind, and one sentence for each problem
 */
export function countDatabases(
  report: VitestReport | undefined,
  isWhole: (file: string) => boolean,
): { embedded: number; PostgreSQL: number; problems: string[] } {
  const counts = { embedded: 0, PostgreSQL: 0 };
  const problems: string[] = [];
  for (const { name, assertionResults } of report?.testResults ?? []) {
    const legs = { embedded: new Set<string>(), PostgreSQL: new Set<string>() };
    for (const { ancestorTitles = [], title, status } of assertionResults) {
      const kind = databaseKinds.find((one) => [...ancestorTitles, title].some((words) => isOn(words, one)));
      if (kind === undefined || status !== 'passed') continue;
      counts[kind] += 1;
      legs[kind].add([...ancestorTitles, title].join(' › ').replaceAll(`on ${kind}`, 'on …'));
    }
    problems.push(...missingIn(name, legs, isWhole(name)));
  }
  return { ...counts, problems };
}

/** Whether a title says that one database is enough. */
const isAlone = (title: string): boolean => /\balone\b/u.test(title);

const isOn = (words: string, kind: string): boolean => new RegExp(`\\bon ${kind}\\b`, 'u').test(words);

function missingIn(
  file: string,
  { embedded, PostgreSQL }: { embedded: Set<string>; PostgreSQL: Set<string> },
  isWhole: boolean,
): string[] {
  if (!isWhole) return [];
  if (embedded.size + PostgreSQL.size === 0) return [`${file}: no test names its database`];
  return [
    ...[...embedded]
      .filter((title) => !PostgreSQL.has(title) && !isAlone(title))
      .map((title) => `${file}: only embedded: ${title}`),
    ...[...PostgreSQL]
      .filter((title) => !embedded.has(title) && !isAlone(title))
      .map((title) => `${file}: only PostgreSQL: ${title}`),
  ];
}

/**
 * Counts a Playwright JSON report. Skipped tests count as failed. A journey that passed at its second attempt
 * counts as passed and is named in the result: on a loaded machine browsers sometimes fail to start or to
 * close (decision 0105).
 */
export function countPlaywright(report: PlaywrightReport | undefined, exitCode: number): Outcome {
  if (!report) return noReport(exitCode);
  const { expected, unexpected, flaky, skipped } = report.stats;
  const outcome = sum(expected + flaky, exitCode, [
    [unexpected, 'failed'],
    [skipped, 'skipped or not run, which count as failed'],
    [report.errors.length, 'errors outside of tests'],
  ]);
  if (flaky === 0) return outcome;
  const titles = (report.suites ?? []).flatMap(flakyTitles).join('; ');
  return { ...outcome, result: `${outcome.result} (${flaky} at the second attempt: ${titles})` };
}

function flakyTitles({ specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...own.map(({ title }) => title), ...suites.flatMap(flakyTitles)];
}

/** The last line of the run. */
export function totalLine(outcomes: readonly Outcome[]): string {
  const passed = outcomes.reduce((total, outcome) => total + outcome.passed, 0);
  const failed = outcomes.reduce((total, outcome) => total + outcome.failed, 0);
  return `${passed} passed, ${failed} failed`;
}

function noReport(exitCode: number): Outcome {
  return { passed: 0, failed: 1, result: `the runner ended with code ${exitCode} and left no report` };
}

function sum(passed: number, exitCode: number, errors: [number, string][]): Outcome {
  const counted = errors.filter(([number]) => number > 0);
  const failed = counted.reduce((total, [number]) => total + number, 0);
  const parts = [`${passed} passed`, ...counted.map(([number, what]) => `${number} ${what}`)];
  if (failed > 0) return { passed, failed, result: parts.join(', ') };
  if (passed === 0) return { passed, failed: 1, result: 'no test was found' };
  if (exitCode === 0) return { passed, failed: 0, result: parts.join(', ') };
  return { passed, failed: 1, result: `${parts.join(', ')}, but the runner ended with code ${exitCode}` };
}
