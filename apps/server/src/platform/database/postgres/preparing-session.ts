import type { PgDialect } from 'drizzle-orm/pg-core';
import { NodePgSession } from 'drizzle-orm/node-postgres';
import type { NodePgClient, NodePgSessionOptions } from 'drizzle-orm/node-postgres';
import type { RepeatedStatements } from '../repeated-statements.ts';

type NoSchema = Record<string, never>;
type PrepareQuery = NodePgSession<NoSchema, NoSchema>['prepareQuery'];

/** Drizzle's session, with repeated statements under a name: each connection reads and plans them once. */
export class PreparingSession extends NodePgSession<NoSchema, NoSchema> {
  readonly #repeated: RepeatedStatements;

  constructor(
    client: NodePgClient,
    dialect: PgDialect,
    repeated: RepeatedStatements,
    options: NodePgSessionOptions = {},
  ) {
    super(client, dialect, undefined, options);
    this.#repeated = repeated;
  }

  override prepareQuery: PrepareQuery = (query, fields, name, ...rest) =>
    super.prepareQuery(query, fields, name ?? this.#repeated.nameOf(query.sql) ?? undefined, ...rest);
}
