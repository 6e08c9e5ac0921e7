import type { KnownRecord, PlannedRecord, RecordList } from '@sevenmetre/rules/record-list';
import type { Tx } from '../../platform/database/index.ts';
import type { EditionRow } from '../competition/index.ts';
import { appendChange } from '../live/index.ts';
import { findListedHalls, storeListedHall } from '../places/index.ts';
import { findCourtCounts, storeListedCourts } from '../plan/index.ts';
import { findListedOfficials, storeListedOfficials } from '../referees/index.ts';

interface ListChange {
  readonly edition: EditionRow;
  readonly userId: number;
  readonly at: Date;
  /** File and line of a row, for the history. */
  readonly reasonOf: (line: number) => string;
}

interface StoredRow {
  readonly id: number;
  readonly line: number;
}

interface Importer {
  /** What a list is matched to. */
  readonly find: (editionId: number, tx: Tx) => Promise<KnownRecord[]>;
  /** Stores new and changed rows; the last call of its transaction. */
  readonly store: (change: ListChange, plan: readonly PlannedRecord[], tx: Tx) => Promise<StoredRow[]>;
}

export const importers: Readonly<Record<RecordList, Importer>> = {
  halls: { find: findHalls, store: storeHalls },
  officials: {
    find: findListedOfficials,
    store: ({ edition, ...change }, plan, tx) =>
      storeListedOfficials({ ...change, editionId: edition.id }, plan, tx),
  },
};

async function findHalls(editionId: number, tx: Tx): Promise<KnownRecord[]> {
  const counts = await findCourtCounts(editionId, tx);
  return (await findListedHalls(editionId, tx)).map((hall) => {
    const { courts = null, seats = null } = counts.get(hall.id) ?? {};
    const numbers = {
      courts: courts === null ? '' : String(courts),
      seats: seats === null ? '' : String(seats),
    };
    return { ...hall, values: { ...hall.values, ...numbers } };
  });
}

async function storeHalls(
  { edition, reasonOf, ...change }: ListChange,
  plan: readonly PlannedRecord[],
  tx: Tx,
): Promise<StoredRow[]> {
  const ids = new Map<string, number>();
  const courts = new Map<number, { placeId: number; courts: number | null; seats: number | null }>();
  const stored: StoredRow[] = [];
  for (const { id, key, row, result, fill } of plan) {
    if (result !== 'create' && result !== 'update') continue;
    const by = { ...change, editionId: edition.id, reason: reasonOf(row.line) };
    const placeId = await storeListedHall(by, { id: ids.get(key) ?? id, fill }, tx);
    ids.set(key, placeId);
    stored.push({ id: placeId, line: row.line });
    const before = courts.get(placeId);
    const number = (text: string | undefined) => (text === undefined ? null : Number(text));
    const [count, seats] = [number(fill['courts']), number(fill['seats'])];
    if (count === null && seats === null) continue;
    courts.set(placeId, {
      placeId,
      courts: count ?? before?.courts ?? null,
      seats: seats ?? before?.seats ?? null,
    });
  }
  await storeListedCourts(edition, [...courts.values()], change.at, tx);
  if (stored.length > 0) await appendChange(tx, { structure: true });
  return stored;
}
