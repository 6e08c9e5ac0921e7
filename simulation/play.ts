import { eventsDigest } from '@sevenmetre/sync';
import { showsClock } from '@sevenmetre/sync/simulation/clock-watch';
import { seededRandom } from '@sevenmetre/sync/simulation/random';
import type { Reporter } from '@sevenmetre/sync/simulation/reporter';
import { createScheduler } from '@sevenmetre/sync/simulation/scheduler';
import { liveEvents } from '@sevenmetre/sync/simulation/server-state';
import { planActions, planTroubles, playing, pressClockAt } from '@sevenmetre/sync/simulation/troubles';
import { goalOf, MatchWorld } from './match-world.ts';
import { realParts } from './parts.ts';
import type { Parts } from './parts.ts';
import { freshDatabases } from './real-disk.ts';
import type { RealServer } from './real-server.ts';

export interface PlayOptions {
  readonly seed: number;
  /** How many matches are played at the same time. */
  readonly matches?: number;
  readonly parts?: Partial<Parts>;
}

export interface PlayResult {
  readonly seed: number;
  /** Empty: every promise was kept. */
  readonly faults: readonly string[];
  /** Requests that reached the server. */
  readonly calls: number;
}

/** Modules that read an answer, or write to a database in memory, need some turns of the event loop. */
async function comeToRest(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

const healing = 40_000;
let played = 0;

/**
 * Plays matches on the real server with the real store of the device, several at a time in one virtual time, as
 * `simulate` of the sync package does with its pure halves. The same seed plays the same matches.
 * @param server each play takes matches of its own, as long as there are any
 */
export async function play(
  server: RealServer,
  { seed, matches = 2, parts }: PlayOptions,
): Promise<PlayResult> {
  freshDatabases();
  const random = seededRandom(seed);
  // Later than all that was played before on this database.
  played += 1;
  const start = Date.UTC(2026, 3, 4, 9) + played * 3_600_000;
  const scheduler = createScheduler(start, 16, comeToRest);
  server.setTime(() => scheduler.now());
  const worlds: MatchWorld[] = [];
  for (let index = 0; index < matches; index += 1) {
    const matchId = await server.newMatch();
    const sources = { server, scheduler, random, matchId, parts: { ...realParts, ...parts } };
    worlds.push(await MatchWorld.open({ ...sources, reporters: 2, name: `device-${played}-${matchId}` }));
  }
  for (const world of worlds) plan(world);
  await scheduler.runUntil(start + playing);
  for (const world of worlds) await settle(world);
  const faults = worlds.flatMap(({ judge }) => judge.faults);
  return { seed, faults, calls: worlds.reduce((sum, { calls }) => sum + calls, 0) };
}

function plan(world: MatchWorld): void {
  const { random, scheduler } = world;
  for (const reporter of world.reporters) {
    planActions(world, () => act(world, reporter));
    planTroubles(world, reporter);
  }
  const sometime = (): number => random.between(0, playing - 1);
  if (random.chance(0.4)) scheduler.after(sometime(), () => world.approveAsStored());
  if (random.chance(0.4)) scheduler.after(sometime(), () => world.reopen());
}

function act(world: MatchWorld, reporter: Reporter): void {
  const { random } = world;
  const dice = random.next();
  const target = random.pick(reporter.view());
  if (dice < 0.5 || target === undefined) {
    for (let pair = 0; pair < random.between(1, 2); pair += 1) reporter.tap(goalOf(random));
  } else if (dice < 0.65) reporter.change(target, goalOf(random));
  else if (dice < 0.75) reporter.change(target, null);
  else if (dice < 0.8) reporter.stage(random.between(2, 4));
  else if (dice < 0.84) reporter.approve(6);
  else if (dice < 0.9) pressClockAt(world, reporter);
  else if (dice < 0.94) eraseOrRestore(world, reporter);
  else if (dice < 0.96) reporter.handOver(random.pick(world.reporters) ?? reporter);
  else reporter.load((hear) => world.list(hear));
}

function eraseOrRestore(world: MatchWorld, reporter: Reporter): void {
  const live = liveEvents(world.state());
  const events = eventsDigest(live.map(({ id, content }) => ({ ...content, id })));
  const isErase = live.length > 0 && world.random.chance(0.6);
  reporter.eraseOrRestore((key) => (isErase ? { kind: 'erase', key, events } : { kind: 'restore', key }));
}

async function settle(world: MatchWorld): Promise<void> {
  const { scheduler, reporters, judge, random } = world;
  const wait = (milliseconds: number): Promise<void> => scheduler.runUntil(scheduler.now() + milliseconds);
  world.heal();
  await wait(healing);
  for (const isFirst of [true, false]) {
    world.reopen();
    await wait(1000);
    for (const reporter of reporters) {
      reporter.load((hear) => world.list(hear));
      await wait(1000);
      reporter.attend();
      if (isFirst) reporter.tap(goalOf(random));
      await wait(3000);
    }
    await wait(healing);
  }
  for (const reporter of reporters) reporter.load((hear) => world.list(hear));
  await wait(1000);
  const state = world.state();
  judge.settle(
    state,
    reporters.flatMap((reporter) => reporter.unsent()),
  );
  for (const reporter of reporters) {
    const shown = reporter.view().map(({ key }) => key);
    judge.settleScreen(state, shown, reporter.refused());
    judge.settleClock(reporter.clockError());
    if (!showsClock(reporter.shownClock(), state, reporter.clockError()))
      judge.fault('a screen shows another clock than the server holds');
  }
}
