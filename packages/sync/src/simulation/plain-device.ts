import type { EventContent } from '../protocol.ts';
import { wholeSeconds } from '../outbox/record.ts';
import type { Answer, ShownEvent, WriteCall } from './messages.ts';
import type { PlainDeviceParts } from './parts.ts';

/** What the device stores about an event that it has written to. */
export interface PlainRecord {
  readonly tap: string;
  readonly createdTimestamp: number;
  id: number | null;
  content: EventContent;
  modifiedAt: number;
  deleted: boolean;
  /** Incremented with every change; an answer settles the change that was sent, not a later one. */
  revision: number;
  state: 'unsynced' | 'synced' | 'attention';
  everSent: boolean;
}

export interface PlainSettings {
  readonly name: string;
  readonly userId: number;
  /** By how many milliseconds the clock is wrong. */
  readonly skew: number;
}

interface InFlight {
  readonly token: number;
  readonly record: PlainRecord;
  readonly revision: number;
  readonly deletes: boolean;
}

/**
 * A third-party client that uses the specification only, as carefully as that allows: it sends no keys, so
 * its taps are identified by user and second, and it can delete only events whose id it has.
 */
export class PlainDevice {
  readonly settings: PlainSettings;
  readonly records = new Map<string, PlainRecord>();
  view: readonly ShownEvent[] = [];
  #viewDate = 0;
  #offset = 0;
  #lastModified = 0;
  #lastCreated = 0;
  #counter = 0;
  #inFlight: InFlight | null = null;
  readonly #parts: PlainDeviceParts;

  constructor(settings: PlainSettings, parts: PlainDeviceParts) {
    this.settings = settings;
    this.#parts = parts;
  }

  /**
   * Records an event.
   * @param trueTime the time of a correct clock, in milliseconds
   */
  tap(content: EventContent, trueTime: number): PlainRecord {
    this.#counter += 1;
    const createdTimestamp = this.#parts.nextCreated(this.#clock(trueTime), this.#lastCreated);
    this.#lastCreated = createdTimestamp;
    const tap = `${this.settings.name}-${this.#counter}`;
    const modifiedAt = this.#nextModified(trueTime);
    const rest = { id: null, deleted: false, revision: 1, state: 'unsynced', everSent: false } as const;
    const record: PlainRecord = { tap, createdTimestamp, content, modifiedAt, ...rest };
    this.records.set(tap, record);
    return record;
  }

  /** Changes or deletes an own event or one that it sees; null: there is none to change. */
  change(
    event: ShownEvent | PlainRecord,
    trueTime: number,
    content: EventContent | null,
  ): PlainRecord | null {
    const record = this.records.get(event.tap) ?? this.#adopt(event);
    if (record === null || record.deleted) return null;
    if (content === null) record.deleted = true;
    else record.content = content;
    record.modifiedAt = this.#nextModified(trueTime);
    record.revision += 1;
    record.state = 'unsynced';
    return record;
  }

  unsent(): PlainRecord[] {
    return [...this.records.values()].filter((record) => record.state === 'unsynced');
  }

  /** Sends the refused records again. */
  attend(): void {
    for (const record of this.records.values()) if (record.state === 'attention') record.state = 'unsynced';
  }

  /** What to send next; null: nothing, or an upload is running. */
  nextCall(token: number): WriteCall | null {
    if (this.#inFlight !== null) return null;
    const record = this.unsent()[0];
    if (record === undefined) return null;
    if (record.deleted && record.id === null && !record.everSent) {
      this.records.delete(record.tap);
      return this.nextCall(token);
    }
    const call = this.#callOf(record);
    record.everSent = true;
    this.#inFlight = { token, record, revision: record.revision, deletes: call.kind === 'delete' };
    return call;
  }

  /** Abandons an upload: the device does not know whether it arrived. */
  giveUp(token: number): void {
    if (this.#inFlight?.token === token) this.#inFlight = null;
  }

  /** The page ends and is loaded again: everything that was only in memory is lost. */
  kill(): void {
    this.#inFlight = null;
  }

  /** Returns whether it was still waiting for this answer. */
  receive(answer: Answer, token: number, trueTime: number): boolean {
    const sent = this.#inFlight;
    if (sent === null || sent.token !== token) return false;
    this.#inFlight = null;
    const { date } = answer;
    if (date !== null) this.#offset = date - (trueTime + this.settings.skew);
    if (date !== null && answer.events !== null && date >= this.#viewDate) {
      this.view = answer.events;
      this.#viewDate = date;
    }
    if (answer.eventId !== null) sent.record.id ??= answer.eventId;
    this.#settle(sent, answer);
    return answer.status === 200;
  }

  #settle({ record, revision, deletes }: InFlight, { status, code, events }: Answer): void {
    const isOwnWord = code !== null || (status === 200 && events !== null);
    if (status >= 500 || status === 429 || !isOwnWord) return;
    if (deletes) {
      if (status === 200 || code === 'event-unknown') this.records.delete(record.tap);
      else record.state = 'attention';
      return;
    }
    // It has only requested the id for the delete; a refused event has none.
    if (record.deleted && status === 422) this.records.delete(record.tap);
    if (revision !== record.revision || record.deleted) return;
    record.state = status === 200 ? 'synced' : 'attention';
  }

  #callOf(record: PlainRecord): WriteCall {
    const { name, userId } = this.settings;
    const deletes = record.deleted && record.id !== null;
    return {
      kind: deletes ? 'delete' : record.id === null ? 'create' : 'update',
      userId,
      device: name,
      idempotencyKey: undefined,
      address: record.id === null ? null : { id: record.id },
      modifiedAt: new Date(record.modifiedAt).toISOString(),
      createdTimestamp: wholeSeconds(record.createdTimestamp),
      content: record.content,
      tap: record.tap,
    };
  }

  #adopt(event: ShownEvent | PlainRecord): PlainRecord | null {
    if (!('key' in event)) return null;
    const { tap, id, content, createdTimestamp } = event;
    const rest = { modifiedAt: 0, deleted: false, revision: 1, state: 'synced', everSent: true } as const;
    const record: PlainRecord = { tap, createdTimestamp, id, content, ...rest };
    this.records.set(tap, record);
    return record;
  }

  #clock(trueTime: number): number {
    return trueTime + this.settings.skew + this.#offset;
  }

  /** Hybrid clock: never earlier than the device's last write. It has whole seconds only. */
  #nextModified(trueTime: number): number {
    const now = Math.floor(this.#clock(trueTime) / 1000) * 1000;
    this.#lastModified = Math.max(now, this.#lastModified + 1000);
    return this.#lastModified;
  }
}
