import { entryAfter, scoutingKinds, shotResults } from '@sevenmetre/rules/scouting';
import type { ScoutingEntry } from '@sevenmetre/rules/scouting';
import type { OutboxDecisions } from '../outbox/decisions.ts';
import type { OutboxCall } from '../outbox/call.ts';
import type { Reply } from '../outbox/ports.ts';
import { scoutingOf } from '../outbox/view.ts';
import type { Disk } from './disk.ts';
import { matchId } from './given-match.ts';
import { refusal } from './messages.ts';
import type { Answer } from './messages.ts';
import { onlyOnce, transmit } from './network.ts';
import type { Quality } from './network.ts';
import type { Random } from './random.ts';
import type { Scheduler } from './scheduler.ts';
import type { ScoutingWatch, StoredEntry } from './scouting-watch.ts';
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

/** The network and the server behind a device that scouts. */
export interface ScoutingTable {
  /** Carries a call; `receive` is called once. */
  readonly carry: (call: OutboxCall, receive: (reply: Reply) => void) => void;
  /** The entries on the server, by key. */
  readonly stored: () => ReadonlyMap<string, StoredEntry>;
  /** Ids of people whom entries name are from 1 to this; 0: entries name nobody. */
  readonly people: number;
}

interface TableWorld {
  readonly scheduler: Scheduler;
  readonly random: Random;
  readonly decisions: OutboxDecisions;
  readonly server: ScoutingServer;
  readonly quality: () => Quality;
  readonly isDown: () => boolean;
  /** Whether the edition has scouting at the moment; the server refuses otherwise. */
  readonly isRefusing: () => boolean;
  readonly disk: Disk;
  readonly watch: ScoutingWatch;
}

/** A network and a server of pure parts. */
export function scoutingTable(world: TableWorld): ScoutingTable {
  const { scheduler, random, decisions, quality, isDown, isRefusing, server, disk, watch } = world;
  const copies: Answer[] = [];
  let stored: ReadonlyMap<string, StoredEntry> = new Map();
  let calls = 0;
  const serve = (call: OutboxCall): Answer => {
    const now = scheduler.now();
    if (isDown()) return refusal(503, null, null);
    if (isRefusing()) return refusal(409, 'scouting-off', now);
    if (call.kind !== 'scouting') throw new Error(`the scouting queue sends a ${call.kind}`);
    const { undone, ...entry } = call.body;
    watch.arrives(call.key);
    stored = server.store(stored, { key: call.key, text: entryText(entry), undone });
    return { status: 200, code: null, eventId: null, events: [], date: now };
  };
  const carry = (call: OutboxCall, receive: (reply: Reply) => void): void => {
    const once = onlyOnce(receive);
    calls += 1;
    const id = `scout-${calls}`;
    scheduler.awaken(10_000, () => once({ kind: 'lost' }));
    const way = { scheduler, random, quality, gateways: random, copies };
    transmit(
      way,
      { call: id, behind: null },
      () => serve(call),
      (answer) => {
        const portal = disk.state?.portal ?? null;
        if (!decisions.isOurs(markOf(answer), { portal, call: id })) return once({ kind: 'lost' });
        const isAcknowledged = answer.status === 200 && answer.events !== null;
        const reply = replyOf(answer);
        once(
          isAcknowledged && reply.kind === 'answered' ? { ...reply, events: null, isAcknowledged } : reply,
        );
      },
    );
  };
  return { carry, stored: () => stored, people: 30 };
}

interface ScoutingWorld {
  readonly scheduler: Scheduler;
  readonly random: Random;
  readonly decisions: OutboxDecisions;
  readonly diskTrouble: () => number;
  readonly disk: Disk;
  readonly watch: ScoutingWatch;
  readonly table: ScoutingTable;
}

/** The second device of a match: the real queue with a disk, a lock and a network of its own (SY38). */
export class ScoutingDevice {
  #tab: Tab | null = null;
  readonly #locks = new LockQueue();
  readonly #world: ScoutingWorld;

  constructor(world: ScoutingWorld) {
    this.#world = world;
    this.open();
  }

  /** Loads the page, also after a power cut. */
  open(): void {
    const { scheduler, random, decisions, diskTrouble, disk, table } = this.#world;
    this.#tab?.kill();
    const machine = {
      disk,
      locks: this.#locks,
      now: () => scheduler.now() + 60_000,
      send: table.carry,
      sharesLock: true,
      isFull: () => random.chance(diskTrouble()),
      isSlow: () => random.chance(diskTrouble() * 5),
      watch: () => undefined,
    };
    this.#tab = new Tab(machine, scheduler, random, decisions);
  }

  powerCut(): void {
    this.#tab?.kill();
    this.#world.disk.powerCut();
    this.open();
  }

  /** One tap, perhaps taken back at once or later. */
  tap(): void {
    const { random, scheduler, table, watch } = this.#world;
    const entry = entryOf(random, table.people);
    void this.#act(async (tab) => {
      const { id, key } = await tab.outbox.scout(matchId, entry);
      watch.confirmed(key, entryText(entry));
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
    const { disk, watch, table } = this.#world;
    const { records } = disk.all();
    const unsent = records.filter(({ synced }) => synced === 0).map(({ key }) => key);
    const shown = scoutingOf(disk.all()).map(({ key }) => key);
    return [
      ...unsent.map((key) => `the entry ${key} was never sent`),
      ...watch.violations(table.stored(), shown),
    ];
  }

  #undo(id: string, key: string): void {
    const { watch } = this.#world;
    void this.#act(async (tab) => {
      watch.undoing(key);
      await tab.outbox.undoScouting(id);
      watch.undone(key);
    });
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

/** What an entry says, for comparisons. */
export const entryText = (entry: ScoutingEntry): string =>
  [entry.kind, entry.side, entry.x, entry.y, entry.result, entry.participantId, entry.seconds].join();

function entryOf(random: Random, people: number): ScoutingEntry {
  const kind = random.pick(scoutingKinds) ?? 'shot';
  const isShot = kind === 'shot';
  return {
    kind,
    side: random.chance(0.5) ? 'home' : 'away',
    x: isShot ? random.between(0, 200) : null,
    y: isShot ? random.between(0, 200) : null,
    result: isShot ? (random.pick(shotResults) ?? 'goal') : null,
    participantId: people === 0 ? null : random.between(1, people),
    seconds: random.between(0, 1800),
  };
}
