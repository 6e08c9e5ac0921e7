import type { PgTable } from 'drizzle-orm/pg-core';
import type { NamedEntryError } from '@sevenmetre/rules/enumerations';
import type { Db, Tx } from '../../platform/database/index.ts';
import type { UsesById } from './uses.repository.ts';

interface Entry<V> {
  readonly id: number;
  readonly values: V;
}

/** What all lists have in common, whatever stands in them. */
export interface AnyShelf {
  readonly table: PgTable;
  /** As the log calls an entry. */
  readonly subjectType: string;
  /** In the organiser's order: those of the edition, or of all editions where the list is shared. */
  findAll(editionId: number, db: Db | Tx): Promise<readonly Entry<object>[]>;
  /** @param ids null: all */
  findUses(ids: readonly number[] | null, db: Db | Tx): Promise<UsesById>;
  /** Whether lines of clubs are made from the order of its entries. */
  readonly ordersLines: boolean;
}

/** A list with values of one kind. */
export interface Shelf<V extends object> extends AnyShelf {
  findAll(editionId: number, db: Db | Tx): Promise<readonly Entry<V>[]>;
  /** @param before null: a new one */
  check(values: V, before: V | null, db: Db | Tx): Promise<readonly NamedEntryError[]>;
  /** At the end of the list; gives its id. */
  insert(editionId: number, values: V, weight: number, tx: Tx): Promise<number>;
  update(id: number, values: V, tx: Tx): Promise<void>;
  /** Whether lines of clubs say what this change has changed. */
  changesLines(before: V, after: V): boolean;
  /** The field in which no two entries are the same. */
  readonly uniqueField: keyof V & string;
}
