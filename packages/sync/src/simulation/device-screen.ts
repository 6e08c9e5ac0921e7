import type { ShownClock } from '../outbox/clock.ts';
import type { OutboxDecisions } from '../outbox/decisions.ts';
import type { OutboxRecord } from '../outbox/record.ts';
import type { ShownEvent, ShownSignature } from '../outbox/view.ts';
import type { Disk } from './disk.ts';
import { matchId } from './given-match.ts';

/** What a simulated device shows, read from its disk. */
export class DeviceScreen {
  readonly disk: Disk;
  /** By how many milliseconds the clock has been wrong, newest last. */
  readonly skews: number[];
  readonly #decisions: OutboxDecisions;

  constructor(disk: Disk, skew: number, decisions: OutboxDecisions) {
    this.disk = disk;
    this.skews = [skew];
    this.#decisions = decisions;
  }

  /** By how many milliseconds the clock is wrong. */
  get skew(): number {
    return this.skews.at(-1) ?? 0;
  }

  view(): ShownEvent[] {
    return this.#decisions.viewOf(matchId, this.disk.copy, this.disk.all().records);
  }

  /** The clock on the screen. */
  shownClock(): ShownClock | null {
    return this.#decisions.shownClock(this.disk.all());
  }

  /** The signatures on the screen. */
  shownSignatures(): ShownSignature[] {
    return this.#decisions.signaturesOf(this.disk.all());
  }

  /** By how many milliseconds the device is wrong about the server's clock. */
  clockError(): number {
    return Math.abs(this.skew + (this.disk.state?.offset ?? 0));
  }

  /** Keys of records that are neither settled nor refused. */
  unsent(): string[] {
    return this.#keys((record) => record.synced === 0 && !isRefused(record));
  }

  /** Keys of events that only this device shows, since the rules refuse them. */
  refused(): string[] {
    return this.#keys((record) => isRefused(record) && !record.deleted);
  }

  #keys(isMeant: (record: OutboxRecord) => boolean): string[] {
    const { records } = this.disk.all();
    return records.filter(isMeant).map(({ key }) => key);
  }
}

function isRefused({ attention }: OutboxRecord): boolean {
  return attention?.code === 'side-missing';
}
