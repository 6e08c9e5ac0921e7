import { createLive, type Live, noMetrics } from '../src/features/live/index.ts';
import { silent } from './database.ts';

type LiveOptions = Parameters<typeof createLive>[0];

/** The public answers of a database, not started yet: it follows commits and does not poll while a test runs. */
export function testLive(given: Pick<LiveOptions, 'database' | 'clock'> & Partial<LiveOptions>): Live {
  const stream = { maxClients: 3, maxPerAddress: 2 };
  return createLive({ log: silent, metrics: noMetrics, stream, pollSeconds: 600, ...given });
}
