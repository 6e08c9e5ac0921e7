import { parentPort, workerData } from 'node:worker_threads';
import { bellChannel } from '../driver.ts';
import { initialise } from './initialise.ts';
import type { ErrorFields, Reply, Request, WorkerTask } from './protocol.ts';
import { countSyncsOfOneCommit, startPostgres } from './start-postgres.ts';
import type { RunningPostgres } from './start-postgres.ts';
import { StatementRunner } from './statement-runner.ts';

/*
 * PostgreSQL in WebAssembly computes without a pause, so it lives in a thread of its own and the server stays
 * responsive. This side only executes: the order of statements is the main thread's business.
 */
if (parentPort === null) throw new Error('This file is the inside of a worker thread');
const port = parentPort;
const task = workerData as WorkerTask;

const reply = (message: Reply) => port.postMessage(message);

if (task.kind === 'initialise') {
  await initialise(task.directory);
  port.close();
} else {
  await serve(await startPostgres(task.directory));
}

async function serve(running: RunningPostgres): Promise<void> {
  const { pg, syncCount } = running;
  const syncsOfOneCommit = await countSyncsOfOneCommit(running);
  await pg.listen(bellChannel, () => reply({ kind: 'bell' }));
  const statements = new StatementRunner(pg);
  port.on('message', (request: Request) => void execute(running, statements, request));
  reply({ kind: 'started', syncs: syncCount(), syncsOfOneCommit });
}

async function execute(
  { pg, syncCount }: RunningPostgres,
  statements: StatementRunner,
  request: Request,
): Promise<void> {
  const { id } = request;
  try {
    if (request.kind === 'close') {
      await pg.close();
      reply({ kind: 'answer', id, syncs: syncCount(), rows: [], affectedRows: 0, command: '' });
      port.close();
      return;
    }
    const { text, parameters, rowMode } = request;
    const answer = await statements.run(text, parameters, rowMode);
    reply({ kind: 'answer', id, syncs: syncCount(), ...answer });
  } catch (error) {
    if (isFatal(error)) throw error;
    reply({ kind: 'failure', id, syncs: syncCount(), error: fieldsOf(error) });
  }
}

/** PostgreSQL refuses a statement with an error of its own; anything else out of WebAssembly means that it is gone. */
function isFatal(error: unknown): boolean {
  if (!(error instanceof Error)) return true;
  if (error.name === 'RuntimeError' || error.name === 'ExitStatus') return true;
  const severity: unknown = Reflect.get(error, 'severity');
  return severity === 'FATAL' || severity === 'PANIC';
}

function fieldsOf(error: unknown): ErrorFields {
  const field = (name: string) => {
    const value: unknown = error instanceof Error ? Reflect.get(error, name) : undefined;
    return typeof value === 'string' ? value : undefined;
  };
  return {
    message: field('message') ?? String(error),
    code: field('code'),
    constraint: field('constraint'),
    table: field('table'),
    column: field('column'),
  };
}
