import type { OutboxDecisions } from './decisions.ts';
import type { Ports } from './ports.ts';
import type { OutboxRecord } from './record.ts';
import { sendOne } from './send-one.ts';
import { pauseAfter } from './answer-result.ts';
import type { Pause, AnswerResult } from './answer-result.ts';

/** Reason of an upload attempt: a tap, the browser coming online, the ten seconds, a sign-in. */
export type Trigger = 'item' | 'online' | 'timer' | 'signed-in';

/** Why uploads fail; `storage`: the device's disk refuses. */
export type Trouble = 'network' | 'server' | 'storage';

export interface UploaderStatus {
  /** null: sending is allowed. */
  readonly paused: Pause | null;
  /** null: the last call succeeded. */
  readonly trouble: Trouble | null;
}

const roundLength = 10_000;
/** Of the queue with the record of matches. */
const recordLock = 'sevenmetre-upload';

/** Uploads the queue, one call at a time over all tabs (W10). */
export class Uploader {
  readonly #ports: Ports;
  readonly #decisions: OutboxDecisions;
  readonly #onChange: () => void;
  #paused: Pause | null = null;
  #trouble: Trouble | null = null;
  #failures = 0;
  #signIns = 0;
  #stopped = false;
  #running = false;
  /** Items may have been added since the queue was last read. */
  #again = false;
  /** Answers of the portal to calls outside of the queue, so far. */
  #answers = 0;
  /** The record that got no answer last, and the number of such answers then. */
  #unanswered: { readonly id: OutboxRecord['id']; readonly answers: number } | null = null;
  /** Records that got no answer while the portal answered other calls: they are sent after all others (W17). */
  readonly #blocked = new Set<OutboxRecord['id']>();
  #endPause: (() => void) | null = null;
  #endRound: () => void;

  /** Starts its rounds of ten seconds. `onChange` is called after every change. */
  constructor(ports: Ports, decisions: OutboxDecisions, onChange: () => void) {
    this.#ports = ports;
    this.#decisions = decisions;
    this.#onChange = onChange;
    this.#endRound = this.#nextRound();
  }

  /** Tries to send all waiting items. Never throws; failures are retried later. */
  wake(trigger: Trigger): void {
    if (trigger === 'signed-in') this.#signIns += 1;
    if (trigger === 'signed-in' && this.#paused === 'signed-out') this.#paused = null;
    // Perhaps only this call went astray, or somebody has decided where the records go.
    if (this.#paused === 'other-portal' && trigger !== 'item') this.#paused = null;
    // A pause requested by the server is respected; after a network failure a tap may retry.
    if (this.#endPause !== null && (this.#trouble !== 'network' || trigger === 'timer')) return;
    this.#dropPause();
    this.#begin();
  }

  /** The portal has answered a call outside of the queue: there is a network. */
  portalAnswered(): void {
    this.#answers += 1;
  }

  status(): UploaderStatus {
    return { paused: this.#paused, trouble: this.#trouble };
  }

  /** Separate from the status, which every screen follows, so that a tap does not render it again. */
  isRunning(): boolean {
    return this.#running;
  }

  /** Sends nothing more; a call in progress may still be settled. */
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
      await this.#ports.locks.hold(this.#ports.lockName ?? recordLock, () => this.#drain());
    } catch {
      this.#fail('storage', null);
    }
    this.#running = false;
    this.#onChange();
    // Woken after the queue was last read, and nothing prevents sending.
    if (this.#again && this.#endPause === null) this.#begin();
  }

  async #drain(): Promise<void> {
    while (!this.#stopped) {
      this.#again = false;
      const batch = this.#blockedLast(this.#decisions.sendable(await this.#unsynced()));
      for (const record of batch) {
        const signIns = this.#signIns;
        const result = await sendOne(this.#ports, this.#decisions, record);
        if (result !== null) this.#noteAnswer(record, result);
        this.#onChange();
        if (this.#stopped || (result !== null && !this.#goesOnAfter(result, signIns))) return;
      }
      if (batch.length === 0) return;
    }
  }

  /** Records of a batch do not wait for each other, so their order may change. */
  #blockedLast(batch: readonly OutboxRecord[]): OutboxRecord[] {
    const order = [...this.#blocked];
    // -1 for all others: the sort is stable.
    return batch.toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
  }

  /** Twice no answer to the same record, and one to another call in between, is no missing network: a filter blocks the record. */
  #noteAnswer({ id }: OutboxRecord, result: AnswerResult): void {
    const wasBlocked = this.#blocked.delete(id);
    if (result.kind !== 'again' || result.because !== 'network') return;
    const before = this.#unanswered;
    if (wasBlocked || (before?.id === id && this.#answers > before.answers)) this.#blocked.add(id);
    this.#unanswered = { id, answers: this.#answers };
  }

  #unsynced(): Promise<readonly OutboxRecord[]> {
    return this.#ports.store.transact({ kind: 'unsynced' }, 'relaxed', ({ records }) => ({
      result: records,
    }));
  }

  /** @param signIns number of sign-ins when the call left */
  #goesOnAfter(result: AnswerResult, signIns: number): boolean {
    if (result.kind === 'paused') {
      // The answer belongs to the previous session: the call is repeated with the new one.
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
