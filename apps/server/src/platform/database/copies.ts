/** From which edition to which one rows are copied, and when. */
export interface Copying {
  readonly fromId: number;
  readonly toId: number;
  readonly now: Date;
}

/** Ids of an edition's rows, each with that of its copy. */
export type Copies = ReadonlyMap<number, number>;

interface Keyed {
  readonly id: number;
  /** Of one row in an edition. */
  readonly key: string;
}

/** Finds the copy of each row by what both are called. */
export function pairCopies(found: readonly Keyed[], stored: readonly Keyed[]): Copies {
  const ids = new Map(stored.map(({ id, key }) => [key, id]));
  return new Map(found.flatMap(({ id, key }) => (ids.has(key) ? [[id, ids.get(key) ?? 0] as const] : [])));
}

/** Throws an Error when a row names one of another edition. */
export function copyOf(id: number, copies: Copies): number {
  const copy = copies.get(id);
  if (copy === undefined) throw new Error('A row of another edition is named');
  return copy;
}
