import { wholeSeconds } from '../outbox/record.ts';
import type { EventContent } from '../protocol.ts';
import type { Checker } from './checker.ts';
import type { Answer, Call, ShownEvent } from './messages.ts';
import type { PlainDeviceParts } from './parts.ts';
import { PlainDevice } from './plain-device.ts';
import type { PlainRecord } from './plain-device.ts';
import type { Sent } from './network.ts';
import type { Random } from './random.ts';
import type { Scheduler } from './scheduler.ts';

interface Surroundings {
  readonly random: Random;
  readonly scheduler: Scheduler;
  readonly checker: Checker;
  transmit(call: Call, sent: Sent, receive: (answer: Answer) => void): void;
}

const userId = 9;
const uploadTimeout = 10_000;
const roundLength = 2000;

/** A person who records with a third-party client, which uses the specification only. */
export class PlainPlayer {
  readonly device: PlainDevice;
  readonly #world: Surroundings;
  /** Called for every tap with the key under which the server will know it. */
  readonly #name: (key: string, tap: string) => void;
  #token = 0;

  constructor(world: Surroundings, parts: PlainDeviceParts, name: (key: string, tap: string) => void) {
    this.#world = world;
    this.#name = name;
    const skew = world.random.chance(0.5) ? 0 : world.random.between(-120_000, 120_000);
    this.device = new PlainDevice({ name: 'plain', userId, skew }, parts);
    this.#round();
  }

  tap(content: EventContent): void {
    const { scheduler, checker } = this.#world;
    const record = this.device.tap(content, scheduler.now());
    this.#name(`${userId} ${wholeSeconds(record.createdTimestamp)}`, record.tap);
    checker.tapped(record.tap, content.minute < 0);
    this.#upload();
  }

  /** What it may change: its own events and those it sees. */
  targets(): readonly (ShownEvent | PlainRecord)[] {
    return [...this.device.records.values(), ...this.device.view];
  }

  change(target: ShownEvent | PlainRecord, content: EventContent | null): void {
    const { scheduler, checker } = this.#world;
    const changed = this.device.change(target, scheduler.now(), content);
    if (changed === null) return;
    checker.changed(changed.tap, content === null, { device: 'plain', raw: changed.modifiedAt });
    this.#upload();
  }

  #round(): void {
    this.#upload();
    this.#world.scheduler.after(roundLength, () => this.#round());
  }

  #upload(): void {
    const { scheduler, transmit } = this.#world;
    this.#token += 1;
    const token = this.#token;
    const call = this.device.nextCall(token);
    if (call === null) return;
    const sent = { call: `plain-${token}`, behind: null };
    transmit.call(this.#world, call, sent, (answer) => {
      // Also a client of the specification recognises the server by its mark.
      if (answer.mark?.call !== sent.call || answer.isCut) return this.device.giveUp(token);
      const isOpen = this.device.receive(answer, token, scheduler.now());
      if (isOpen && this.device.unsent().length > 0) this.#upload();
    });
    scheduler.after(uploadTimeout, () => this.device.giveUp(token));
  }
}
