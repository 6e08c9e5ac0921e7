import { type DayKind, dayKindOf } from './day-kinds.ts';

/** An entry of the log. */
export interface DayEntry {
  readonly id: number;
  readonly at: Date;
  readonly action: string;
  /** null: the product, or a closed account. */
  readonly userId: number | null;
  readonly subjectType: string;
  /** Id of the record; of a list its edition. */
  readonly subjectId: number;
  /** The new state of the record; null: none is logged. */
  readonly state: string | null;
  /** How many records it is about, if it says so; null: one. */
  readonly records: number | null;
}

/** What one person did of one kind in a day. */
export interface DayLine {
  readonly kind: DayKind;
  /** The newest of its entries. */
  readonly entry: DayEntry;
  readonly userId: number | null;
  /** Number of different records. */
  readonly count: number;
}

/**
 * What was done in a day, a line for each kind and person, the newest first; a record that was changed several times
 * counts once. Entries about no record, as a bank file without new payments, are left out.
 * @param entries the newest first
 */
export function dayLines(entries: readonly DayEntry[]): DayLine[] {
  const groups = new Map<string, { readonly kind: DayKind; readonly entries: DayEntry[] }>();
  for (const entry of entries) {
    const kind = dayKindOf(entry.action, entry.state);
    if (kind === null) continue;
    const key = `${kind} ${entry.userId ?? ''}`;
    const group = groups.get(key);
    if (group) group.entries.push(entry);
    else groups.set(key, { kind, entries: [entry] });
  }
  return [...groups.values()].flatMap(({ kind, entries: own }) => {
    const [entry] = own;
    const count = recordsOf(own);
    return entry && count > 0 ? [{ kind, entry, userId: entry.userId, count }] : [];
  });
}

function recordsOf(entries: readonly DayEntry[]): number {
  const counted = entries.reduce((sum, { records }) => sum + (records ?? 0), 0);
  const single = entries.filter(({ records }) => records === null);
  return counted + new Set(single.map(({ subjectId }) => subjectId)).size;
}
