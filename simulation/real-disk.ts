import { IDBDatabase as FakeDatabase, IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import type {
  Asked,
  Change,
  DeviceState,
  Durability,
  Found,
  OutboxRecord,
  RecordStore,
  ServerCopy,
} from '@sevenmetre/sync/outbox/index';
import { Disk } from '@sevenmetre/sync/simulation/disk';
import type { Scheduler } from '@sevenmetre/sync/simulation/scheduler';
import { answer, finished } from '../apps/web/src/features/reporter/device/record-store.ts';

interface Surroundings {
  readonly scheduler: Scheduler;
  /** Receives what a disk must never do. */
  readonly violation: (text: string) => void;
  /** The store of the reporters' pages, or a wrong one. */
  readonly openStore: (name: string) => RecordStore;
}

/**
 * The disk of a simulated device over the store of the reporter's pages and an IndexedDB in memory. After a
 * power cut the disk has the state that the last finished strict transaction made durable.
 */
export class RealDisk extends Disk {
  readonly #name: string;
  readonly #store: RecordStore;
  readonly #world: Surroundings;
  readonly #watched = watchTransactions();
  #safe: Found = nothing;

  constructor(name: string, world: Surroundings) {
    super();
    this.#name = `${name}-records`;
    this.#world = world;
    this.#store = world.openStore(this.#name);
  }

  override transact<T>(
    asked: Asked,
    durability: Durability,
    change: (found: Found) => Change<T>,
    done: (result: T) => void,
  ): void {
    const transacting = async (): Promise<void> => {
      const before = this.#watched.length;
      const result = await this.#store.transact(asked, durability, change);
      const own = this.#watched.slice(before);
      if (own.some(({ isOver }) => !isOver))
        this.#world.violation('a change was confirmed before its transaction had ended');
      while (own.some(({ isOver }) => !isOver)) await new Promise((resolve) => setImmediate(resolve));
      await this.#look(own.some((transaction) => transaction.durability === 'strict'));
      done(result);
    };
    this.#world.scheduler.hold(transacting());
  }

  override powerCut(): void {
    this.#world.scheduler.hold(this.#restore());
  }

  /** Reads the content of the disk for observers outside this device. */
  async #look(isStrict: boolean): Promise<void> {
    const found = await readAll(this.#name);
    if (isStrict) this.#safe = found;
    this.take(found);
  }

  async #restore(): Promise<void> {
    await writeAll(this.#name, this.#safe);
    this.take(this.#safe);
  }
}

const nothing: Found = { state: null, records: [], copy: null };
const tables = ['device', 'records', 'copies'] as const;

async function opened(name: string): Promise<IDBDatabase> {
  return answer(indexedDB.open(name));
}

async function readAll(name: string): Promise<Found> {
  const database = await opened(name);
  const transaction = database.transaction(tables, 'readonly');
  const [state, records, copies] = await Promise.all([
    answer<DeviceState | undefined>(transaction.objectStore('device').get('device')),
    answer<OutboxRecord[]>(transaction.objectStore('records').getAll()),
    answer<ServerCopy[]>(transaction.objectStore('copies').getAll()),
  ]);
  database.close();
  return { state: state ?? null, records, copy: copies[0] ?? null };
}

async function writeAll(name: string, { state, records, copy }: Found): Promise<void> {
  const databases = await indexedDB.databases();
  if (!databases.some((one) => one.name === name)) return;
  const database = await opened(name);
  const transaction = database.transaction(tables, 'readwrite');
  for (const table of tables) transaction.objectStore(table).clear();
  if (state) transaction.objectStore('device').put(state, 'device');
  if (copy) transaction.objectStore('copies').put(copy);
  for (const record of records) transaction.objectStore('records').put(record);
  await finished(transaction);
  database.close();
}

interface Watched {
  readonly durability: string | undefined;
  isOver: boolean;
}

const watched: Watched[] = [];
let isWatching = false;

/** All transactions that any page has begun, with their scope and whether they have ended. */
function watchTransactions(): readonly Watched[] {
  if (isWatching) return watched;
  isWatching = true;
  const begin = FakeDatabase.prototype.transaction;
  FakeDatabase.prototype.transaction = function (this: IDBDatabase, stores, mode, options) {
    const transaction = begin.call(this, stores, mode, options);
    const seen: Watched = { durability: options?.durability, isOver: false };
    if (mode === 'readwrite') watched.push(seen);
    const end = (): void => void (seen.isOver = true);
    transaction.addEventListener('complete', end);
    transaction.addEventListener('abort', end);
    return transaction;
  };
  return watched;
}

/**
 * Replaces the databases of the browser with empty ones in memory, under the names that the pages use; once
 * for each play of a match.
 */
export function freshDatabases(): void {
  Reflect.set(globalThis, 'indexedDB', new IDBFactory());
  Reflect.set(globalThis, 'IDBKeyRange', IDBKeyRange);
}
