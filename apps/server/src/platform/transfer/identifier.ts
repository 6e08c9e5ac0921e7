import { sql } from 'drizzle-orm';
import type { Name, SQL } from 'drizzle-orm';

/** A name of the database, quoted. */
export function identifier(name: string): Name {
  return sql.identifier(name);
}

/** Names divided by commas, quoted. */
export function identifiers(names: string[]): SQL {
  return sql.join(names.map(identifier), sql`, `);
}
