import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OwnDashboard } from '@sevenmetre/contract/dashboard/own-dashboard';
import type { Actor } from '@sevenmetre/rules/permissions';
import { testDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { makeSmallCup } from '../../../tests/small-cup.ts';
import type { SmallCup } from '../../../tests/small-cup.ts';
import {
  editions,
  placeTranslations,
  referees,
  reporterAssignments,
} from '../../platform/database/schema/index.ts';
import { actorOf, makeSetup } from './testing/setup.ts';
import type { Setup } from './testing/setup.ts';

describe.each(testDatabases())('the dashboard beside other people and years on $name', (kind) => {
  let database: TestDatabase;
  let setup: Setup;
  let later: SmallCup;

  beforeAll(async () => {
    database = await kind.open();
    setup = await makeSetup(database);
    const { db } = database;
    const { cup } = setup;
    later = await makeSmallCup(database, 2027);
    await db.update(editions).set({ isCurrent: false });
    await db.update(editions).set({ isCurrent: true }).where(eq(editions.id, cup.editionId));
  });
  afterAll(() => setup.close());

  const dashboardOf = async (actor: Actor) => {
    setup.as(actor);
    return (await setup.app.inject({ url: '/api/v1/web/dashboard' })).json<OwnDashboard>();
  };
  const reporter = (userId: number) => actorOf(userId, ['ROLE_USER', 'ROLE_COMPETITION_REPORTER']);

  it('given registrations of others and of another year, then a referee is shown their own of this year', async () => {
    const { cup, ids } = setup;
    const person = { firstName: 'Anna', lastName: 'Pfeifer' };
    const [own] = await database.db
      .insert(referees)
      .values([
        { ...person, editionId: cup.editionId, userId: ids.leader },
        { ...person, editionId: later.editionId, userId: ids.leader },
        { ...person, editionId: cup.editionId, userId: ids.stranger },
      ])
      .returning();
    const body = await dashboardOf(actorOf(ids.leader, ['ROLE_USER']));
    expect(body.referees.map(({ id }) => id)).toEqual([own?.id]);
  });

  it('given a club of another year, then it is not on the dashboard of this one', async () => {
    const { cup, ids } = setup;
    const both = { administratedClubIds: [cup.clubId, later.clubId] };
    const body = await dashboardOf(actorOf(ids.boss, ['ROLE_USER'], both));
    expect(body.clubs.map(({ id }) => id)).toEqual([cup.clubId]);
  });

  it('[PE20] given halls of others and of another year, then a reporter is shown their own of this year', async () => {
    const { cup, ids } = setup;
    const day = '2026-06-13';
    const [first = 0, second = 0] = cup.halls;
    await database.db.insert(reporterAssignments).values([
      { userId: ids.leader, placeId: first, day },
      { userId: ids.leader, placeId: later.halls[0] ?? 0, day: '2027-06-13' },
      { userId: ids.stranger, placeId: second, day },
    ]);
    await database.db.insert(placeTranslations).values([
      { placeId: first, locale: 'en', name: 'River hall' },
      { placeId: first, locale: 'cs', name: 'Hala u řeky' },
      { placeId: second, locale: 'cs', name: 'Hala u lesa' },
      { placeId: second, locale: 'en', name: 'Forest hall' },
    ]);
    const { reporting } = await dashboardOf(reporter(ids.leader));
    expect(reporting).toHaveLength(1);
    expect(reporting).toMatchObject([{ placeId: first, nameCs: 'Hala u řeky', nameEn: 'River hall' }]);
  });
});
