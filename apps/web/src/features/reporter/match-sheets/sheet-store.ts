import type { ReporterHall, ReporterMatchBody } from '@sevenmetre/contract/reporter/schemas';
import { millisecondsOfDay } from '@sevenmetre/rules/dates';
import { answer, finished } from '../device/record-store.ts';

export interface KeptMatch {
  readonly slug: string;
  readonly matchId: number;
  readonly body: ReporterMatchBody;
  /** Milliseconds UTC. */
  readonly keptAt: number;
}

export interface KeptHall {
  readonly hallId: number;
  readonly body: ReporterHall;
  /** Milliseconds UTC. */
  readonly keptAt: number;
}

/**
 * What was prepared for halls without a network: names of children among it, so it is emptied when somebody signs out.
 * The queue lies in another database and stays. Names leave a week after the day of play, see `forgetOldSheets`.
 */
export interface SheetStore {
  keepHall(body: ReporterHall, keptAt: number): Promise<void>;
  keepMatch(body: ReporterMatchBody, keptAt: number): Promise<void>;
  hall(hallId: number): Promise<KeptHall | null>;
  match(slug: string): Promise<KeptMatch | null>;
  clear(): Promise<void>;
}

const tables = ['halls', 'matches'] as const;

/** Rejects when the browser refuses; a screen then asks the server and says that nothing is kept. */
export function openSheetStore(name: string): SheetStore {
  let opening: Promise<IDBDatabase> | null = null;
  const database = (): Promise<IDBDatabase> => {
    opening ??= open(name).catch((failure: unknown) => {
      opening = null;
      throw failure;
    });
    return opening;
  };
  // A screen that opens reads from it soon; errors of the disk are reported to readers.
  void database().catch(() => undefined);
  const write = async (change: (transaction: IDBTransaction) => void): Promise<void> => {
    const transaction = (await database()).transaction(tables, 'readwrite', { durability: 'strict' });
    change(transaction);
    await finished(transaction);
  };
  const read = async <T>(table: (typeof tables)[number], key: IDBValidKey): Promise<T | null> => {
    const request = (await database()).transaction(table).objectStore(table).get(key) as IDBRequest<
      T | undefined
    >;
    return (await answer(request)) ?? null;
  };
  return {
    keepHall: (body, keptAt) =>
      write((transaction) => {
        const kept: KeptHall = { hallId: body.hall.id, body, keptAt };
        transaction.objectStore('halls').put(kept);
        for (const match of bodiesOf(body)) transaction.objectStore('matches').put(keptMatch(match, keptAt));
      }),
    keepMatch: (body, keptAt) =>
      write((transaction) => void transaction.objectStore('matches').put(keptMatch(body, keptAt))),
    hall: (hallId) => read<KeptHall>('halls', hallId),
    match: (slug) => read<KeptMatch>('matches', slug),
    clear: () =>
      write((transaction) => {
        for (const table of tables) transaction.objectStore(table).clear();
      }),
  };
}

/** Days that names stay after the last day of play: until then a result may have to be looked into. */
const daysKept = 7;

/**
 * Removes halls and matches whose days of play are over for a week, with all names in them. Records that are not sent yet hold
 * no names and stay.
 * @param now milliseconds UTC, by the server's clock: a wrong clock must not empty a prepared device
 */
export async function forgetOldSheets(name: string, now: number): Promise<void> {
  const database = await open(name);
  try {
    const transaction = database.transaction(tables, 'readwrite');
    const done = finished(transaction);
    const isOver = (lastDay: number) => lastDay + (daysKept + 1) * millisecondsOfDay <= now;
    const [halls, matches] = [transaction.objectStore('halls'), transaction.objectStore('matches')];
    for (const hall of await answer<KeptHall[]>(halls.getAll()))
      if (isOver(lastDayOf(hall))) halls.delete(hall.hallId);
    for (const match of await answer<KeptMatch[]>(matches.getAll()))
      if (isOver(Date.parse(match.body.match.ticket.startsAt ?? '') || match.keptAt))
        matches.delete(match.slug);
    await done;
  } finally {
    database.close();
  }
}

/** Milliseconds UTC of the beginning of the hall's last day of play. */
function lastDayOf({ body, keptAt }: KeptHall): number {
  return Math.max(...body.days.map((text) => Date.parse(text)), body.days.length === 0 ? keptAt : 0);
}

/** Every match of a hall's day as if it had been asked for alone. */
function bodiesOf(hall: ReporterHall): ReporterMatchBody[] {
  const { hall: _, days: __, day: ___, assignedDays: ____, matches, ...head } = hall;
  return matches.map((match) => ({ ...head, match }));
}

function keptMatch(body: ReporterMatchBody, keptAt: number): KeptMatch {
  return { slug: body.match.ticket.slug, matchId: body.match.ticket.id, body, keptAt };
}

function open(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore('halls', { keyPath: 'hallId' });
    request.result.createObjectStore('matches', { keyPath: 'slug' });
  });
  request.addEventListener('success', () => {
    const database = request.result;
    database.addEventListener('versionchange', () => database.close());
  });
  return answer(request);
}
