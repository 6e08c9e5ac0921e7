import { addressOfKey, eventAddress } from '../event-key.ts';
import type { EventContent } from '../protocol.ts';
import type { Reply, ShownEvent, WriteCall } from './messages.ts';
import type { DeviceParts } from './parts.ts';

/** What a device keeps on its disk about an event that it has written to. */
export interface DeviceRecord {
  readonly tap: string;
  /** null: the device sends no keys, or the event was recorded elsewhere. */
  readonly key: string | null;
  readonly createdTimestamp: number;
  id: number | null;
  content: EventContent;
  modifiedAt: number;
  deleted: boolean;
  /** Grows with every change; an answer settles the change that was sent, not a later one. */
  revision: number;
  state: 'unsynced' | 'synced' | 'attention';
  everSent: boolean;
}

export interface DeviceSettings {
  readonly name: string;
  readonly userId: number;
  readonly sendsKeys: boolean;
  /** Milliseconds by which the clock is wrong. */
  readonly skew: number;
  /** Milliseconds between two times that the device can tell apart. */
  readonly step: number;
}

interface InFlight {
  readonly token: number;
  readonly record: DeviceRecord;
  readonly revision: number;
  readonly deletes: boolean;
}

/** A correct but simple reporter's device: one upload at a time, everything on the disk before anything is sent. */
export class Device {
  readonly settings: DeviceSettings;
  readonly records = new Map<string, DeviceRecord>();
  view: readonly ShownEvent[] = [];
  #viewDate = 0;
  #offset = 0;
  #lastModified = 0;
  #lastCreated = 0;
  #counter = 0;
  #inFlight: InFlight | null = null;
  #blocked = false;
  readonly #parts: DeviceParts;

  constructor(settings: DeviceSettings, parts: DeviceParts) {
    this.settings = settings;
    this.#parts = parts;
  }

  /** Records an event; `trueTime` is what a right clock would show. */
  tap(content: EventContent, trueTime: number): DeviceRecord {
    this.#counter += 1;
    const created = this.#parts.nextCreated(this.#clock(trueTime), this.#lastCreated);
    this.#lastCreated = created;
    const tap = `${this.settings.name}-${this.#counter}`;
    const record: DeviceRecord = {
      tap,
      key: this.settings.sendsKeys ? tap : null,
      createdTimestamp: created,
      id: null,
      content,
      modifiedAt: this.#nextModified(trueTime),
      deleted: false,
      revision: 1,
      state: 'unsynced',
      everSent: false,
    };
    this.records.set(tap, record);
    return record;
  }

  /** Changes or deletes an event of its own or one that it sees; false: it has none to change. */
  change(event: ShownEvent | DeviceRecord, trueTime: number, content: EventContent | null): boolean {
    const record = this.records.get(event.tap) ?? this.#adopt(event);
    if (record === null || record.deleted) return false;
    if (content === null) record.deleted = true;
    else record.content = content;
    record.modifiedAt = this.#nextModified(trueTime);
    record.revision += 1;
    record.state = 'unsynced';
    return true;
  }

  unsynced(): DeviceRecord[] {
    return [...this.records.values()].filter((record) => record.state === 'unsynced');
  }

  /** What to send now; null: nothing, or an upload is running. */
  nextCall(token: number): WriteCall | null {
    if (this.#inFlight !== null || this.#blocked) return null;
    const record = this.unsynced()[0];
    if (record === undefined) return null;
    if (record.deleted && record.id === null && record.key === null && !record.everSent) {
      this.records.delete(record.tap);
      return this.nextCall(token);
    }
    const call = this.#callOf(record);
    record.everSent = true;
    this.#inFlight = { token, record, revision: record.revision, deletes: call.kind === 'delete' };
    return call;
  }

  /** Gives an upload up: the device does not know whether it arrived. */
  giveUp(token: number): void {
    if (this.#inFlight?.token === token) this.#inFlight = null;
  }

  /** The page is gone and comes back: what was only in memory is forgotten. */
  kill(): void {
    this.#inFlight = null;
    this.#blocked = false;
  }

  hear(reply: Reply, token: number, trueTime: number): void {
    const sent = this.#inFlight;
    if (sent === null || sent.token !== token) return;
    this.#inFlight = null;
    if (reply.status !== 502) this.#offset = reply.date - (trueTime + this.settings.skew);
    if (reply.events !== null && reply.date >= this.#viewDate) {
      this.view = reply.events;
      this.#viewDate = reply.date;
    }
    const { record } = sent;
    if (reply.eventId !== null) record.id ??= reply.eventId;
    this.#settle(sent, reply);
  }

  #settle(sent: InFlight, reply: Reply): void {
    const { record } = sent;
    const settles = this.#parts.settles(sent.revision, record.revision);
    if (sent.deletes) {
      if (reply.status === 200 || this.#parts.isGone(reply.status, reply.code))
        this.records.delete(record.tap);
      else if (reply.status === 409) record.state = 'attention';
      return;
    }
    if (reply.status === 502 || (reply.status === 404 && reply.code !== 'event-unknown')) return;
    if (reply.status === 422 && this.#parts.blocks(reply.status)) this.#blocked = true;
    // A plain device that deletes has only asked for the id; what was refused has none.
    if (record.deleted && reply.status === 422) this.records.delete(record.tap);
    if (!settles || record.deleted) return;
    record.state = reply.status === 200 ? 'synced' : 'attention';
  }

  #callOf(record: DeviceRecord): WriteCall {
    const { name, userId } = this.settings;
    const deletes = record.deleted && (record.id !== null || record.key !== null);
    const address = deletes ? this.#address(record) : record.id === null ? null : { id: record.id };
    return {
      kind: deletes ? 'delete' : address === null ? 'create' : 'update',
      userId,
      device: name,
      idempotencyKey: record.key ?? undefined,
      address,
      modifiedAt: new Date(record.modifiedAt).toISOString(),
      createdTimestamp: new Date(record.createdTimestamp).toISOString().replace('.000Z', 'Z'),
      content: record.content,
      tap: record.tap,
    };
  }

  #address(record: DeviceRecord): WriteCall['address'] {
    if (record.id !== null) return { id: record.id };
    return record.key === null ? null : eventAddress(addressOfKey(record.key));
  }

  #adopt(event: ShownEvent | DeviceRecord): DeviceRecord | null {
    if (!('key' in event) || event.id === null) return null;
    const record: DeviceRecord = {
      tap: event.tap,
      key: null,
      createdTimestamp: 0,
      id: event.id,
      content: event.content,
      modifiedAt: 0,
      deleted: false,
      revision: 1,
      state: 'synced',
      everSent: true,
    };
    this.records.set(event.tap, record);
    return record;
  }

  #clock(trueTime: number): number {
    return trueTime + this.settings.skew + this.#offset;
  }

  /** Hybrid clock: never behind what the device has written before. */
  #nextModified(trueTime: number): number {
    const { step } = this.settings;
    const now = Math.floor(this.#clock(trueTime) / step) * step;
    this.#lastModified = Math.max(now, this.#lastModified + step);
    return this.#lastModified;
  }
}
