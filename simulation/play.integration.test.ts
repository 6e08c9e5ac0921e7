import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../apps/server/tests/database.ts';
import { plantedFaults } from './planted-faults.ts';
import { play } from './play.ts';
import type { PlayOptions } from './play.ts';
import { openRealServer } from './real-server.ts';
import type { RealServer } from './real-server.ts';

/** What the right modules play, and among how many a planted fault has to be found. */
const plays = { right: 5, wrong: 25 };
const long = 300_000;

describe.each(testDatabases())('the whole protocol on $name', (kind) => {
  let server: RealServer;
  beforeAll(async () => {
    server = await openRealServer(kind);
  }, long);
  afterAll(() => server.close());

  /** The first play that broke a promise; null: none of them did. */
  async function firstBroken(options: Omit<PlayOptions, 'seed'>, last: number): Promise<string | null> {
    for (let seed = 1; seed <= last; seed += 1) {
      const { faults } = await play(server, { ...options, seed });
      if (faults.length > 0) return `seed ${seed}: ${[...new Set(faults)].join('; ')}`;
    }
    return null;
  }

  test(
    '[SY1] [SY2] [SY3] [SY12] [SY15] [SY28] [SY32] given the real server, the real store and several matches at a time, then every promise is kept',
    async () => {
      expect(await firstBroken({}, plays.right)).toBeNull();
    },
    long,
  );

  test.each(Object.entries(plantedFaults))(
    'given the fault "%s", then the judge sees it',
    async (_name, parts) => {
      expect(await firstBroken({ parts }, plays.wrong)).not.toBeNull();
    },
    long,
  );
});
