import { PgDatabase, PgDialect, PgPreparedQuery, PgSession } from 'drizzle-orm/pg-core';
import type { PreparedQueryConfig } from 'drizzle-orm/pg-core';
import type { Db, Tx } from './database.ts';
import { casing } from './driver.ts';
import { rowsReader } from './rows-reader.ts';

type Asked = Parameters<PgSession['prepareQuery']>;

/** Arguments of a session's `prepareQuery`: text, columns, no name, whether rows are arrays. */
type Text = readonly [query: Asked[0], fields: Asked[1], name: undefined, isArray: boolean];

interface Made<R> {
  readonly text: Text;
  /** undefined: Drizzle maps the rows. */
  readonly reader: ((rows: unknown[][]) => R) | undefined;
}

interface Preparable<R> {
  prepare(name: string): { execute(values?: Record<string, unknown>): Promise<R> };
}

/**
 * A statement whose text Drizzle builds once instead of for each call, which was a quarter of the work of the
 * busiest calls. Its values are `sql.placeholder`s.
 *
 * Not for outer joins: sessions do not get what Drizzle needs to map their missing rows.
 * @param build is called once, with a database that executes nothing
 */
export function statement<V extends Record<string, unknown>, R>(
  build: (db: Db) => Preparable<R>,
): (tx: Db | Tx, values: V) => Promise<R> {
  let made: Made<R> | null = null;
  return (tx, values) => {
    made ??= madeOf(build);
    const { text, reader } = made;
    type Shape = { execute: R; all: unknown; values: unknown };
    // The rows have the type of `build`.
    return tx._.session.prepareQuery<Shape>(...text, reader).execute(values);
  };
}

function madeOf<R>(build: (db: Db) => Preparable<R>): Made<R> {
  const text = textOf(build);
  return { text, reader: rowsReader<R>(text[1]) };
}

function textOf(build: (db: Db) => Preparable<unknown>): Text {
  const dialect = new PgDialect({ casing });
  const session = new ListeningSession(dialect);
  build(new PgDatabase(dialect, session, undefined)).prepare('');
  if (session.heard === null) throw new Error('nothing was prepared');
  const [query, fields, , isArray] = session.heard;
  // The driver names repeated statements.
  return [query, fields, undefined, isArray];
}

/** Records the statement that it has to prepare. */
class ListeningSession extends PgSession {
  heard: Asked | null = null;

  override prepareQuery<T extends PreparedQueryConfig>(...asked: Asked): PgPreparedQuery<T> {
    this.heard = asked;
    return new Unanswered<T>(asked[0], undefined, undefined);
  }

  override transaction(): Promise<never> {
    return Promise.reject(new Error('There is no database behind this session'));
  }
}

class Unanswered<T extends PreparedQueryConfig> extends PgPreparedQuery<T> {
  override execute(): Promise<never> {
    return Promise.reject(new Error('There is no database behind this statement'));
  }
}
