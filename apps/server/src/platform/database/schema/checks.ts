import { sql } from 'drizzle-orm';
import { check } from 'drizzle-orm/pg-core';
import type { AnyPgColumn, CheckBuilder } from 'drizzle-orm/pg-core';

/*
 * Constraints for all rows; null passes. The product's rules refuse such values earlier and with messages;
 * these catch bugs and direct writes to the database.
 */

/** One of these codes. A new code needs a migration. */
export function oneOf(name: string, column: AnyPgColumn, codes: readonly string[]): CheckBuilder {
  return check(name, sql`${column} in (${sql.raw(codes.map((code) => `'${code}'`).join(', '))})`);
}

export function atLeast(name: string, least: number, columns: readonly AnyPgColumn[]): CheckBuilder {
  const each = columns.map((column) => sql`${column} >= ${sql.raw(String(least))}`);
  return check(name, sql.join(each, sql` and `));
}

export function between(name: string, column: AnyPgColumn, least: number, most: number): CheckBuilder {
  return check(name, sql`${column} between ${sql.raw(String(least))} and ${sql.raw(String(most))}`);
}

export function bothOrNeither(name: string, one: AnyPgColumn, other: AnyPgColumn): CheckBuilder {
  return check(name, sql`(${one} is null) = (${other} is null)`);
}
