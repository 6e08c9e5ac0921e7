import { createApp } from '@sevenmetre/server/app';
import { issueSetupToken } from '@sevenmetre/server/features/auth/index';
import { ensureReferenceData } from '@sevenmetre/server/features/reference-data/index';
import { type ManualClock, manualClock } from '@sevenmetre/server/platform/clock/index';
import type { WebBuild } from '@sevenmetre/server/features/pages/index';
import type { Database } from '@sevenmetre/server/platform/database/index';
import { readEnvironment } from '@sevenmetre/server/platform/environment/index';
import { createLog } from '@sevenmetre/server/platform/log/index';
import { systemRandom } from '@sevenmetre/server/platform/random/index';
import { type Person, createPerson } from './person.ts';

/** A server of the product in this process, on a database of its own, whose clock the year sets. */
export interface Instance {
  readonly database: Database;
  readonly clock: ManualClock;
  readonly hasPages: boolean;
  /** The token for the first super admin; null: one already exists. */
  setupToken(): Promise<string | null>;
  /** A new visitor. */
  newPerson(): Person;
  /** Moves the clock to an instant, never back. */
  advanceTo(instant: Date): void;
  close(): Promise<void>;
}

/**
 * Starts the server as an operator does: tables, reference data, nothing else. Mails are stored as files in
 * the folder.
 * @param database migrated; it stays open when the instance is closed
 * @param begins when the first year is prepared
 * @param webBuild null: no pages, only the interface
 */
export async function startInstance(
  database: Database,
  folder: string,
  begins: Date,
  webBuild: WebBuild | null,
): Promise<Instance> {
  const clock = manualClock(begins);
  await database.transaction(ensureReferenceData);
  const settings = {
    PORT: '0',
    HOST: '127.0.0.1',
    NODE_ENV: 'test',
    TRUST_PROXY: 'loopback',
    DATA_DIR: folder,
  };
  const environment = readEnvironment(settings, folder);
  const log = createLog('error');
  const context = { environment, database, clock, random: systemRandom, log, webBuild };
  const app = await createApp(context);
  const url = `http://127.0.0.1:${await app.start()}`;
  let people = 0;
  return {
    database,
    clock,
    hasPages: webBuild !== null,
    setupToken: () => issueSetupToken(context),
    newPerson() {
      people += 1;
      return createPerson(url, people);
    },
    advanceTo(instant) {
      if (instant > clock.now()) clock.set(instant);
    },
    close: () => app.stop(),
  };
}
