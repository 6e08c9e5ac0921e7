import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ClubDetail } from '@sevenmetre/contract/clubs/schemas';
import { testDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { matches, places, placeTranslations } from '../../platform/database/schema/index.ts';
import { actorOf, makeSetup } from './testing/setup.ts';
import type { Setup } from './testing/setup.ts';

describe.each(testDatabases())('the first match of a team on $name', (kind) => {
  let database: TestDatabase;
  let setup: Setup;

  beforeAll(async () => {
    database = await kind.open();
    setup = await makeSetup(database);
    const { clubId } = setup.cup;
    setup.as(actorOf(setup.ids.boss, ['ROLE_USER'], { administratedClubIds: [clubId] }));
  });
  afterAll(() => setup.close());

  it('is shown with its day, its time and the names of its own hall; without a time there is none', async () => {
    const { clubId, editionId, halls, matches: ids } = setup.cup;
    const others = ['before', 'after'].map((code) => ({ editionId, code, placeType: 1 }));
    const [before, after] = await database.db.insert(places).values(others).returning();
    const named = [before?.id ?? 0, ...halls, after?.id ?? 0];
    const names = named.flatMap((placeId, index) => [
      { placeId, locale: 'en' as const, name: `Hall ${index}` },
      { placeId, locale: 'cs' as const, name: `Hala ${index}` },
    ]);
    await database.db.insert(placeTranslations).values(names);
    const [, , , first = 0, second = 0, third = 0] = ids;
    for (const id of [second, third])
      await database.db.update(matches).set({ startsAt: null }).where(eq(matches.id, id));
    await database.db.update(matches).set({ placeId: halls[1] }).where(eq(matches.id, first));
    const url = `/api/v1/web/clubs/${clubId}`;
    const { teams } = (await setup.app.inject({ url })).json<ClubDetail>();
    const own = { day: '2026-06-13', time: '13:00', placeNameCs: 'Hala 2', placeNameEn: 'Hall 2' };
    const atOther = { day: '2026-06-13', time: '10:00', placeNameCs: 'Hala 1', placeNameEn: 'Hall 1' };
    expect(teams.map(({ firstMatch }) => firstMatch)).toEqual([
      atOther,
      atOther,
      expect.anything(),
      own,
      own,
      null,
    ]);
  });
});
