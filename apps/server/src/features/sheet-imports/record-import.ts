import { createHash } from 'node:crypto';
import type { SheetImportKind } from '@sevenmetre/rules/sheet-import';
import type { Tx } from '../../platform/database/index.ts';
import * as sheetImportRepository from './sheet-import.repository.ts';

/** Values of a record that an import may change and that others may change later. */
export interface RecordState {
  /** As it is shown; never logged. */
  readonly name: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** How the records of one kind are read and put back, by the feature that owns them. */
export interface ImportedRecords {
  /** Locks the records; those that are gone are missing. */
  readonly lockStates: (ids: readonly number[], tx: Tx) => Promise<ReadonlyMap<number, RecordState>>;
  /** Those of the records on which something outside of them was built. */
  readonly findUsed: (ids: readonly number[], tx: Tx) => Promise<readonly number[]>;
  readonly remove: (ids: readonly number[], now: Date, tx: Tx) => Promise<void>;
  readonly restore: (id: number, before: RecordState['values'], now: Date, tx: Tx) => Promise<void>;
}

/** Kinds of records of an import, in the order in which they depend on each other. */
export type ImportedKinds = readonly (readonly [subjectType: string, records: ImportedRecords])[];

export interface StoredRow {
  readonly subjectType: string;
  readonly subjectId: number;
  /** Line of the list. */
  readonly line: number;
}

interface ImportHead {
  readonly kind: SheetImportKind;
  readonly editionId: number;
  readonly clubId: number | null;
  readonly userId: number;
  readonly at: Date;
  /** Name of the file; '' for a pasted list. */
  readonly source: string;
}

/**
 * Stores an import with what it changes, so that it can be undone (SI1).
 * @param known ids of records that may be changed, by kind
 * @param store stores the rows; the live change is appended in it, as the last statement that others see
 */
export async function recordImport<T extends { readonly stored: readonly StoredRow[] }>(
  kinds: ImportedKinds,
  head: ImportHead,
  known: Readonly<Record<string, readonly number[]>>,
  store: () => Promise<T>,
  tx: Tx,
): Promise<T> {
  const before = new Map<string, RecordState>();
  for (const [subjectType, records] of kinds)
    for (const [id, state] of await records.lockStates(known[subjectType] ?? [], tx))
      before.set(`${subjectType} ${id}`, state);
  const done = await store();
  const rows = new Map<string, StoredRow>();
  for (const row of done.stored) if (!rows.has(keyOf(row))) rows.set(keyOf(row), row);
  if (rows.size === 0) return done;
  const changes = [];
  for (const [subjectType, records] of kinds) {
    const own = [...rows.values()].filter((row) => row.subjectType === subjectType);
    const after = await records.lockStates(
      own.map(({ subjectId }) => subjectId),
      tx,
    );
    for (const row of own) {
      const state = after.get(row.subjectId);
      if (!state) throw new Error(`A ${subjectType} that was stored is not there`);
      const former = before.get(keyOf(row))?.values ?? null;
      changes.push({ ...row, before: former, afterHash: hashOf(state.values) });
    }
  }
  await sheetImportRepository.insert(head, changes, tx);
  return done;
}

function keyOf({ subjectType, subjectId }: StoredRow): string {
  return `${subjectType} ${subjectId}`;
}

export function hashOf(values: RecordState['values']): string {
  return createHash('sha256')
    .update(JSON.stringify(ordered(values)))
    .digest('hex');
}

/** With the keys of objects in alphabetical order. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => [key, ordered(one)]),
  );
}
