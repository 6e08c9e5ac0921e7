/** Interval of the checks, and thresholds of written bytes. */
const lookEverySeconds = 30;
const checkpointAfterBytes = 64 * 1024 * 1024;
const checkpointAfterSeconds = 5 * 60;
const vacuumAfterSeconds = 60 * 60;

export type Maintained = {
  /** Runs one statement in its turn. */
  run(statement: string): Promise<unknown[]>;
  onError(error: unknown): void;
};

/**
 * Runs the maintenance that a PostgreSQL server runs by itself and the embedded one does not. Without
 * checkpoints the log grows forever and recovery takes ever longer; without vacuum dead rows pile up; without
 * statistics the planner takes large tables for small ones, and a join of 400 clubs takes seconds. Returns a
 * function that stops it.
 */
export function startMaintenance({ run, onError }: Maintained): () => void {
  const done = {
    checkpoint: { at: performance.now(), position: 0 },
    vacuum: { at: performance.now(), position: 0 },
  };
  let busy = false;
  let ended = false;
  const look = async () => {
    const now = performance.now();
    const position = await readLogPosition(run);
    const written = position - done.checkpoint.position;
    if (
      written > checkpointAfterBytes ||
      (written > 0 && isDue(done.checkpoint.at, checkpointAfterSeconds, now))
    ) {
      await run('checkpoint');
      done.checkpoint = { at: now, position: await readLogPosition(run) };
    }
    if (position > done.vacuum.position && isDue(done.vacuum.at, vacuumAfterSeconds, now)) {
      await run('vacuum analyze');
      done.vacuum = { at: now, position: await readLogPosition(run) };
    }
    await countTables(run);
  };
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    void look()
      .catch((error: unknown) => {
        // A check that waits for a long transaction may be aborted when the database is closed; that is no
        // error.
        if (!ended) onError(error);
      })
      .finally(() => {
        busy = false;
      });
  }, lookEverySeconds * 1000).unref();
  return () => {
    ended = true;
    clearInterval(timer);
  };
}

function isDue(since: number, seconds: number, now: number): boolean {
  return now - since >= seconds * 1000;
}

/** Bytes of log written since the database was created. */
async function readLogPosition(run: Maintained['run']): Promise<number> {
  const [row] = await run("select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as position");
  return typeof row === 'object' && row !== null && 'position' in row ? Number(row.position) : 0;
}

/**
 * Analyzes tables that were never analyzed, or have changed by a tenth and fifty rows since, as autovacuum
 * does; each in a turn of its own. Returns their names.
 */
export async function countTables(run: Maintained['run']): Promise<string[]> {
  const rows = await run(
    `select format('%I', t.relname) as name from pg_stat_user_tables s join pg_class t on t.oid = s.relid
    where (t.reltuples < 0 and pg_relation_size(t.oid) > 0)
      or s.n_mod_since_analyze > 50 + 0.1 * greatest(t.reltuples, 0)`,
  );
  const names = rows.flatMap((row) =>
    typeof row === 'object' && row !== null && 'name' in row ? [String(row.name)] : [],
  );
  for (const name of names) await run(`analyze ${name}`);
  return names;
}
