import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '../../../../tests/database.ts';
import type { TestDatabase } from '../../../../tests/database.ts';
import {
  clubs,
  countries,
  matches,
  refereePairs,
  referees,
} from '../../../platform/database/schema/index.ts';
import { makeSetup } from './testing/setup.ts';

describe.each(testDatabases())('figures of the first page of organisers on $name', (kind) => {
  let database: TestDatabase;
  let setup: Awaited<ReturnType<typeof makeSetup>>;

  beforeAll(async () => {
    database = await kind.open();
    setup = await makeSetup(database);
  });
  afterAll(() => database.cleanup());

  const overview = async () => (await setup.call('GET', 'overview')).body;

  it('given clubs of two countries and a declined one of a third, then clubs and countries are those that take part', async () => {
    const before = (await overview()).clubs;
    const [polish, declined] = [await setup.newClub('KS Warta'), await setup.newClub('RK Zelena')];
    await move(polish.id, 'PL');
    await move(declined.id, 'SI');
    await database.db.update(clubs).set({ registrationState: 'declined' }).where(eq(clubs.id, declined.id));
    expect((await overview()).clubs).toMatchObject({
      registered: before.registered + 1,
      countries: before.countries + 1,
    });
  });

  it('given accepted referees, two of them a pair and one appointed alone, then the pair is counted', async () => {
    const { editionId } = setup.cup;
    const person = { editionId, lastName: 'Horák', registrationState: 'approved' as const };
    const rows = await database.db
      .insert(referees)
      .values(['Jan', 'Eva', 'Petr'].map((firstName) => ({ ...person, firstName })))
      .returning();
    const [first = 0, second = 0, single = 0] = rows.map(({ id }) => id);
    const pair = { editionId, level: 'B' as const };
    await database.db.insert(refereePairs).values([
      { ...pair, firstRefereeId: first, secondRefereeId: second },
      { ...pair, firstRefereeId: single },
    ]);
    expect((await overview()).referees).toMatchObject({ approved: 3, pairs: 1 });
  });

  it('given matches that are over, that run and that are ahead today, then it says how far the tournament is', async () => {
    const { stages, matches: ids, halls } = setup.cup;
    const [over = 0, running = 0, ahead = 0, cancelled = 0] = ids;
    const set = (id: number, values: Partial<typeof matches.$inferInsert>) =>
      database.db.update(matches).set(values).where(eq(matches.id, id));
    await database.db
      .update(matches)
      .set({ startsAt: null })
      .where(inArray(matches.id, [...ids]));
    await set(over, { stageId: stages.finished, startsAt: new Date('2026-03-15T08:00:00Z') });
    const [hall = 0, other = 0] = halls;
    const now = new Date('2026-03-15T11:45:00Z');
    await set(running, { stageId: stages['1st_half'], startsAt: now, placeId: hall });
    await set(ahead, { startsAt: new Date('2026-03-15T13:20:00Z'), placeId: other });
    await set(cancelled, { cancelledAt: now });
    expect((await overview()).play).toEqual({
      matches: ids.length - 1,
      played: 1,
      running: 1,
      halls: 2,
      next: '2026-03-15T13:20:00Z',
    });
  });

  async function move(clubId: number, countryCode: string): Promise<void> {
    const [country] = await database.db
      .select()
      .from(countries)
      .where(eq(countries.countryCode, countryCode));
    await database.db
      .update(clubs)
      .set({ countryId: country?.id ?? 0 })
      .where(eq(clubs.id, clubId));
  }
});
