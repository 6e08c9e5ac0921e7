import pg from 'pg';
import { undoLater } from './unfinished.ts';
import { startPostgres } from '../../../tooling/test/postgres.ts';

export interface BenchPostgres {
  /**
   * Creates a database; returns its URL.
   * @param like URL of an unused database to copy
   */
  create(like?: string): Promise<string>;
  /** Removes what was created. */
  stop(): Promise<void>;
}

/** The PostgreSQL of the tests, or why there is none. */
export async function benchPostgres(): Promise<BenchPostgres | { readonly missing: string }> {
  const server = await startPostgres().catch((error: unknown) => String(error));
  if (typeof server === 'string') return { missing: server };
  const created: string[] = [];
  const stop = async (): Promise<void> => {
    for (const name of created.splice(0)) await run(server.url, `drop database ${name} with (force)`);
    await server.stop();
  };
  const forget = undoLater(stop);
  return {
    async create(like) {
      const name = `bench_${process.pid}_${created.length}`;
      const template = like === undefined ? '' : ` template ${new URL(like).pathname.slice(1)}`;
      await run(server.url, `create database ${name}${template}`);
      created.push(name);
      const url = new URL(server.url);
      url.pathname = `/${name}`;
      return url.href;
    },
    stop: () => stop().finally(forget),
  };
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
