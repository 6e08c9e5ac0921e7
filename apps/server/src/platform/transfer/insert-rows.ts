import { sql } from 'drizzle-orm';
import { sqlError } from '../database/index.ts';
import type { Tx } from '../database/index.ts';
import type { Table } from './catalogue.ts';
import { identifier, identifiers } from './catalogue.ts';
import type { OnTable, TableHeader } from './format.ts';
import type { Part } from './read-export.ts';
import { damaged } from './transfer-error.ts';

type Target = {
  file: string;
  tables: Map<string, Table>;
  onTable: OnTable;
};

type Batch = { table: TableHeader; firstLine: number; rows: (string | null)[][]; characters: number };

const rowsAtOnce = 500;
/** Fewer rows at once if they are large, such as those with pictures. */
const charactersAtOnce = 4_000_000;

/** Inserts the rows of an export in batches. */
export async function insertRows(parts: AsyncIterable<Part>, target: Target, tx: Tx): Promise<void> {
  let batch: Batch | null = null;
  for await (const part of parts) {
    if (part.kind === 'header') continue;
    if (batch !== null && (batch.table.name !== part.table.name || isFull(batch))) {
      await insertBatch(batch, target, tx);
      if (batch.table.name !== part.table.name) target.onTable?.(batch.table.name, batch.table.rows);
      batch = null;
    }
    batch ??= { table: part.table, firstLine: part.line, rows: [], characters: 0 };
    batch.rows.push(part.values);
    batch.characters += part.values.reduce((total, value) => total + (value?.length ?? 0), 0);
  }
  if (batch === null) return;
  await insertBatch(batch, target, tx);
  target.onTable?.(batch.table.name, batch.table.rows);
}

function isFull({ rows, characters }: Batch): boolean {
  return rows.length >= rowsAtOnce || characters >= charactersAtOnce;
}

/** One statement with one parameter: an array of arrays of texts, which PostgreSQL converts. */
async function insertBatch(
  { table, firstLine, rows }: Batch,
  { file, tables }: Target,
  tx: Tx,
): Promise<void> {
  const columns = tables.get(table.name)?.columns ?? [];
  const values = sql.join(
    columns.map(({ type }, index) => sql`(${sql.raw(`r->>${index}`)})::${sql.raw(type)}`),
    sql`, `,
  );
  try {
    await tx.execute(sql`insert into ${identifier(table.name)} (${identifiers(table.columns)}) overriding system value
      select ${values} from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) as rows(r)`);
  } catch (error) {
    const refused = sqlError(error);
    if (refused === null) throw error;
    const place = refused.constraint ?? refused.sqlState;
    throw damaged(file, firstLine, `a row from here on does not fit into the table ${table.name} (${place})`);
  }
}
