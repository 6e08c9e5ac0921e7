import { PgDatabase, PgDialect, PgPreparedQuery, PgSession } from 'drizzle-orm/pg-core';
import type { PreparedQueryConfig } from 'drizzle-orm/pg-core';
import type { Db, Tx } from './database.ts';
import { casing } from './driver.ts';
import { rowsReader } from './rows-reader.ts';

type Asked = Parameters<PgSession['prepareQuery']>;

/** What Drizzle asks a session for: the text of a statement, what its columns are, no name, whether rows are arrays. */
type Text = readonly [query: Asked[0], fields: Asked[1], name: undefined, isArray: boolean];

interface Made<R> {
  readonly text: Text;
  /** undefined: Drizzle reads the rows. */
  readonly reader: ((rows: unknown[][]) => R) | undefined;
}

interface Preparable<R> {
  prepare(name: string): { execute(values?: Record<string, unknown>): Promise<R> };
}

/**
 * A statement whose text Drizzle puts together once, and not for each call: of the busiest calls that was a quarter of
 * the work. Its values are named by `sql.placeholder`.
 *
 * Not for outer joins: Drizzle reads their missing rows by what it does not tell a session.
 *
 * @param build is called once, with a database that answers nothing
 */
export function statement<V extends Record<string, unknown>, R>(
  build: (db: Db) => Preparable<R>,
): (tx: Db | Tx, values: V) => Promise<R> {
  let made: Made<R> | null = null;
  return (tx, values) => {
    made ??= madeOf(build);
    const { text, reader } = made;
    type Shape = { execute: R; all: unknown; values: unknown };
    // The rows are read as `build` has them read.
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
  // The driver names what it has seen often.
  return [query, fields, undefined, isArray];
}

/** Notes what it is asked to prepare. */
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
