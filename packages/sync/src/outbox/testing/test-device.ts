import { Disk } from '../../simulation/disk.ts';
import { LockQueue } from '../../simulation/tab.ts';
import type { EventContent } from '../../protocol.ts';
import type { OutboxCall } from '../call.ts';
import type { OutboxDecisions } from '../decisions.ts';
import { Outbox } from '../outbox.ts';
import type { Ports, Reply } from '../ports.ts';
import type { ServerEvent } from '../record.ts';

/** A device for tests: its tabs, a manual clock, and a server whose answers the test controls. */
export class TestDevice {
  readonly disk = new Disk();
  readonly #scoutingDisk = new Disk();
  readonly calls: OutboxCall[] = [];
  /** The device's clock. */
  now = Date.UTC(2026, 3, 4, 9, 0, 0, 250);
  /** Answers a call; called once per call. */
  answers: (call: OutboxCall) => Reply | Promise<Reply> = (call) => this.store(call);
  random = (): number => 0.5;
  readonly stored = new Map<string, ServerEvent>();
  readonly #locks = new Map<string, LockQueue>();
  readonly #planned: { at: number; run: () => void }[] = [];

  open(decisions?: OutboxDecisions): Outbox {
    return new Outbox(this.#ports(this.disk), decisions);
  }

  /** The scouting queue of the same device, over the same network. */
  openScouting(lockName = 'scouting'): Outbox {
    return new Outbox({ ...this.#ports(this.#scoutingDisk), lockName });
  }

  /** Advances the time and runs everything that is due. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.now + milliseconds;
    await this.rest();
    for (;;) {
      this.#planned.sort((a, b) => a.at - b.at);
      const next = this.#planned[0];
      if (next === undefined || next.at > end) break;
      this.#planned.shift();
      this.now = next.at;
      next.run();
      await this.rest();
    }
    this.now = end;
  }

  /** Runs everything that needs no time. */
  async rest(): Promise<void> {
    for (let turn = 0; turn < 400; turn += 1) await Promise.resolve();
  }

  /** Intervals of planned work: rounds of ten seconds, and a pause. */
  planned(): number[] {
    return this.#planned.map(({ at }) => at - this.now).toSorted((a, b) => a - b);
  }

  /** A server that accepts everything. */
  store(call: OutboxCall): Reply {
    const known = this.stored.get(call.key);
    if (call.kind === 'delete') this.stored.delete(call.key);
    if (call.kind === 'create' || call.kind === 'update') {
      const { body } = call;
      const content: EventContent = {
        stageId: body.competitionMatchStageId,
        eventTypeId: body.competitionEventTypeId,
        side: body.side ?? 'home',
        minute: body.minute,
        second: body.second,
        participantId: body.competitionMatchParticipantId ?? null,
        secondaryParticipantId: body.secondaryParticipantId ?? null,
      };
      const id = known?.id ?? this.stored.size + 100;
      const createdTimestamp = Date.parse(body.createdTimestamp);
      this.stored.set(call.key, { id, key: call.key, createdTimestamp, content });
    }
    return this.match();
  }

  match(): Reply {
    return answered(200, null, { events: [...this.stored.values()] });
  }

  #ports(disk: Disk): Ports {
    return {
      store: { transact: async (asked, durability, change) => disk.commit(asked, durability, change) },
      network: {
        send: async (call) => {
          this.calls.push(call);
          return this.answers(call);
        },
      },
      locks: {
        hold: (name, work) =>
          new Promise((resolve, reject) => {
            const lock = this.#locks.get(name) ?? new LockQueue();
            this.#locks.set(name, lock);
            lock.enter({}, async (leave) => {
              await work().then(resolve, reject);
              leave();
            });
          }),
      },
      timer: {
        after: (milliseconds, run) => {
          const planned = { at: this.now + milliseconds, run };
          this.#planned.push(planned);
          return () => {
            const index = this.#planned.indexOf(planned);
            if (index >= 0) this.#planned.splice(index, 1);
          };
        },
      },
      now: () => this.now,
      random: () => this.random(),
    };
  }
}

/** The portal id in answers of tests. */
export const testPortal = 'testportal1';

export const lost: Reply = { kind: 'lost' };

export function answered(
  status: number,
  code: string | null,
  rest: Partial<Extract<Reply, { kind: 'answered' }>> = {},
): Reply {
  return {
    kind: 'answered',
    status,
    portal: testPortal,
    code,
    parameters: {},
    events: null,
    date: null,
    retryAfter: null,
    ...rest,
  };
}

/** A goal of the home team. */
export function goal(minute: number, rest: Partial<EventContent> = {}): EventContent {
  return {
    stageId: 2,
    eventTypeId: 1,
    side: 'home',
    minute,
    second: 0,
    participantId: 11,
    secondaryParticipantId: null,
    ...rest,
  };
}
