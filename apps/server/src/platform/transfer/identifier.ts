import { sql } from 'drizzle-orm';
import type { Name, SQL } from 'drizzle-orm';

/** A quoted name. */
export function identifier(name: string): Name {
  return sql.identifier(name);
}

/** Quoted names, separated by commas. */
export function identifiers(names: string[]): SQL {
  return sql.join(names.map(identifier), sql`, `);
}
