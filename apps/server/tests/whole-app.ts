import { type App, createApp } from '../src/app.ts';
import { type Clock, systemClock } from '../src/platform/clock/index.ts';
import { readEnvironment } from '../src/platform/environment/index.ts';
import { createLog } from '../src/platform/log/index.ts';
import { systemRandom } from '../src/platform/random/index.ts';
import type { TestDatabase } from './database.ts';

/**
 * The whole program on a database, behind a proxy that it trusts, without the web app and without a log. It listens on a free port.
 * @param dataFolder by default in the folder of the database
 */
export async function startWholeApp(
  database: TestDatabase,
  { clock = systemClock, dataFolder }: { readonly clock?: Clock; readonly dataFolder?: string } = {},
): Promise<{ app: App; url: string }> {
  const settings = { PORT: '0', HOST: '127.0.0.1', NODE_ENV: 'test', TRUST_PROXY: 'loopback' };
  const own = dataFolder === undefined ? settings : { ...settings, DATA_DIR: dataFolder };
  const environment = readEnvironment(own, database.folder);
  const outside = { clock, random: systemRandom, log: createLog('silent'), webBuild: null };
  const app = await createApp({ environment, database, ...outside });
  return { app, url: `http://127.0.0.1:${await app.start()}` };
}

let networks = 0;

/** Headers of a call from a network that has not called before, so that no rate limit applies. */
export function fromAnotherNetwork(): { readonly 'x-forwarded-for': string } {
  networks += 1;
  return { 'x-forwarded-for': `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}` };
}
