import { parentPort, workerData } from 'node:worker_threads';
import { notificationChannel } from '../driver.ts';
import { initialise } from './initialise.ts';
import { diskFullExitCode } from './protocol.ts';
import type { Answer, ErrorFields, Reply, Request, WorkerTask } from './protocol.ts';
import { countSyncsOfOneCommit, startPostgres } from './start-postgres.ts';
import type { RunningPostgres } from './start-postgres.ts';
import { StatementRunner } from './statement-runner.ts';
import type { Outcome } from './statement-runner.ts';

/*
 * PostgreSQL in WebAssembly blocks its thread, so it runs in a separate one and the server stays responsive.
 * This side only executes: the main thread decides the order of statements.
 */
if (parentPort === null) throw new Error('This file is the inside of a worker thread');
const port = parentPort;
const task = workerData as WorkerTask;

const reply = (message: Reply) => port.postMessage(message);

if (task.kind === 'initialise') {
  await initialise(task.directory, endWithoutRoom);
  port.close();
} else {
  await serve(await startPostgres(task.directory, endWithoutRoom));
}

/** Ends this thread, not the process. */
function endWithoutRoom(): never {
  return process.exit(diskFullExitCode);
}

async function serve(running: RunningPostgres): Promise<void> {
  const { pg, syncCount } = running;
  const syncsOfOneCommit = await countSyncsOfOneCommit(running);
  await pg.listen(notificationChannel, () => reply({ kind: 'notification' }));
  const statements = new StatementRunner(pg);
  let last: Promise<void> = Promise.resolve();
  port.on('message', (request: Request) => {
    last = last.then(() => execute(running, statements, request));
  });
  reply({ kind: 'started', syncs: syncCount(), syncsOfOneCommit });
}

async function execute(
  { pg, syncCount }: RunningPostgres,
  statements: StatementRunner,
  request: Request,
): Promise<void> {
  if (request.kind === 'close') {
    await pg.close();
    const answer = { rows: [], affectedRows: 0, command: '' };
    reply({ kind: 'answers', syncs: syncCount(), answers: [{ id: request.id, answer }] });
    port.close();
    return;
  }
  const outcomes = await statements.runAll(request.statements);
  const answers = request.statements.map(({ id }, index) => ({ id, ...answerOrError(outcomes[index]) }));
  reply({ kind: 'answers', syncs: syncCount(), answers });
}

/** @throws any error which means that PostgreSQL has stopped */
function answerOrError(outcome: Outcome | undefined): { answer: Answer } | { error: ErrorFields } {
  if (!outcome) throw new Error('a statement has no outcome');
  if ('answer' in outcome) return outcome;
  if (isFatal(outcome.error)) throw outcome.error;
  return { error: fieldsOf(outcome.error) };
}

/**
 * PostgreSQL refuses statements with its own errors; any other error from WebAssembly means that it has
 * stopped.
 */
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
