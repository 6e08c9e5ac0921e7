import { contentOf, World } from './world.ts';
import type { SimulationOptions } from './world.ts';

export interface OfflineResult {
  readonly violations: readonly string[];
  /** Calls that reached the server. */
  readonly calls: number;
  /**
   * From the first network to the last acknowledgement, in milliseconds; null: the queue did not drain within
   * a minute.
   */
  readonly drained: number | null;
}

const start = Date.UTC(2026, 3, 4, 9, 0, 0);
const minute = 60_000;

/**
 * A device records `taps` events over `hours` without a network, its page dies in between, and then the
 * network is back.
 */
export async function simulateOffline(
  options: SimulationOptions & { readonly taps: number; readonly hours: number },
): Promise<OfflineResult> {
  const world = new World(options, start);
  const { scheduler, checker, server, random } = world;
  const [reporter] = world.reporters;
  if (!reporter) throw new Error('nobody records');
  world.quality = { loss: 0, longestDelay: 20, repeats: 0, trouble: 0 };
  world.failing = 0;
  world.diskTrouble = 0;
  reporter.offline = true;
  const length = options.hours * 60 * minute;
  for (let tap = 0; tap < options.taps; tap += 1)
    scheduler.awaken(random.between(0, length - minute), () => reporter.tap(contentOf(random)));
  scheduler.awaken(length / 2, () => {
    reporter.powerCut();
    for (const place of reporter.tabs.keys()) reporter.open(place);
  });
  await scheduler.runUntil(start + length);
  world.heal();
  world.quality = { loss: 0, longestDelay: 20, repeats: 0, trouble: 0 };
  const drained = await drain(world, () => reporter.unsent().length === 0);
  checker.settle(server.state(), reporter.unsent());
  return { violations: checker.violations, calls: world.calls, drained };
}

async function drain({ scheduler }: World, isDone: () => boolean): Promise<number | null> {
  const began = scheduler.now();
  while (!isDone() && scheduler.now() < began + minute) await scheduler.runUntil(scheduler.now() + 100);
  return isDone() ? scheduler.now() - began : null;
}
