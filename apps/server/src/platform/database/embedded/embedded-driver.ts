import type { DatabaseLog } from '../database.ts';
import type { Connection, Driver } from '../driver.ts';
import type { Pipeline } from '../pipeline.ts';
import { SlowStatements } from '../slow-statements.ts';
import { refuseInside } from '../transaction-guard.ts';
import type { TransactionGuard } from '../transaction-guard.ts';
import { drizzleOver, drizzleTransactionOver } from './drizzle-client.ts';
import type { RunQuery } from './drizzle-client.ts';
import { startMaintenance } from './maintenance.ts';
import type { Embedded } from './start-embedded.ts';
import type { DatabaseThread } from './reviving-worker.ts';

/** Grants exclusive access to one holder at a time, in the order of the calls. */
type Queue = {
  /** Resolves when it is the caller's turn, which ends when the returned function is called. */
  enter(): Promise<() => void>;
};

/** Drizzle over the embedded PostgreSQL, whose single connection is shared by a queue. */
export function createEmbeddedDriver(
  { worker, identity, unlock }: Embedded,
  guard: TransactionGuard,
  log: DatabaseLog,
): Driver {
  const queue = createQueue();
  const slow = new SlowStatements(log);
  const inTurn: RunQuery = async (text, parameters, rowMode) => {
    const leave = await queue.enter();
    const answer = worker.current.ask({ text, parameters, rowMode }, false);
    slow.watch(text, answer);
    // The next caller waits in the database's own queue.
    leave();
    return answer;
  };
  const stopMaintenance = startMaintenance({
    run: async (statement) => (await inTurn(statement, [], 'object')).rows,
    onError: (error) => log.error({ err: error }, 'Maintenance of the embedded database failed'),
  });
  let closing: Promise<void> | undefined;
  const close = async () => {
    stopMaintenance();
    const leave = await queue.enter();
    await worker.close().finally(unlock);
    leave();
  };
  return {
    mode: 'embedded',
    db: drizzleOver(inTurn, refuseInside(guard)),
    connect: (pipeline) => connect({ queue, slow, current: () => worker.current }, pipeline),
    onNotification: (listener) => worker.onNotification(listener),
    identity: async () => identity,
    ready: async () => worker.current.alive && closing === undefined,
    syncCount: () => worker.current.syncs,
    slowStatements: () => slow.count,
    connections: () => null,
    close: () => (closing ??= close()),
  };
}

interface Shared {
  readonly queue: Queue;
  readonly slow: SlowStatements;
  readonly current: () => DatabaseThread;
}

async function connect({ queue, slow, current }: Shared, pipeline: Pipeline): Promise<Connection> {
  const leave = await queue.enter();
  // A transaction belongs to one thread and cannot continue in another one.
  const worker = current();
  let begun = false;
  const ask: RunQuery = (text, parameters, rowMode) => {
    const answer = worker.ask({ text, parameters, rowMode }, begun);
    begun = true;
    return answer;
  };
  const run: RunQuery = (...statement) => {
    const answer = ask(...statement);
    slow.watch(statement[0], answer);
    pipeline.noteStatement();
    return answer;
  };
  return {
    tx: drizzleTransactionOver(run),
    run: async (statement) => void (await ask(statement, [], 'object')),
    async commit() {
      const answer = ask('commit', [], 'object');
      leave();
      return (await answer).command === 'COMMIT';
    },
    release: leave,
  };
}

function createQueue(): Queue {
  let last: Promise<void> = Promise.resolve();
  return {
    async enter() {
      const before = last;
      const { promise, resolve } = Promise.withResolvers<void>();
      last = promise;
      await before;
      return resolve;
    },
  };
}
