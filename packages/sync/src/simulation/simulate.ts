import { eventsDigest } from '../event-hash.ts';
import { showsClock } from './clock-watch.ts';
import {
  planActions,
  planRefusals,
  planScouting,
  planSignatures,
  planTroubles,
  playing,
  pressClockAt,
  sometime,
} from './troubles.ts';
import { contentOf, playedStageIds, World } from './world.ts';
import type { SimulationOptions } from './world.ts';
import { liveEvents } from './server-state.ts';
import type { PlainPlayer } from './plain-player.ts';
import type { Reporter } from './reporter.ts';

export interface SimulationResult {
  readonly seed: number;
  /** Empty: every promise was kept. */
  readonly violations: readonly string[];
  /** Calls that reached the server. */
  readonly calls: number;
}

const start = Date.UTC(2026, 3, 4, 9, 0, 0);
const healing = 40_000;

/**
 * Plays one match recorded by three devices over a bad network, then ends all faults, reopens the match if it
 * was approved, and runs the checker. The same seed plays the same match.
 */
export async function simulate(options: SimulationOptions): Promise<SimulationResult> {
  const world = new World(options, start);
  for (const reporter of world.reporters) {
    planActions(world, () => act(world, reporter));
    planTroubles(world, reporter);
    planSignatures(world, world.signing, reporter);
  }
  planScouting(world);
  planRefusals(world);
  if (world.plain) {
    const { plain } = world;
    planActions(world, () => actPlainly(world, plain));
    world.scheduler.after(sometime(world), () => plain.device.kill());
  }
  planServerTroubles(world);
  await world.scheduler.runUntil(start + playing);
  await settle(world);
  return { seed: options.seed, violations: world.checker.violations, calls: world.calls };
}

/** Waits until no call is pending, then checks. */
async function settle(world: World): Promise<void> {
  const { scheduler, reporters, checker, server } = world;
  world.heal();
  const wait = (milliseconds: number): Promise<void> => scheduler.runUntil(scheduler.now() + milliseconds);
  await wait(healing);
  world.serve({ kind: 'reopen' });
  await lookAfter(world, (reporter) => reporter.tap(contentOf(world.random)));
  world.plain?.device.attend();
  world.scout.attend();
  await wait(healing);
  // An approval that waited for a roster may have approved the match again, or may have been refused itself.
  for (let time = 0; time < 2; time += 1) {
    world.serve({ kind: 'reopen' });
    await lookAfter(world, () => undefined);
    await wait(healing);
  }
  for (const reporter of reporters) reporter.load((sent, receive) => world.list(sent, receive));
  await wait(1000);
  const left = reporters.flatMap((reporter) => reporter.unsent());
  const plainly = world.plain?.device.unsent().map(({ tap }) => tap) ?? [];
  checker.settle(server.state(), [...left, ...plainly]);
  for (const text of world.scout.violations()) checker.violation(text);
  for (const reporter of reporters) {
    const shown = reporter.view().map(({ key }) => key);
    checker.settleScreen(server.state(), shown, reporter.refused());
    checker.settleClock(reporter.clockError());
    if (!showsClock(reporter.shownClock(), server.state(), reporter.clockError()))
      checker.violation('a screen shows another clock than the server holds');
    for (const text of checker.signatures.screenViolations(reporter.shownSignatures()))
      checker.violation(text);
  }
}

/**
 * One after the other, each with the server's current state: a change on an older roster is refused again.
 */
async function lookAfter(world: World, also: (reporter: Reporter) => void): Promise<void> {
  const { scheduler, reporters } = world;
  for (const reporter of reporters) {
    reporter.load((sent, receive) => world.list(sent, receive));
    await scheduler.runUntil(scheduler.now() + 1000);
    reporter.attend();
    also(reporter);
    await scheduler.runUntil(scheduler.now() + 3000);
  }
}

function act(world: World, reporter: Reporter): void {
  const { random, reporters } = world;
  const dice = random.next();
  const target = random.pick(reporter.view());
  if (dice < 0.5 || target === undefined) {
    // Taps come in pairs within a second, as a goal and its suspension do.
    for (let pair = 0; pair < random.between(1, 2); pair += 1) reporter.tap(tappedBy(world, reporter));
  } else if (dice < 0.56) reporter.saveRoster();
  else if (dice < 0.58) eraseOrRestore(world, reporter);
  else if (dice < 0.72) {
    // A reporter corrects himself at once: the first correction is still being sent.
    for (let time = 0; time < random.between(1, 2); time += 1) reporter.change(target, contentOf(random));
  } else if (dice < 0.82) reporter.change(target, null);
  else if (dice < 0.88) reporter.stage(random.pick(playedStageIds) ?? 2);
  else if (dice < 0.91) reporter.approve(6);
  else if (dice < 0.94) pressClockAt(world, reporter);
  else if (dice < 0.96) reporter.handOver(random.pick(reporters) ?? reporter);
  else reporter.load((sent, receive) => world.list(sent, receive));
}

function actPlainly(world: World, plain: PlainPlayer): void {
  const { random } = world;
  const dice = random.next();
  const target = random.pick(plain.targets());
  if (dice < 0.55 || target === undefined) {
    for (let pair = 0; pair < random.between(1, 2); pair += 1) plain.tap(tapped(world));
  } else plain.change(target, dice < 0.85 ? contentOf(random) : null);
}

/** A person who has just been added to the roster scores at once. */
function tappedBy(world: World, reporter: Reporter) {
  const newcomer = world.random.chance(0.5) ? reporter.roster.newcomer() : null;
  const content = tapped(world);
  return newcomer === null ? content : { ...content, participantId: newcomer };
}

/** The server holds what this screen shows, as is usual: with other screens the call would be refused. */
function eraseOrRestore(world: World, reporter: Reporter): void {
  const live = liveEvents(world.server.state());
  const events = eventsDigest(live.map((event) => ({ ...event.content, id: event.id })));
  const isErase = live.length > 0 && world.random.chance(0.6);
  reporter.eraseOrRestore((key) => (isErase ? { kind: 'erase', key, events } : { kind: 'restore', key }));
}

function tapped({ random }: World) {
  return { ...contentOf(random), ...(random.chance(0.05) ? { minute: -1 } : {}) };
}

function planServerTroubles(world: World): void {
  const { random, scheduler, server } = world;
  for (let crash = 0; crash < 2; crash += 1) {
    scheduler.after(sometime(world), () => {
      server.crash();
      world.isDown = true;
      scheduler.after(random.between(100, 4000), () => (world.isDown = false));
    });
  }
  if (random.chance(0.4)) scheduler.after(sometime(world), () => approveAsStored(world));
  if (random.chance(0.4)) scheduler.after(sometime(world), () => world.serve({ kind: 'reopen' }));
}

/**
 * Another reporter has compared and approves: with the devices' own views alone it would happen too seldom.
 */
function approveAsStored(world: World): void {
  const live = liveEvents(world.server.state());
  const events = eventsDigest(live.map((event) => ({ ...event.content, id: event.id })));
  world.serve({ kind: 'approve', events, seen: null, key: null });
}
