import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Clock, systemClock } from './platform/clock/index.ts';
import type { Database } from './platform/database/index.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { type Environment, readEnvironment } from './platform/environment/index.ts';
import { assertPortFree } from './platform/http/listen.ts';
import { type Log, createLog } from './platform/log/index.ts';
import { OperatorError } from './platform/operator-error/index.ts';
import { preparePrivateFolder } from './platform/private-folder/index.ts';
import { type Random, systemRandom } from './platform/random/index.ts';

/** What a server is started with. */
export interface ServerContext {
  readonly environment: Environment;
  readonly database: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
}

export interface RunOptions {
  /** Comes after the tables are made and before visitors are let in: the place of demo data. */
  readonly prepare?: (context: ServerContext) => Promise<void>;
  /** Comes when the server is ready. */
  readonly announce?: (context: ServerContext) => Promise<void> | void;
  /** Where another build of the web app lies than the checkout's own. */
  readonly webFolder?: string;
}

const root = fileURLToPath(new URL('../../..', import.meta.url));
const migrations = fileURLToPath(new URL('../migrations', import.meta.url));
const builtWebFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));

/**
 * A server process from its settings to its end. Never rejects: what the operator can put right is said in one
 * sentence on standard error, with exit code 1. A signal ends it in order, a second one at once.
 */
export async function run(options: RunOptions = {}): Promise<void> {
  let database: Database | null = null;
  try {
    const environment = readEnvironment(process.env, root);
    const log = createLog(environment.logLevel);
    await assertPortFree(environment.host, environment.port);
    const { databaseUrl, dataDirectory } = environment;
    preparePrivateFolder(dataDirectory);
    const opening = openDatabase({ log, databaseUrl, directory: join(dataDirectory, 'database') });
    // The embedded database starts in a thread of its own; what serves is loaded meanwhile.
    const loading = loadApplication(options.webFolder ?? builtWebFolder);
    // Of the two the database's fault is the one to tell; the other must not end the process unheard.
    loading.catch(() => {});
    database = await opening;
    const { serve, migrate, ensureReferenceData, webBuild } = await loading;
    const context = { environment, database, clock: systemClock, random: systemRandom, log };
    await migrate(database, migrations);
    await database.transaction(ensureReferenceData);
    await options.prepare?.(context);
    const served = await serve({ ...context, webBuild });
    endOnSignal(context, served.stop);
    await options.announce?.(context);
    // Node would keep what it has compiled at an orderly end only; the next start profits after any.
    flushCompileCache();
  } catch (error) {
    await database?.close().catch(() => {});
    fail(error);
  }
}

async function loadApplication(webFolder: string) {
  const [{ serve }, { loadWebBuild }, { migrate }, { ensureReferenceData }] = await Promise.all([
    import('./serve.ts'),
    import('./features/pages/index.ts'),
    import('./platform/database/migrate.ts'),
    import('./features/reference-data/index.ts'),
  ]);
  return { serve, migrate, ensureReferenceData, webBuild: await loadWebBuild(webFolder) };
}

function endOnSignal({ database, log }: ServerContext, stop: () => Promise<void>): void {
  let ending = false;
  const end = async (signal: string): Promise<void> => {
    // Whoever asks twice does not want to wait.
    if (ending) process.exit(1);
    ending = true;
    log.info({ signal }, 'Ending');
    try {
      await stop();
      await database.close();
      process.exit(0);
    } catch (error) {
      log.error({ err: error }, 'The end was not in order');
      process.exit(1);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(signal));
}

function fail(error: unknown): never {
  process.stderr.write(`${textOf(error)}\n`);
  // Whatever has been started already must not keep half a server alive.
  process.exit(1);
}

/** What speaks to the operator is a sentence; everything else is a bug and keeps its stack. */
function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error instanceof OperatorError ? error.message : (error.stack ?? error.message);
}
