import { showsClock } from '@sevenmetre/sync/simulation/clock-watch';
import { seededRandom } from '@sevenmetre/sync/simulation/random';
import { createScheduler } from '@sevenmetre/sync/simulation/scheduler';
import { planActions, planScouting, planTroubles, playing } from '@sevenmetre/sync/simulation/troubles';
import { actionsOf, goalOf } from './actions.ts';
import { Gate } from './gate.ts';
import { MatchWorld } from './match-world.ts';
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
  readonly violations: readonly string[];
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
 * Plays matches on the real server with the real store of the device, several at a time in one virtual time,
 * as `simulate` of the sync package does with the pure parts. The same seed plays the same matches, except
 * that PostgreSQL decides which of two simultaneous requests is carried out first.
 * @param server each play creates matches of its own on it
 */
export async function play(
  server: RealServer,
  { seed, matches = 2, parts }: PlayOptions,
): Promise<PlayResult> {
  freshDatabases();
  const random = seededRandom(seed);
  // Later than everything that was played before on this database.
  played += 1;
  const start = Date.UTC(2026, 3, 4, 9) + played * 3_600_000;
  const scheduler = createScheduler(start, 16, comeToRest);
  server.setTime(() => scheduler.now());
  const gate = new Gate(random, scheduler);
  const gateways = seededRandom(-seed);
  const sources = {
    server,
    scheduler,
    random,
    gateways,
    gate,
    parts: { ...realParts, ...parts },
    reporters: 2,
  };
  const made = [];
  for (let index = 0; index < matches; index += 1) made.push(await server.newMatch());
  const worlds: MatchWorld[] = [];
  for (const match of made)
    worlds.push(await MatchWorld.open({ ...sources, match, name: `device-${played}-${match.id}` }));
  for (const world of worlds) plan(world);
  await scheduler.runUntil(start + playing);
  for (const world of worlds) await settle(world);
  const violations = worlds.flatMap(({ checker }) => checker.violations);
  return { seed, violations, calls: worlds.reduce((sum, { calls }) => sum + calls, 0) };
}

function plan(world: MatchWorld): void {
  const { random, scheduler } = world;
  const act = actionsOf(world);
  for (const reporter of world.reporters) {
    planActions(world, () => act(reporter));
    planTroubles(world, reporter);
  }
  planScouting(world);
  const sometime = (): number => random.between(0, playing - 1);
  if (random.chance(0.4)) scheduler.after(sometime(), () => world.approveAsStored());
  if (random.chance(0.4)) scheduler.after(sometime(), () => world.reopen());
}

async function settle(world: MatchWorld): Promise<void> {
  const { scheduler, reporters, checker, random } = world;
  const wait = (milliseconds: number): Promise<void> => scheduler.runUntil(scheduler.now() + milliseconds);
  world.heal();
  await wait(healing);
  for (const isFirst of [true, false]) {
    world.reopen();
    await wait(1000);
    world.scout.attend();
    for (const reporter of reporters) {
      reporter.load((sent, receive) => world.list(sent, receive));
      await wait(1000);
      reporter.attend();
      if (isFirst) reporter.tap(goalOf(random));
      await wait(3000);
    }
    await wait(healing);
  }
  await expectClockInAnswer(world, wait);
  await expectRosterInAnswer(world, wait);
  // The last tap may be undone within 15 seconds: lists that were asked for before would still show it.
  await wait(16_000);
  for (const reporter of reporters) reporter.load((sent, receive) => world.list(sent, receive));
  await wait(1000);
  await world.settleScouting();
  const state = world.state();
  checker.settle(
    state,
    reporters.flatMap((reporter) => reporter.unsent()),
  );
  for (const reporter of reporters) {
    const shown = reporter.view().map(({ key }) => key);
    checker.settleScreen(state, shown, reporter.refused());
    checker.settleClock(reporter.clockError());
    if (!showsClock(reporter.shownClock(), state, reporter.clockError()))
      checker.violation('a screen shows another clock than the server holds');
    for (const text of checker.signatures.screenViolations(reporter.shownSignatures()))
      checker.violation(text);
  }
}

/**
 * A clock action of one device reaches the other with the answer to its own next tap, without a separate
 * request.
 */
async function expectClockInAnswer(
  world: MatchWorld,
  wait: (milliseconds: number) => Promise<void>,
): Promise<void> {
  const { random, checker, reporters } = world;
  const [first, second] = reporters;
  if (!first || !second || world.state().approved) return;
  first.clock(random.between(0, 1800), random.chance(0.5), false);
  await wait(5000);
  second.tap(goalOf(random));
  await wait(5000);
  if (!showsClock(second.shownClock(), world.state(), second.clockError()))
    checker.violation('an answer did not tell the clock to the device that it went to');
}

/**
 * The answer contains the server's id of a person whom the device has added to the roster, without a separate
 * request.
 */
async function expectRosterInAnswer(
  world: MatchWorld,
  wait: (milliseconds: number) => Promise<void>,
): Promise<void> {
  const { checker, reporters } = world;
  const [first] = reporters;
  if (!first || world.state().approved) return;
  first.load((sent, receive) => world.list(sent, receive));
  await wait(1000);
  first.saveRoster();
  await wait(5000);
  const known = new Set(first.disk.copy?.lineup?.map(([participantId]) => participantId));
  if (world.state().roster.entries.some(({ participantId }) => !known.has(participantId)))
    checker.violation('an answer did not tell the device who stands in its roster');
}
