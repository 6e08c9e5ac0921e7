import { Outbox } from '../outbox/outbox.ts';
import type { OutboxDecisions } from '../outbox/decisions.ts';
import type { OutboxCall } from '../outbox/call.ts';
import type { Locks, Network, Ports, RecordStore, Reply, Timer } from '../outbox/ports.ts';
import type { Disk } from './disk.ts';
import type { Random } from './random.ts';
import type { Scheduler } from './scheduler.ts';

/** What the tabs of one device share. */
export interface Machine {
  readonly disk: Disk;
  readonly locks: LockQueue;
  /** The device's clock, right or wrong, in milliseconds. */
  readonly now: () => number;
  /** Sends one call; `receive` is called at most once. */
  readonly send: (call: OutboxCall, receive: (reply: Reply) => void) => void;
  /** Whether tabs share a lock. */
  readonly sharesLock: boolean;
  /** Whether the disk refuses a tap, and whether it is slow. */
  readonly isFull: () => boolean;
  readonly isSlow: () => boolean;
  /** Called after every transaction. */
  readonly watch: () => void;
}

/** A page with the real queue. After it was killed, nothing that it waits for is answered. */
export class Tab {
  readonly outbox: Outbox;
  #alive = true;
  readonly #machine: Machine;
  readonly #scheduler: Scheduler;
  readonly #random: Random;

  constructor(machine: Machine, scheduler: Scheduler, random: Random, decisions: OutboxDecisions) {
    this.#machine = machine;
    this.#scheduler = scheduler;
    this.#random = random;
    this.outbox = new Outbox(this.#ports(), decisions);
    this.outbox.online();
  }

  kill(): void {
    this.#alive = false;
    this.#machine.locks.leave(this);
  }

  isAlive(): boolean {
    return this.#alive;
  }

  #ports(): Ports {
    const { now } = this.#machine;
    const { next } = this.#random;
    return {
      store: this.#store(),
      network: this.#network(),
      locks: this.#locks(),
      timer: this.#timer(),
      now,
      random: next,
    };
  }

  /** A page can be killed between request, commit and result: all three happen. */
  #store(): RecordStore {
    return {
      transact: (asked, durability, change) =>
        new Promise((resolve, reject) => {
          const delay = this.#machine.isSlow() ? this.#random.between(20, 400) : 1;
          // A full disk refuses new records; the rest of the queue must cope.
          const isFull = durability === 'strict' && this.#machine.isFull();
          this.#later(delay, () => {
            if (isFull) {
              reject(new Error('the disk is full'));
              return;
            }
            this.#machine.disk.transact(asked, durability, change, (result) => {
              this.#machine.watch();
              this.#later(delay, () => resolve(result));
            });
          });
        }),
    };
  }

  #network(): Network {
    return {
      send: (call) =>
        new Promise((resolve) => {
          this.#machine.send(call, (reply) => {
            if (this.#alive) resolve(reply);
          });
        }),
    };
  }

  #locks(): Locks {
    return {
      hold: (_name, work) =>
        new Promise((resolve, reject) => {
          const queue = this.#machine.sharesLock ? this.#machine.locks : new LockQueue();
          queue.enter(this, async (leave) => {
            try {
              await work();
              resolve();
            } catch (error) {
              reject(error instanceof Error ? error : new Error(String(error)));
            } finally {
              if (this.#alive) leave();
            }
          });
        }),
    };
  }

  #timer(): Timer {
    return { after: (milliseconds, run) => this.#later(milliseconds, run) };
  }

  #later(milliseconds: number, run: () => void): () => void {
    return this.#scheduler.awaken(milliseconds, () => {
      if (this.#alive) run();
    });
  }
}

/**
 * A lock over all tabs of a device: one holder at a time, the others queue; a page that dies leaves the
 * queue.
 */
export class LockQueue {
  readonly #queue: { readonly owner: object; readonly work: (leave: () => void) => Promise<void> }[] = [];

  enter(owner: object, work: (leave: () => void) => Promise<void>): void {
    this.#queue.push({ owner, work });
    if (this.#queue.length === 1) this.#start();
  }

  leave(owner: object): void {
    const wasFirst = this.#queue[0]?.owner === owner;
    const others = this.#queue.filter((entry) => entry.owner !== owner);
    this.#queue.splice(0, this.#queue.length, ...others);
    if (wasFirst) this.#start();
  }

  #start(): void {
    const first = this.#queue[0];
    if (first === undefined) return;
    void first.work(() => {
      if (this.#queue[0] !== first) return;
      this.#queue.shift();
      this.#start();
    });
  }
}
