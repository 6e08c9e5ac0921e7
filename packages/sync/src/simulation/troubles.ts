import { gatewayOf } from './gateways.ts';
import type { Random } from './random.ts';
import type { Reporter } from './reporter.ts';
import type { Scheduler } from './scheduler.ts';
import type { World } from './world.ts';

/** Duration of a match in milliseconds. */
export const playing = 60_000;

interface Time {
  readonly random: Random;
  readonly scheduler: Scheduler;
  /** Draws of gateways. */
  readonly gateways: Random;
}

/** A random moment of the match, in milliseconds. */
export function sometime({ random }: Pick<Time, 'random'>): number {
  return random.between(0, playing - 1);
}

/** Plans a few actions of a person at random times. */
export function planActions(world: Time, action: () => void): void {
  const count = world.random.between(4, 10);
  for (let index = 0; index < count; index += 1) world.scheduler.awaken(sometime(world), action);
}

/** Stops and starts come in pairs: the clock is corrected at once. */
export function pressClockAt({ random }: Pick<Time, 'random'>, reporter: Reporter): void {
  for (let pair = 0; pair < random.between(1, 2); pair += 1)
    reporter.clock(random.between(0, 1800), random.chance(0.5), random.chance(0.2));
}

/** Who signs at the table: what is drawn for it comes from a source of its own. */
export function planSignatures(
  { scheduler }: Pick<Time, 'scheduler'>,
  random: Random,
  reporter: Reporter,
): void {
  for (let count = random.between(0, 4); count > 0; count -= 1)
    scheduler.awaken(random.between(0, playing - 1), () => reporter.sign(random));
}

/** What a scout taps beside the record, with faults of that device. */
export function planScouting({
  scheduler,
  scouting: random,
  scout,
}: Pick<World, 'scheduler' | 'scouting' | 'scout'>): void {
  const during = (count: number, act: () => void) => {
    for (; count > 0; count -= 1) scheduler.awaken(random.between(0, playing - 1), act);
  };
  during(random.between(2, 8), () => scout.tap());
  during(random.between(0, 1), () => scout.open());
  during(random.between(0, 1), () => scout.powerCut());
}

/** Times in which the edition has no scouting, and the server refuses it. */
export function planRefusals(world: World): void {
  const { scheduler, scouting: random } = world;
  for (let count = random.between(0, 2); count > 0; count -= 1)
    scheduler.awaken(random.between(0, playing - 1), () => (world.refusesScouting = random.chance(0.5)));
}

/** Faults that may happen to a device while its match is played. */
export function planTroubles(world: Time, reporter: Reporter): void {
  const { random, scheduler } = world;
  const soon = (): number => random.between(500, 15_000);
  const often = (probability: number, trouble: () => void): void => {
    if (random.chance(probability)) scheduler.awaken(sometime(world), trouble);
  };
  often(1, () => {
    const place = random.between(0, reporter.tabs.length - 1);
    reporter.kill(place);
    scheduler.awaken(random.between(0, 5000), () => reporter.open(place));
  });
  often(0.3, () => {
    reporter.powerCut();
    scheduler.awaken(soon(), () => {
      for (const place of reporter.tabs.keys()) reporter.open(place);
    });
  });
  often(0.4, () => {
    reporter.offline = true;
    scheduler.awaken(soon(), () => reporter.goOnline());
  });
  often(0.2, () => {
    reporter.signedOut = true;
    scheduler.awaken(soon(), () => reporter.signIn());
  });
  often(0.1, () => {
    const [tab] = reporter.tabs;
    if (tab) reporter.old.add(tab);
    scheduler.awaken(soon(), () => reporter.open(0));
  });
  often(0.3, () => {
    reporter.skews.push(reporter.skew + random.between(-3_600_000, 3_600_000));
  });
  planGateway(world, reporter);
  scheduler.after(random.between(1000, 5000), () => scheduler.after(1000, () => reporter.disk.flush()));
}

/** A captive portal or a filter answers all calls of a device for a while, longer than five attempts take. */
function planGateway({ gateways, scheduler }: Time, reporter: Reporter): void {
  if (!gateways.chance(0.4)) return;
  scheduler.awaken(gateways.between(0, playing / 2), () => {
    reporter.behind = gatewayOf(gateways);
    scheduler.awaken(gateways.between(5000, 60_000), () => {
      reporter.behind = null;
      reporter.goOnline();
    });
  });
}
