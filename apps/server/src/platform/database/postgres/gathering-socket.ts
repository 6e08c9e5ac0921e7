import { Socket } from 'node:net';

/**
 * Hands the statements that a transaction sends behind each other to the system at once: they cost one call instead of
 * one each. The driver holds the parts of one statement back by `cork` and lets them go by `uncork`; here they are held
 * until whatever is to be sent in this moment has been written.
 */
export class GatheringSocket extends Socket {
  #gathers = false;

  override cork(): void {
    if (this.#gathers) return;
    this.#gathers = true;
    super.cork();
    // Behind the promises that are settled now, which send the statements that follow.
    process.nextTick(() => {
      this.#gathers = false;
      super.uncork();
    });
  }

  override uncork(): void {}
}
