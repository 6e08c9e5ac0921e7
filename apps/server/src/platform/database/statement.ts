import { PgDatabase, PgDialect, PgPreparedQuery, PgSession } from 'drizzle-orm/pg-core';
import type { PreparedQueryConfig } from 'drizzle-orm/pg-core';
import type { Db, Tx } from './database.ts';
import { casing } from './driver.ts';

type Asked = Parameters<PgSession['prepareQuery']>;

/** What Drizzle asks a session for: the text of a statement, what its columns are, no name, whether rows are arrays. */
type Text = readonly [query: Asked[0], fields: Asked[1], name: undefined, isArray: boolean];

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
  let text: Text | null = null;
  return (tx, values) => {
    text ??= textOf(build);
    // The rows are read as `build` has them read.
    return tx._.session.prepareQuery<{ execute: R; all: unknown; values: unknown }>(...text).execute(values);
  };
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
