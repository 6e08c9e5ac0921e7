import { sql } from 'drizzle-orm';
import type { Tx } from '../database/index.ts';
import { identifier, readForeignKeys } from './catalogue.ts';

/**
 * Tables may refer to each other in cycles and to themselves, so foreign keys are checked after all rows are
 * inserted.
 */
export async function withoutForeignKeys<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  const foreignKeys = await readForeignKeys(tx);
  for (const { table, name } of foreignKeys) {
    await tx.execute(sql`alter table ${identifier(table)} drop constraint ${identifier(name)}`);
  }
  const result = await work();
  for (const { table, name, definition } of foreignKeys) {
    await tx.execute(
      sql`alter table ${identifier(table)} add constraint ${identifier(name)} ${sql.raw(definition)}`,
    );
  }
  return result;
}
