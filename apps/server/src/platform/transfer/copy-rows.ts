import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database, Tx } from '../database/index.ts';
import { identifier, identifiers, readTables } from './catalogue.ts';
import type { Table } from './catalogue.ts';
import { withoutForeignKeys } from './foreign-keys.ts';
import { applySessionSettings } from './session-settings.ts';

/** Texts of a row by column, as PostgreSQL writes them. */
export type TextRow = Readonly<Record<string, string | null>>;

/** Which rows of a table are copied, and what of them. A column that is in none of the lists keeps its default. */
export interface CopiedTable {
  readonly table: string;
  readonly where: SQL;
  /** Columns that are copied as they are. */
  readonly kept: readonly string[];
  /** Values computed by the database from the original row, by column. */
  readonly computed?: Readonly<Record<string, SQL>>;
  /** Values made here, by column; they see the kept and computed values, and `asked`. */
  readonly made?: Readonly<Record<string, (row: TextRow) => string | null>>;
  /** More values that `made` needs; they are not stored. */
  readonly asked?: Readonly<Record<string, SQL>>;
}

const rowsAtOnce = 500;

/**
 * Copies the listed columns of rows from a snapshot of one database into another one whose tables are of the same
 * release; ids stay. All or nothing. Returns the number of rows.
 * @param finish runs in the transaction that writes, after all rows
 */
export async function copyRows(
  { from, to }: { readonly from: Database; readonly to: Database },
  plan: readonly CopiedTable[],
  finish: (tx: Tx) => Promise<void>,
): Promise<number> {
  return to.transaction(async (target) => {
    await applySessionSettings(target);
    const tables = new Map((await readTables(target)).map((table) => [table.name, table]));
    await target.execute(sql`truncate ${identifiers(plan.map(({ table }) => table))} cascade`);
    const count = await withoutForeignKeys(target, () =>
      from.transaction(
        async (source) => {
          await applySessionSettings(source);
          let rows = 0;
          for (const copied of plan) rows += await copyTable(copied, tables, { source, target });
          return rows;
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      ),
    );
    await finish(target);
    return count;
  });
}

async function copyTable(
  copied: CopiedTable,
  tables: ReadonlyMap<string, Table>,
  { source, target }: { readonly source: Tx; readonly target: Tx },
): Promise<number> {
  const table = tables.get(copied.table);
  if (!table) throw new Error(`There is no table ${copied.table}`);
  const rows = await readRows(copied, source);
  const names = [...copied.kept, ...Object.keys(copied.computed ?? {}), ...Object.keys(copied.made ?? {})];
  const columns = names.map((name) => {
    const column = table.columns.find((each) => each.name === name);
    if (!column) throw new Error(`The table ${copied.table} has no column ${name}`);
    return column;
  });
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const values = rows.slice(start, start + rowsAtOnce).map((row) => {
      const made = Object.entries(copied.made ?? {}).map(([name, make]) => [name, make(row)] as const);
      const full: TextRow = { ...row, ...Object.fromEntries(made) };
      return names.map((name) => full[name] ?? null);
    });
    await insertValues(copied.table, columns, values, target);
  }
  for (const { name, sequence } of columns)
    if (sequence !== null && rows.length > 0)
      await target.execute(
        sql`select setval(${sequence}, (select max(${identifier(name)}) from ${identifier(copied.table)}))`,
      );
  return rows.length;
}

async function readRows({ table, where, kept, computed, asked }: CopiedTable, tx: Tx): Promise<TextRow[]> {
  const read = [
    ...kept.map((name) => sql`(${identifier(table)}.${identifier(name)})::text as ${identifier(name)}`),
    ...Object.entries({ ...computed, ...asked }).map(
      ([name, value]) => sql`(${value})::text as ${identifier(name)}`,
    ),
  ];
  const { rows } = await tx.execute<Record<string, string | null>>(
    sql`select ${sql.join(read, sql`, `)} from ${identifier(table)} where ${where} order by 1`,
  );
  return rows;
}

async function insertValues(
  table: string,
  columns: Table['columns'],
  rows: readonly (readonly (string | null)[])[],
  tx: Tx,
): Promise<void> {
  const values = sql.join(
    columns.map(({ type }, index) => sql`(${sql.raw(`r->>${index}`)})::${sql.raw(type)}`),
    sql`, `,
  );
  await tx.execute(sql`insert into ${identifier(table)} (${identifiers(columns.map(({ name }) => name))})
    overriding system value
    select ${values} from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) as rows(r)`);
}
