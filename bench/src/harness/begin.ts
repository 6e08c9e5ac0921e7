import { setTimeout as pause } from 'node:timers/promises';
import type { CrowdApi } from '../programs/crowd.ts';
import type { Child } from './child.ts';
import type { Fixture, Reporter } from './reporter.ts';

/** Starts some matches of a group. */
export async function begin(reporter: Reporter, groupLabel: string, count: number): Promise<Fixture[]> {
  const fixtures = reporter.fixtures.filter((fixture) => fixture.groupLabel === groupLabel).slice(0, count);
  if (fixtures.length < count) throw new Error(`${groupLabel} has not so many matches to come`);
  for (const fixture of fixtures) await reporter.stage(fixture, '1st_half');
  return fixtures;
}

/** Records goals until a reader has received a frame; returns its version. */
export async function warmUp(
  reporter: Reporter,
  fixtures: readonly Fixture[],
  reader: Child<CrowdApi>,
): Promise<number> {
  let version = Number.NaN;
  for (const fixture of fixtures) {
    await reporter.tap(fixture, 'goal');
    await pause(300);
    version = (await reader.ask('arrivals')).versions.at(-1) ?? version;
  }
  if (Number.isNaN(version)) throw new Error('The goals of the warm-up reached no reader');
  return version;
}
