import type { OutboxDecisions } from './decisions.ts';
import type { Ports } from './ports.ts';
import type { OutboxRecord } from './record.ts';
import { sendOne } from './send-one.ts';
import { pauseAfter } from './answer-result.ts';
import type { Pause, AnswerResult } from './answer-result.ts';

/** Why an upload is tried: a tap, the browser coming online, the ten seconds, a sign-in. */
export type Trigger = 'item' | 'online' | 'timer' | 'signed-in';

/** Why nothing gets through; `storage`: the disk of the device refuses. */
export type Trouble = 'network' | 'server' | 'storage';

export interface UploaderStatus {
  /** null: sending is allowed. */
  readonly paused: Pause | null;
  /** null: the last call got through. */
  readonly trouble: Trouble | null;
}

const roundLength = 10_000;
const lockName = 'sevenmetre-upload';

/** Drains the queue, one call at a time over all tabs (W10). */
export class Uploader {
  readonly #ports: Ports;
  readonly #decisions: OutboxDecisions;
  readonly #told: () => void;
  #paused: Pause | null = null;
  #trouble: Trouble | null = null;
  #failures = 0;
  #signIns = 0;
  #stopped = false;
  #running = false;
  /** Something may have come since the queue was last looked at. */
  #again = false;
  #endPause: (() => void) | null = null;
  #endRound: () => void;

  /** Begins its rounds of ten seconds. `told` is called after everything that changed something. */
  constructor(ports: Ports, decisions: OutboxDecisions, told: () => void) {
    this.#ports = ports;
    this.#decisions = decisions;
    this.#told = told;
    this.#endRound = this.#nextRound();
  }

  /** Tries to send all that waits. Never throws; what fails is tried again later. */
  wake(trigger: Trigger): void {
    if (trigger === 'signed-in') this.#signIns += 1;
    if (trigger === 'signed-in' && this.#paused === 'signed-out') this.#paused = null;
    // A server that asked for a pause gets it; a network may be back with the next tap.
    if (this.#endPause !== null && (this.#trouble !== 'network' || trigger === 'timer')) return;
    this.#dropPause();
    this.#begin();
  }

  status(): UploaderStatus {
    return { paused: this.#paused, trouble: this.#trouble };
  }

  /** Apart from the status, which every screen follows: a tap need not draw one again for it. */
  isRunning(): boolean {
    return this.#running;
  }

  /** Nothing is sent any more; a call that is on its way may still be settled. */
  stop(): void {
    this.#stopped = true;
    this.#endRound();
    this.#dropPause();
  }

  #nextRound(): () => void {
    return this.#ports.timer.after(roundLength, () => {
      this.#endRound = this.#nextRound();
      this.wake('timer');
    });
  }

  #begin(): void {
    this.#again = true;
    if (this.#running || this.#stopped || this.#paused !== null) return;
    this.#running = true;
    void this.#run();
  }

  async #run(): Promise<void> {
    try {
      await this.#ports.locks.hold(lockName, () => this.#drain());
    } catch {
      this.#fail('storage', null);
    }
    this.#running = false;
    this.#told();
    // Woken after the last look at the queue, and nothing stands in the way.
    if (this.#again && this.#endPause === null) this.#begin();
  }

  async #drain(): Promise<void> {
    while (!this.#stopped) {
      this.#again = false;
      const batch = this.#decisions.sendable(await this.#unsynced());
      for (const record of batch) {
        const signIns = this.#signIns;
        const result = await sendOne(this.#ports, this.#decisions, record);
        this.#told();
        if (this.#stopped || (result !== null && !this.#goesOnAfter(result, signIns))) return;
      }
      if (batch.length === 0) return;
    }
  }

  #unsynced(): Promise<readonly OutboxRecord[]> {
    return this.#ports.store.transact({ kind: 'unsynced' }, 'relaxed', ({ records }) => ({
      result: records,
    }));
  }

  /** @param signIns how many there had been when the call left */
  #goesOnAfter(result: AnswerResult, signIns: number): boolean {
    if (result.kind === 'paused') {
      // It speaks of the session before: with the new one the call is made again.
      if (result.why === 'signed-out' && signIns !== this.#signIns) return true;
      this.#paused = result.why;
      return false;
    }
    if (result.kind === 'again') {
      this.#fail(result.because, result.because === 'server' ? result.retryAfter : null);
      return false;
    }
    this.#failures = 0;
    this.#trouble = null;
    return true;
  }

  #fail(trouble: Trouble, retryAfter: number | null): void {
    this.#trouble = trouble;
    this.#dropPause();
    if (this.#stopped) return;
    const pause = pauseAfter(this.#failures, this.#ports.random(), retryAfter);
    this.#failures += 1;
    this.#endPause = this.#ports.timer.after(pause, () => {
      this.#endPause = null;
      this.#begin();
    });
  }

  #dropPause(): void {
    this.#endPause?.();
    this.#endPause = null;
  }
}
