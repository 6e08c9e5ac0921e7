import { relative } from 'node:path';
import { root } from './command.ts';
import type { PlaywrightReport, PlaywrightSuite, VitestReport } from './count.ts';

/** How long the tests of a file took, loading included where the runner says it. */
export interface FileTime {
  /** Path from the root. */
  readonly file: string;
  readonly seconds: number;
}

export function timesOfVitest(report: VitestReport | undefined): FileTime[] {
  return (report?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    file: relative(root, name),
    seconds: Math.max(0, endTime - startTime) / 1000,
  }));
}

/** All attempts of a file's journeys, one after the other. */
export function timesOfPlaywright(report: PlaywrightReport | undefined): FileTime[] {
  const totals = new Map<string, number>();
  const add = (suite: PlaywrightSuite): void => {
    for (const { file, tests } of suite.specs) {
      const milliseconds = tests
        .flatMap(({ results }) => results)
        .reduce((sum, { duration }) => sum + duration, 0);
      const path = `e2e/${file}`;
      totals.set(path, (totals.get(path) ?? 0) + milliseconds / 1000);
    }
    for (const inner of suite.suites ?? []) add(inner);
  };
  for (const suite of report?.suites ?? []) add(suite);
  return [...totals].map(([file, seconds]) => ({ file, seconds }));
}

/** The `count` slowest files as lines, so that growth is seen. */
export function slowestFiles(times: readonly FileTime[], count: number): string {
  const slowest = times.toSorted((a, b) => b.seconds - a.seconds).slice(0, count);
  return slowest.map(({ file, seconds }) => `  ${seconds.toFixed(1).padStart(7)} s  ${file}`).join('\n');
}
