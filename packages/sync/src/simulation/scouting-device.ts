import { entryAfter, scoutingKinds, shotResults } from '@sevenmetre/rules/scouting';
import type { ScoutingEntry } from '@sevenmetre/rules/scouting';
import type { OutboxDecisions } from '../outbox/decisions.ts';
import type { OutboxCall } from '../outbox/call.ts';
import type { Reply } from '../outbox/ports.ts';
import { scoutingOf } from '../outbox/view.ts';
import { Disk } from './disk.ts';
import { matchId } from './given-match.ts';
import { refusal } from './messages.ts';
import type { Answer } from './messages.ts';
import { onlyOnce, transmit } from './network.ts';
import type { Quality } from './network.ts';
import type { Random } from './random.ts';
import type { Scheduler } from './scheduler.ts';
import { ScoutingWatch } from './scouting-watch.ts';
import type { StoredEntry } from './scouting-watch.ts';
import { LockQueue, Tab } from './tab.ts';
import { markOf, replyOf } from './wire.ts';

/** The server's side of scouting: entries by key, and which of them are taken back. */
export interface ScoutingServer {
  /** Stores an entry once; what is taken back stays so. */
  readonly store: (
    stored: ReadonlyMap<string, StoredEntry>,
    arrival: StoredEntry,
  ) => ReadonlyMap<string, StoredEntry>;
}

export const realScoutingServer: ScoutingServer = {
  store(stored, arrival) {
    return new Map(stored).set(arrival.key, entryAfter(stored.get(arrival.key), arrival));
  },
};

interface ScoutingWorld {
  readonly scheduler: Scheduler;
  readonly random: Random;
  readonly decisions: OutboxDecisions;
  readonly server: ScoutingServer;
  readonly quality: () => Quality;
  readonly isDown: () => boolean;
  readonly diskTrouble: () => number;
  /** Whether the edition has scouting at the moment; the server refuses otherwise. */
  readonly isRefusing: () => boolean;
}

/** The second device of a match: the real queue with a disk, a lock and a network of its own (SY38). */
export class ScoutingDevice {
  readonly disk = new Disk();
  readonly watch = new ScoutingWatch();
  stored: ReadonlyMap<string, StoredEntry> = new Map();
  #tab: Tab | null = null;
  readonly #locks = new LockQueue();
  readonly #copies: Answer[] = [];
  readonly #world: ScoutingWorld;
  #calls = 0;

  constructor(world: ScoutingWorld) {
    this.#world = world;
    this.open();
  }

  /** Loads the page, also after a power cut. */
  open(): void {
    const { scheduler, random, decisions, diskTrouble } = this.#world;
    this.#tab?.kill();
    const machine = {
      disk: this.disk,
      locks: this.#locks,
      now: () => scheduler.now() + 60_000,
      send: (call: OutboxCall, receive: (reply: Reply) => void) => this.#send(call, receive),
      sharesLock: true,
      isFull: () => random.chance(diskTrouble()),
      isSlow: () => random.chance(diskTrouble() * 5),
      watch: () => undefined,
    };
    this.#tab = new Tab(machine, scheduler, random, decisions);
  }

  powerCut(): void {
    this.#tab?.kill();
    this.disk.powerCut();
    this.open();
  }

  /** One tap, perhaps taken back at once or later. */
  tap(): void {
    const { random, scheduler } = this.#world;
    const entry = entryOf(random);
    void this.#act(async (tab) => {
      const { id, key } = await tab.outbox.scout(matchId, entry);
      this.watch.confirmed(key, textOf(entry));
      if (!random.chance(0.3)) return;
      scheduler.awaken(random.between(0, 20_000), () => this.#undo(id, key));
    });
  }

  /** A person sends again what was refused. */
  attend(): void {
    void this.#act(async (tab) => {
      const { attention } = await tab.outbox.unsynced();
      await tab.outbox.retry(...attention.map(({ id }) => id));
      tab.outbox.online();
    });
  }

  /** Violations once nothing is pending any more. */
  violations(): string[] {
    const { records } = this.disk.all();
    const unsent = records.filter(({ synced }) => synced === 0).map(({ key }) => key);
    const shown = scoutingOf(this.disk.all()).map(({ key }) => key);
    return [
      ...unsent.map((key) => `the entry ${key} was never sent`),
      ...this.watch.violations(this.stored, shown),
    ];
  }

  #undo(id: string, key: string): void {
    void this.#act(async (tab) => {
      this.watch.undoing(key);
      await tab.outbox.undoScouting(id);
      this.watch.undone(key);
    });
  }

  #send(call: OutboxCall, receive: (reply: Reply) => void): void {
    const { scheduler, random, decisions, quality } = this.#world;
    const once = onlyOnce(receive);
    this.#calls += 1;
    const id = `scout-${this.#calls}`;
    scheduler.awaken(10_000, () => once({ kind: 'lost' }));
    const way = { scheduler, random, quality, gateways: random, copies: this.#copies };
    const serve = () => this.#serve(call);
    transmit(way, { call: id, behind: null }, serve, (answer) => {
      const portal = this.disk.state?.portal ?? null;
      if (!decisions.isOurs(markOf(answer), { portal, call: id })) return once({ kind: 'lost' });
      const isAcknowledged = answer.status === 200 && answer.events !== null;
      const reply = replyOf(answer);
      once(isAcknowledged && reply.kind === 'answered' ? { ...reply, events: null, isAcknowledged } : reply);
    });
  }

  #serve(call: OutboxCall): Answer {
    const { scheduler, isDown, isRefusing, server } = this.#world;
    const now = scheduler.now();
    if (isDown()) return refusal(503, null, null);
    if (isRefusing()) return refusal(409, 'scouting-off', now);
    if (call.kind !== 'scouting') throw new Error(`the scouting queue sends a ${call.kind}`);
    const { undone, ...entry } = call.body;
    this.watch.arrives(call.key);
    this.stored = server.store(this.stored, { key: call.key, text: textOf(entry), undone });
    return { status: 200, code: null, eventId: null, events: [], date: now };
  }

  /** What a full disk refused was never confirmed. */
  async #act(work: (tab: Tab) => Promise<unknown>): Promise<void> {
    if (this.#tab === null) return;
    try {
      await work(this.#tab);
    } catch (error) {
      if (!(error instanceof Error && error.message === 'the disk is full')) throw error;
    }
  }
}

const textOf = (entry: ScoutingEntry): string =>
  [entry.kind, entry.side, entry.x, entry.y, entry.result, entry.participantId, entry.seconds].join();

function entryOf(random: Random): ScoutingEntry {
  const kind = random.pick(scoutingKinds) ?? 'shot';
  const isShot = kind === 'shot';
  return {
    kind,
    side: random.chance(0.5) ? 'home' : 'away',
    x: isShot ? random.between(0, 200) : null,
    y: isShot ? random.between(0, 200) : null,
    result: isShot ? (random.pick(shotResults) ?? 'goal') : null,
    participantId: random.between(1, 30),
    seconds: random.between(0, 1800),
  };
}
