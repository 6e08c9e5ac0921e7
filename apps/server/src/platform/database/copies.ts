/** Source and target edition of a copy, and its time. */
export interface Copying {
  readonly fromId: number;
  readonly toId: number;
  readonly now: Date;
}

/** Ids of an edition's rows with the ids of their copies. */
export type Copies = ReadonlyMap<number, number>;

interface Keyed {
  readonly id: number;
  /** Unique in an edition. */
  readonly key: string;
}

/** Pairs each row with its copy by key. */
export function pairCopies(found: readonly Keyed[], stored: readonly Keyed[]): Copies {
  const ids = new Map(stored.map(({ id, key }) => [key, id]));
  return new Map(found.flatMap(({ id, key }) => (ids.has(key) ? [[id, ids.get(key) ?? 0] as const] : [])));
}

/** @throws Error if the row belongs to another edition */
export function copyOf(id: number, copies: Copies): number {
  const copy = copies.get(id);
  if (copy === undefined) throw new Error('A row of another edition is named');
  return copy;
}
