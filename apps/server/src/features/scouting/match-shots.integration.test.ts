import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MatchShots } from '@sevenmetre/contract/scouting/schemas';
import { testDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { makeSmallCup, write } from '../../../tests/small-cup.ts';
import type { SmallCup } from '../../../tests/small-cup.ts';
import { testLive } from '../../../tests/test-live.ts';
import { manualClock } from '../../platform/clock/index.ts';
import {
  configurationEntries,
  scoutingEntries,
  teamCategories,
} from '../../platform/database/schema/index.ts';
import { mount } from '../../platform/http/index.ts';
import { testServer } from '../../platform/http/testing/test-server.ts';
import { Allowance } from '../../platform/work/index.ts';
import { Archive } from '../archive/index.ts';
import { appendChange } from '../live/index.ts';
import type { Live } from '../live/index.ts';
import { scoutingHandlers } from './index.ts';

describe.each(testDatabases())('the public map of shots on $name', (kind) => {
  const clock = manualClock('2026-06-13T10:00:00Z');
  let database: TestDatabase;
  let cup: SmallCup;
  let live: Live;
  let server: ReturnType<typeof testServer>;

  beforeAll(async () => {
    database = await kind.open();
    cup = await makeSmallCup(database);
    const { editionId } = cup;
    await database.db
      .insert(configurationEntries)
      .values({ editionId, key: 'scouting', value: 'true', dataType: 'boolean', labelCs: '', labelEn: '' });
    live = testLive({ database, clock });
    await live.start();
    server = testServer({ clock });
    const handlers = scoutingHandlers({
      archive: new Archive({ database, clock, live }),
      allowance: new Allowance(clock),
      clock,
      database,
      snapshotOf: live.snapshotOf,
    });
    mount(server.app, handlers, { identify: async () => null, checkAnswers: true });
    await write(database, { matches: { [cup.matches[0] ?? 0]: { stageId: cup.stages['1st_half'] } } });
    await database.db.insert(scoutingEntries).values({
      matchId: cup.matches[0] ?? 0,
      clientKey: 's-1',
      kind: 'shot',
      side: 'home',
      x: 92,
      y: 71,
      result: 'goal',
      undone: false,
      device: 'phone',
      recordedAt: clock.now(),
    });
  });
  afterAll(async () => {
    live.stop(() => 0);
    await server.app.close();
    await database.cleanup();
  });

  const ask = () => server.app.inject(`/api/v1/results/match/${cup.matches[0]}/shots`);
  async function hide(resultsHidden: boolean): Promise<void> {
    await database.db
      .update(teamCategories)
      .set({ resultsHidden })
      .where(eq(teamCategories.id, cup.categoryId));
    await database.transaction((tx) => appendChange(tx, { structure: true }));
    await live.publisher.catchUp();
  }

  it('[SO5] given a category whose results are hidden, then its goals are on no map, although it was shown a moment before', async () => {
    await hide(false);
    const shown = await ask();
    expect(shown.statusCode).toBe(200);
    expect(shown.json<MatchShots>().home.shots).toMatchObject([{ x: 92, y: 71, result: 'goal' }]);
    await hide(true);
    const hidden = await ask();
    expect([hidden.statusCode, hidden.json().error]).toEqual([404, 'match-unknown']);
    await hide(false);
    expect((await ask()).statusCode).toBe(200);
  });
});
