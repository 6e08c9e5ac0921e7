import type { PgTable } from 'drizzle-orm/pg-core';
import type { NamedEntryError } from '@sevenmetre/rules/enumerations';
import type { Db, Tx } from '../../platform/database/index.ts';
import type { UsesById } from './uses.repository.ts';

interface Entry<V> {
  readonly id: number;
  readonly values: V;
}

/** The part of a list that does not depend on the kind of its values. */
export interface AnyList {
  readonly table: PgTable;
  /** Name of an entry in the audit log. */
  readonly subjectType: string;
  /** In the organiser's order: entries of the edition, or of all editions in shared lists. */
  findAll(editionId: number, db: Db | Tx): Promise<readonly Entry<object>[]>;
  /** @param ids null: all */
  findUses(ids: readonly number[] | null, db: Db | Tx): Promise<UsesById>;
  /** Whether invoice lines depend on the order of the entries. */
  readonly ordersLines: boolean;
}

/** A list with values of one kind. */
export interface List<V extends object> extends AnyList {
  findAll(editionId: number, db: Db | Tx): Promise<readonly Entry<V>[]>;
  /** @param before null: a new entry */
  check(values: V, before: V | null, db: Db | Tx): Promise<readonly NamedEntryError[]>;
  /** Appends the entry; returns its id. */
  insert(editionId: number, values: V, weight: number, tx: Tx): Promise<number>;
  update(id: number, values: V, tx: Tx): Promise<void>;
  /** Whether invoice lines depend on this change. */
  changesLines(before: V, after: V): boolean;
  /** The field that is unique in the list. */
  readonly uniqueField: keyof V & string;
}

/** The id of a row that was just inserted. */
export async function firstId(inserted: PromiseLike<readonly { readonly id: number }[]>): Promise<number> {
  const [row] = await inserted;
  if (!row) throw new Error('An entry that was stored has no id');
  return row.id;
}
