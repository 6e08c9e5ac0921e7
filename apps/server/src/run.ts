import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { type Clock, systemClock } from './platform/clock/index.ts';
import type { Database } from './platform/database/index.ts';
import { openDatabase } from './platform/database/open-database.ts';
import {
  assertPublicUrl,
  type Environment,
  openFileLimit,
  readEnvironment,
  withinFileLimit,
} from './platform/environment/index.ts';
import { assertPortFree } from './platform/http/listen.ts';
import { type Log, createLog } from './platform/log/index.ts';
import { OperatorError } from './platform/operator-error/index.ts';
import { preparePrivateFolder } from './platform/private-folder/index.ts';
import { type Random, systemRandom } from './platform/random/index.ts';
import { readRelease } from './platform/release/index.ts';
import { expectBackups, storageIdentity } from './platform/storage/index.ts';
import { builtWebFolder, migrationsFolder, root } from './root.ts';

/** Options of a starting server. */
interface ServerContext {
  readonly environment: Environment;
  readonly database: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  /** Version of the program. */
  readonly release: string;
}

export interface RunOptions {
  /** Runs after the tables are created and before requests are accepted: for demo data. */
  readonly prepare?: (context: ServerContext) => Promise<void>;
  /** Runs when the server is ready. */
  readonly announce?: (context: ServerContext) => Promise<void> | void;
  /** Folder of another build of the web app. */
  readonly webFolder?: string;
}

/**
 * Runs a server process from its settings to its end. Never rejects: an error that the operator can correct
 * is printed as one sentence on standard error, with exit code 1. A signal stops it in order, a second one at
 * once.
 */
export async function run(options: RunOptions = {}): Promise<void> {
  let database: Database | null = null;
  try {
    const environment = withinFileLimit(readEnvironment(process.env, root), openFileLimit());
    assertPublicUrl(environment);
    const release = readRelease(root);
    const log = createLog(environment.logLevel);
    log.info({ version: release, streams: environment.stream.maxClients }, 'Starting');
    await assertPortFree(environment.host, environment.port);
    const { databaseUrl, dataDirectory } = environment;
    preparePrivateFolder(dataDirectory);
    expectBackups(dataDirectory);
    const storage = storageIdentity({ dataDirectory, random: systemRandom });
    const opening = openDatabase({ log, databaseUrl, directory: join(dataDirectory, 'database'), storage });
    // The embedded database starts in a separate thread; the other modules are loaded meanwhile.
    const loading = loadApplication(options.webFolder ?? builtWebFolder);
    // If both fail, the database's error is reported; the other must not end the process as an unhandled
    // rejection.
    loading.catch(() => {});
    database = await opening;
    const { serve, bringUpToDate, resealSecrets, ensureReferenceData, webBuild } = await loading;
    const context = { environment, database, clock: systemClock, random: systemRandom, log, release };
    await bringUpToDate({ ...context, migrationsFolder, dataDirectory });
    await resealSecrets(context);
    await database.transaction(ensureReferenceData);
    await options.prepare?.(context);
    const served = await serve({ ...context, webBuild });
    endOnSignal({ database, log, stop: served.stop });
    await options.announce?.(context);
    // Node would keep the compiled code at an orderly exit only; the next start needs it after any.
    flushCompileCache();
  } catch (error) {
    await database?.close().catch(() => {});
    fail(error);
  }
}

async function loadApplication(webFolder: string) {
  const [{ serve }, { loadWebBuild }, { bringUpToDate }, { resealSecrets }, { ensureReferenceData }] =
    await Promise.all([
      import('./serve.ts'),
      import('./features/pages/index.ts'),
      import('./bring-up-to-date.ts'),
      import('./reseal-secrets.ts'),
      import('./features/reference-data/index.ts'),
    ]);
  return {
    serve,
    bringUpToDate,
    resealSecrets,
    ensureReferenceData,
    webBuild: await loadWebBuild(webFolder),
  };
}

function fail(error: unknown): never {
  process.stderr.write(`${textOf(error)}\n`);
  // Parts that have started already must not keep the process alive.
  process.exit(1);
}

/** Errors for the operator are one sentence; all others are bugs and keep their stack. */
function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error instanceof OperatorError ? error.message : (error.stack ?? error.message);
}

interface Ending {
  readonly database: Database;
  readonly log: Log;
  /** Finishes requests in progress. */
  readonly stop: () => Promise<void>;
}

/**
 * Stops the process in order on SIGTERM and SIGINT, and at once on a second signal. SIGHUP is ignored: closed
 * terminals send it, and so do tools that rotate logs.
 */
function endOnSignal({ database, log, stop }: Ending): void {
  let ending = false;
  const end = async (signal: string): Promise<void> => {
    // A second signal: the operator does not want to wait.
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
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(signal));
  process.on('SIGHUP', () => log.info({}, 'SIGHUP changes nothing: settings are read at the start'));
}
