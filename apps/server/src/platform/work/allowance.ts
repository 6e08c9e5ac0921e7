import type { Clock } from '../clock/index.ts';

/** A network has used up its allowance; refused with 429. */
export class AllowanceUsed extends Error {
  override readonly name = 'AllowanceUsed';
  /** Until the same work is allowed. */
  readonly seconds: number;

  constructor(seconds: number) {
    super('The allowance of this network is used up');
    this.seconds = seconds;
  }
}

/** Units of work, about a hundredth of a second of a processor each. */
export const costs = { list: 1, calendar: 1, card: 3, paper: 10 } as const;

/** A visitor behind a shared address needs few of these: what is in a cache costs nothing. */
const most = 120;
const unitsASecond = 2;
/** Work of one network that runs or waits at the same time. */
const mostAtOnce = 6;
const mostNetworks = 20_000;

interface Account {
  units: number;
  /** When `units` was computed, in milliseconds. */
  at: number;
  running: number;
}

/**
 * What each network may cost this process for answers that no cache holds: 120 units at once, then two each
 * second (a token bucket). Answers from a cache are not counted.
 */
export class Allowance {
  readonly #clock: Clock;
  readonly #accounts = new Map<string, Account>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /**
   * Runs work on behalf of a network.
   * @param network see `networkOf`
   * @throws AllowanceUsed before the work is begun
   */
  async spend<T>(network: string, cost: number, work: () => Promise<T>): Promise<T> {
    const account = this.#accountOf(network);
    if (account.running >= mostAtOnce) throw new AllowanceUsed(1);
    if (account.units < cost) throw new AllowanceUsed(Math.ceil((cost - account.units) / unitsASecond));
    account.units -= cost;
    account.running += 1;
    try {
      return await work();
    } finally {
      account.running -= 1;
    }
  }

  #accountOf(network: string): Account {
    const now = this.#clock.now().getTime();
    const known = this.#accounts.get(network);
    // The least recent ones are first and are forgotten first.
    this.#accounts.delete(network);
    const account = known ?? { units: most, at: now, running: 0 };
    const passed = Math.max(0, now - account.at) / 1000;
    account.units = Math.min(most, account.units + passed * unitsASecond);
    account.at = now;
    this.#accounts.set(network, account);
    for (const first of this.#accounts.keys()) {
      if (this.#accounts.size <= mostNetworks) break;
      this.#accounts.delete(first);
    }
    return account;
  }
}
