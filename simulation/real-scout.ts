import { eq } from 'drizzle-orm';
import { operations } from '@sevenmetre/contract';
import { createClient } from '@sevenmetre/contract/client';
import { scoutingEntries } from '@sevenmetre/server/platform/database/schema/index';
import { outboxDecisions } from '@sevenmetre/sync/outbox/decisions';
import { onlyOnce } from '@sevenmetre/sync/simulation/network';
import type { Quality } from '@sevenmetre/sync/simulation/network';
import type { Random } from '@sevenmetre/sync/simulation/random';
import type { Scheduler } from '@sevenmetre/sync/simulation/scheduler';
import { entryText, ScoutingDevice } from '@sevenmetre/sync/simulation/scouting-device';
import { ScoutingWatch, type StoredEntry } from '@sevenmetre/sync/simulation/scouting-watch';
import { callNetwork } from '../apps/web/src/features/reporter/device/call-network.ts';
import type { Parts } from './parts.ts';
import { RealDisk } from './real-disk.ts';
import type { RealServer, TableMatch } from './real-server.ts';
import { virtualFetch } from './virtual-network.ts';

interface Sources {
  readonly server: RealServer;
  readonly match: TableMatch;
  readonly parts: Parts;
  readonly scheduler: Scheduler;
  /** Draws of scouting and of its gateways, beside those of the record. */
  readonly random: Random;
  readonly quality: () => Quality;
  readonly diskTrouble: () => number;
  readonly violation: (text: string) => void;
  /** Of the device's disk. */
  readonly name: string;
}

const origin = 'http://scout.test';

/** A scout beside one match: the queue with the store of the pages, the same kind of network, and the real server (SY38). */
export class RealScout {
  readonly device: ScoutingDevice;
  readonly #sources: Sources;
  #stored: ReadonlyMap<string, StoredEntry> = new Map();

  constructor(sources: Sources) {
    this.#sources = sources;
    const { scheduler, random, parts, match, diskTrouble, violation, name } = sources;
    const watch = new ScoutingWatch();
    const disk = new RealDisk(name, { scheduler, openStore: parts.openStore, violation });
    const network = parts.network(
      callNetwork(this.#client(watch), { detail: () => undefined, match: async () => undefined }),
    );
    this.device = new ScoutingDevice({
      scheduler,
      random,
      decisions: outboxDecisions,
      diskTrouble,
      disk,
      watch,
      table: {
        people: 0,
        stored: () => this.#stored,
        carry(call, receive) {
          const once = onlyOnce(receive);
          scheduler.awaken(10_000, () => once({ kind: 'lost' }));
          void network.send({ ...call, matchId: match.id }).then(once);
        },
      },
    });
  }

  /** Violations once nothing is pending any more. */
  async violations(): Promise<string[]> {
    const { server, match } = this.#sources;
    const rows = await server.database.db
      .select()
      .from(scoutingEntries)
      .where(eq(scoutingEntries.matchId, match.id));
    this.#stored = new Map(
      rows.map(({ clientKey: key, undone, ...entry }) => [key, { key, undone, text: entryText(entry) }]),
    );
    return this.device.violations();
  }

  #client(watch: ScoutingWatch) {
    const { scheduler, random, quality, match, parts } = this.#sources;
    const serve = async (request: Request): Promise<Response> => {
      watch.arrives(request.headers.get('idempotency-key') ?? '');
      return match.scout(parts.request(request));
    };
    const way = {
      scheduler,
      random,
      quality,
      gate: null,
      serve,
      gateways: random,
      copies: [],
      isBehind: false,
    };
    let calls = 0;
    const fetch = parts.marked(virtualFetch(way), () => `scout-${(calls += 1)}`);
    return createClient({ baseUrl: origin, fetch }, operations);
  }
}
