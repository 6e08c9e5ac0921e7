import type { Random } from '@sevenmetre/sync/simulation/random';
import type { Scheduler } from '@sevenmetre/sync/simulation/scheduler';

/** Starts a request; `together`: another one starts at the same moment. */
type Enter = (together: boolean) => void;

/** Milliseconds that a request waits for another one at most. */
const longest = 400;
const often = 0.4;

/** Lets some requests into the server together, so that their transactions overlap in the database. */
export class Gate {
  readonly #random: Random;
  readonly #scheduler: Scheduler;
  #waiting: Enter | null = null;

  constructor(random: Random, scheduler: Scheduler) {
    this.#random = random;
    this.#scheduler = scheduler;
  }

  enter(run: Enter): void {
    const other = this.#waiting;
    if (other !== null) {
      this.#waiting = null;
      other(true);
      run(true);
    } else if (this.#random.chance(often)) this.#wait(run);
    else run(false);
  }

  #wait(run: Enter): void {
    this.#waiting = run;
    this.#scheduler.after(longest, () => {
      if (this.#waiting !== run) return;
      this.#waiting = null;
      run(false);
    });
  }
}
