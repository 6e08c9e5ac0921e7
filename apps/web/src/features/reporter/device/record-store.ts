import type {
  Asked,
  Change,
  DeviceState,
  Found,
  OutboxRecord,
  RecordStore,
  ServerCopy,
} from '@sevenmetre/sync/outbox/index';

const tables = ['device', 'records', 'copies'] as const;
const bySynced = 'synced-modifiedAt';
const byMatch = 'matchId';
/** The one row of the device. */
const deviceKey = 'device';

/**
 * The reporter's disk: one IndexedDB for all tabs. Taps are written with `durability: 'strict'`, so they are on the disk
 * and not only on the way there when the promise fulfils. Nothing in it expires; `transact` rejects when the browser refuses.
 */
export function openRecordStore(name: string): RecordStore {
  let opening: Promise<IDBDatabase> | null = null;
  const database = (): Promise<IDBDatabase> => {
    opening ??= open(name, () => (opening = null)).catch((failure: unknown) => {
      opening = null;
      throw failure;
    });
    return opening;
  };
  return {
    async transact(asked, durability, change) {
      const transaction = (await database()).transaction(tables, 'readwrite', { durability });
      const done = finished(transaction);
      try {
        const changed = change(await find(transaction, asked));
        write(transaction, changed);
        // No further request follows: committing now saves one turn of the event loop.
        transaction.commit();
        await done;
        return changed.result;
      } catch (failure) {
        abort(transaction);
        await done.catch(() => undefined);
        throw failure;
      }
    },
  };
}

function open(name: string, lost: () => void): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.addEventListener('upgradeneeded', () => {
    const database = request.result;
    database.createObjectStore('device');
    database.createObjectStore('copies', { keyPath: 'matchId' });
    const records = database.createObjectStore('records', { keyPath: 'id' });
    records.createIndex(bySynced, ['synced', 'modifiedAt']);
    records.createIndex(byMatch, 'matchId');
  });
  request.addEventListener('success', () => {
    const database = request.result;
    // A newer program in another tab wants to change the tables; the next transaction opens again.
    database.addEventListener('versionchange', () => {
      database.close();
      lost();
    });
    database.addEventListener('close', lost);
  });
  return answer(request);
}

async function find(transaction: IDBTransaction, asked: Asked): Promise<Found> {
  const matchId = asked.kind === 'unsynced' ? undefined : asked.matchId;
  const [state, records, copy] = await Promise.all([
    answer<DeviceState | undefined>(transaction.objectStore('device').get(deviceKey)),
    findRecords(transaction.objectStore('records'), asked),
    matchId === undefined
      ? undefined
      : answer<ServerCopy | undefined>(transaction.objectStore('copies').get(matchId)),
  ]);
  return { state: state ?? null, records, copy: copy ?? null };
}

async function findRecords(records: IDBObjectStore, asked: Asked): Promise<OutboxRecord[]> {
  if (asked.kind === 'match') return answer<OutboxRecord[]>(records.index(byMatch).getAll(asked.matchId));
  if (asked.kind === 'unsynced') {
    const unsynced = IDBKeyRange.bound([0], [0, []]);
    return answer<OutboxRecord[]>(records.index(bySynced).getAll(unsynced));
  }
  const found = asked.ids.map((id) => answer<OutboxRecord | undefined>(records.get(id)));
  return (await Promise.all(found)).filter((record) => record !== undefined);
}

function write(transaction: IDBTransaction, changed: Change<unknown>): void {
  const records = transaction.objectStore('records');
  if (changed.state) transaction.objectStore('device').put(changed.state, deviceKey);
  if (changed.clearsCopies) transaction.objectStore('copies').clear();
  if (changed.copy) transaction.objectStore('copies').put(changed.copy);
  for (const id of changed.remove ?? []) records.delete(id);
  for (const record of changed.put ?? []) records.put(record);
}

/** It may have ended by itself already. */
function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // Then there is nothing to undo.
  }
}

/** The result of one request to a browser's database; rejects when the browser refuses. */
export function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the browser refused')));
  });
}

/** Fulfils when all that a transaction has written is kept as durably as it asked for. */
export function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (): void => reject(transaction.error ?? new Error('the transaction was broken off'));
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', fail);
    transaction.addEventListener('error', fail);
  });
}
