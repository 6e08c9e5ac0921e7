import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { reachedBy, readImportGraph } from './changed.ts';
import { root } from './command.ts';
import { countCheck, countDatabases, countPlaywright, countVitest, totalLine } from './count.ts';
import type { VitestReport } from './count.ts';
import { memoryFolder } from './memory-folder.ts';
import { runSteps } from './schedule.ts';
import type { Step } from './steps.ts';
import { slowestFiles, timesOfPlaywright } from './times.ts';

const report: VitestReport = {
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [],
};

describe('counting', () => {
  test('what passed is passed', () => {
    expect(countVitest(report, 0)).toEqual({ passed: 3, failed: 0, result: '3 passed' });
  });

  test('skipped and todo tests count as failed and are named', () => {
    const outcome = countVitest({ ...report, numPendingTests: 2, numTodoTests: 1 }, 0);
    expect(outcome).toMatchObject({ passed: 3, failed: 3, result: expect.stringContaining('skipped') });
  });

  test('a file that cannot be loaded counts although it held no test', () => {
    const testResults = [
      { name: 'a.test.ts', status: 'failed', startTime: 0, endTime: 0, assertionResults: [] },
    ];
    expect(countVitest({ ...report, testResults }, 1)).toMatchObject({ failed: 1 });
  });

  test('an empty run, a missing report and a runner that failed without a failed test count as one failure', () => {
    expect(countVitest({ ...report, numPassedTests: 0 }, 0)).toMatchObject({
      failed: 1,
      result: 'no test was found',
    });
    expect(countVitest(undefined, 1)).toMatchObject({ passed: 0, failed: 1 });
    expect(countVitest(report, 1)).toMatchObject({ passed: 3, failed: 1 });
  });

  test('journeys that did not run count as failed, those that passed at the second attempt are named', () => {
    const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
    expect(countPlaywright({ stats, errors: [] }, 1)).toMatchObject({ passed: 5, failed: 3 });
    const tried = (title: string, status: string) => ({
      file: 'a/b.spec.ts',
      title,
      tests: [{ status, results: [{ duration: 1 }] }],
    });
    const suites = [
      { specs: [tried('fine', 'expected')], suites: [{ specs: [tried('a slow one', 'flaky')] }] },
    ];
    const report = { stats: { ...stats, unexpected: 0, skipped: 0 }, errors: [], suites };
    expect(countPlaywright(report, 0)).toMatchObject({
      failed: 0,
      result: '5 passed (1 at the second attempt: a slow one)',
    });
  });

  describe('by database', () => {
    const one = (words: string[], status = 'passed') => ({
      ancestorTitles: words.slice(0, -1),
      title: words.at(-1) ?? '',
      status,
    });
    const file = (...assertionResults: ReturnType<typeof one>[]): VitestReport => ({
      ...report,
      testResults: [{ name: 'a.test.ts', status: 'passed', startTime: 0, endTime: 1, assertionResults }],
    });
    const onBoth = file(
      one(['the bank, on embedded', 'reads']),
      one(['the bank, on PostgreSQL', 'reads']),
      one(['rows', 'given a folder on PostgreSQL, then they are there']),
      one(['rows', 'given a folder on embedded, then they are there']),
    );

    test('a test counts for the database that any of its titles names', () => {
      expect(countDatabases(onBoth, () => true)).toEqual({ embedded: 2, PostgreSQL: 2, problems: [] });
    });

    test('given a file that has to run on both, when a test passed on one only, then it is named', () => {
      const lost = file(
        one(['the bank, on embedded', 'reads']),
        one(['the bank, on PostgreSQL', 'reads'], 'pending'),
      );
      expect(countDatabases(lost, () => true).problems).toEqual([
        'a.test.ts: only embedded: the bank, on … › reads',
      ]);
      expect(countDatabases(lost, () => false).problems).toEqual([]);
      const alone = file(one(['the protocol, on embedded', 'alone, where seeds repeat: reads']));
      expect(countDatabases(alone, () => true).problems).toEqual([]);
    });

    test('given a file that has to run on both, when no title names a database, then it is named', () => {
      const unnamed = file(one(['the bank', 'reads']));
      expect(countDatabases(unnamed, () => true).problems).toEqual(['a.test.ts: no test names its database']);
    });
  });

  test('the last line adds everything', () => {
    expect(totalLine([countCheck(true, ''), countCheck(false, ''), countVitest(report, 0)])).toBe(
      '4 passed, 1 failed',
    );
  });
});

describe('what a change can reach', () => {
  const graph = readImportGraph(root);

  test('given a rule, then tests that import it through others are reached, and those of the tooling always', () => {
    const reached = reachedBy(graph, ['packages/rules/src/standings/index.ts']);
    expect(reached?.unit).toContain('packages/rules/src/standings/standings.test.ts');
    expect(reached?.integration).toContain('apps/server/src/features/groups/groups.integration.test.ts');
    expect(reached?.unit).toContain('tooling/test/test-run.test.ts');
    expect(reached?.e2e).not.toContain('e2e/results/group-page.spec.ts');
  });

  test('given a page that nobody else imports, then no test of another page is reached', () => {
    const reached = reachedBy(graph, ['apps/web/src/features/organiser/check-in/check-in.browser.test.tsx']);
    expect(reached?.component).toEqual([
      'apps/web/src/features/organiser/check-in/check-in.browser.test.tsx',
    ]);
    expect(reached?.integration).toEqual([]);
  });

  test('given a migration or the lock file, then everything is', () => {
    expect(reachedBy(graph, ['package-lock.json'])).toBeNull();
    expect(reachedBy(graph, ['apps/server/migrations/0004_x.sql'])).toBeNull();
  });
});

describe('the slowest files', () => {
  test('come first, with all journeys of a file together', () => {
    const journey = (duration: number) => ({
      file: 'a/b.spec.ts',
      title: 'a journey',
      tests: [{ status: 'expected', results: [{ duration }] }],
    });
    const suites = [{ specs: [journey(1500)], suites: [{ specs: [journey(500)] }] }];
    const stats = { expected: 2, unexpected: 0, flaky: 0, skipped: 0 };
    const times = timesOfPlaywright({ stats, errors: [], suites });
    expect(times).toEqual([{ file: 'e2e/a/b.spec.ts', seconds: 2 }]);
    expect(slowestFiles([{ file: 'quick', seconds: 0.1 }, ...times], 1)).toBe('      2.0 s  e2e/a/b.spec.ts');
  });
});

describe('the temporary folder of a run', () => {
  test('lies where its parent says, is open to all users, and leaves nothing behind', () => {
    const parent = mkdtempSync(join(tmpdir(), 'sevenmetre-memory-'));
    const folder = memoryFolder(parent, 1);
    expect(statSync(folder?.path ?? '').mode & 0o7777).toBe(0o1777);
    folder?.remove();
    expect(readdirSync(parent)).toEqual([]);
    rmSync(parent, { recursive: true });
  });

  test('is the ordinary one where nothing lies in memory, or too little would fit', () => {
    expect(memoryFolder('/no/such/folder')).toBeNull();
    expect(memoryFolder(tmpdir(), Infinity)).toBeNull();
  });
});

describe('the order of steps', () => {
  const step = (name: string, more: Partial<Step> = {}): Step => ({
    name,
    title: name,
    run: async () => ({ ...countCheck(true, ''), output: '' }),
    ...more,
  });

  async function trace(steps: Step[]): Promise<string[]> {
    const events: string[] = [];
    await runSteps(steps, async (current) => {
      events.push(`+${current.name}`);
      await new Promise((resolve) => setImmediate(resolve));
      events.push(`-${current.name}`);
      return countCheck(current.name !== 'b', '');
    });
    return events;
  }

  test('two run at once and a failed one stops nothing', async () => {
    expect(await trace([step('a'), step('b'), step('c')])).toEqual(['+a', '+b', '-a', '+c', '-b', '-c']);
  });

  test('a step waits for those it comes after, and one that wants to be alone for all before it', async () => {
    const events = await trace([
      step('a'),
      step('d', { after: ['a'] }),
      step('e', { alone: true }),
      step('f'),
    ]);
    expect(events).toEqual(['+a', '-a', '+d', '-d', '+e', '-e', '+f', '-f']);
  });

  test('a step beside others runs beside any, also one that is alone; two of them run at once', async () => {
    const events = await trace([
      step('x', { beside: true }),
      step('y', { beside: true }),
      step('z', { beside: true }),
      step('a'),
      step('e', { alone: true }),
    ]);
    expect(events).toEqual(['+x', '+y', '+a', '-x', '+z', '-y', '-a', '+e', '-z', '-e']);
  });

  test('a step whose forerunner was not chosen does not wait for it', async () => {
    expect(await trace([step('budgets', { after: ['build'] })])).toEqual(['+budgets', '-budgets']);
  });
});
