import { Socket } from 'node:net';

/**
 * Writes the statements that a transaction sends in one tick with one system call. The driver corks the
 * socket for the parts of one statement; here it stays corked until the end of the tick.
 */
export class CorkedSocket extends Socket {
  #gathers = false;

  override cork(): void {
    if (this.#gathers) return;
    this.#gathers = true;
    super.cork();
    // After the promises that are resolved now, whose handlers send the next statements.
    process.nextTick(() => {
      this.#gathers = false;
      super.uncork();
    });
  }

  override uncork(): void {}
}
