import type { ShownClock } from '../outbox/clock.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { Disk } from './disk.ts';
import { clockKeyOf, expectClock } from './expectations.ts';
import type { Checker } from './checker.ts';
import type { Scheduler } from './scheduler.ts';
import { matchId } from './given-match.ts';

interface Press {
  readonly seconds: number;
  readonly running: boolean;
  /** Together with the start of a stage. */
  readonly begins: boolean;
}

interface Device {
  readonly disk: Disk;
  readonly skew: number;
  clockError(): number;
  shownClock(): ShownClock | null;
}

/** Milliseconds: the travel time of a call, and half a second for the Date header. */
const tolerated = 17_000;

/** Sets the match clock; the checker learns of it when the screen has confirmed it. */
export async function pressClock(
  outbox: Outbox,
  device: Device,
  { scheduler, checker }: { readonly scheduler: Scheduler; readonly checker: Checker },
  { seconds, running, begins }: Press,
): Promise<void> {
  const at = scheduler.now();
  const { skew } = device;
  const isLearnt = device.disk.state?.isLearnt === true;
  const error = device.clockError();
  const before = clockKeyOf(device.disk);
  const press = { stageId: 2, seconds, running, at: at + skew };
  const { key } = begins ? (await outbox.begin(matchId, press)).clock : await outbox.clock(matchId, press);
  expectClock(device, checker, { key, before });
  // A clock that is set by hand while the action waits does not tell how long it has waited.
  const tolerance = (): number | null =>
    (isLearnt ? error > 2000 : skew !== device.skew) ? null : tolerated;
  checker.clocks.pressed(key, { seconds, running, at, tolerance });
}
