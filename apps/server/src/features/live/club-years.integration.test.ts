import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { type SmallCup, makeSmallCup } from '../../../tests/small-cup.ts';
import { clubs, editions, matches, teamCategories, teams } from '../../platform/database/schema/index.ts';
import { findEarlierYears, findSameClubs } from './club-years.repository.ts';
import { Meetings } from './load-meetings.use-case.ts';
import { loadEditionSnapshot } from './load-snapshot.use-case.ts';
import { findMeetings } from './meetings.repository.ts';

describe.each(testDatabases())('earlier years of a club on $name', (kind) => {
  let database: TestDatabase;
  let before: SmallCup;
  let now: SmallCup;

  const named = (cup: SmallCup, name: string) =>
    database.db.update(clubs).set({ name }).where(eq(clubs.id, cup.clubId));
  const years = async () => {
    const found = await database.transaction((tx) =>
      findEarlierYears({ startDate: '2026-06-13' }, { clubId: now.clubId }, tx),
    );
    return found.map(({ year }) => year);
  };

  beforeAll(async () => {
    database = await kind.open();
    before = await makeSmallCup(database, 2024);
    const other = await makeSmallCup(database, 2025);
    now = await makeSmallCup(database, 2026);
    await named(before, 'TJ SOKOL ÚNĚŠOV ');
    await named(other, 'TJ Sokol Unesov');
    await named(now, 'TJ Sokol Úněšov');
  });
  afterAll(() => database.cleanup());

  it('given the same name in accented capitals, then it is the same club, whatever the collation of the database', async () => {
    expect(await years()).toEqual([2024]);
  });

  it('given two clubs that met before, then a coming match lists their played meetings in its category, newest first, kept until the snapshot is read again', async () => {
    const played = await Promise.all([before, now].map((cup) => withRival(cup)));
    const snapshot = (await loadEditionSnapshot(database, now.editionId))?.snapshot;
    const coming = snapshot?.matches.get(played[1] ?? 0);
    if (!snapshot || !coming) throw new Error('The edition was not loaded');
    const kept = new Meetings(database);
    const meetings = () => kept.get(snapshot, coming);
    const met = [
      {
        address: '2024',
        year: 2024,
        matchId: played[0],
        home: { name: 'TJ SOKOL ÚNĚŠOV I', score: 9 },
        away: { name: 'HC Rival I', score: 12 },
      },
    ];
    expect(await meetings()).toEqual(met);
    await database.db
      .update(teamCategories)
      .set({ resultsHidden: true })
      .where(eq(teamCategories.id, before.categoryId));
    expect(await meetings()).toEqual(met);
    kept.clear();
    expect(await meetings()).toEqual([]);
  });

  it('given a meeting of a later edition, then a match before it does not list it as an earlier one', async () => {
    const later = await makeSmallCup(database, 2027);
    await named(later, 'TJ Sokol Úněšov');
    await withRival(later);
    const { id } = editions;
    await database.db.update(editions).set({ isCurrent: false }).where(eq(id, later.editionId));
    const known = await database.transaction((tx) => findSameClubs(later.clubId, tx));
    const [match] = await database.db
      .select({ rival: teams.clubId })
      .from(matches)
      .innerJoin(teams, eq(teams.id, matches.homeTeamId))
      .where(eq(matches.id, later.matches[0] ?? 0));
    const rivals = await database.transaction((tx) => findSameClubs(match?.rival ?? 0, tx));
    const metBefore = async (startDate: string) => {
      const pair = { startDate, category: 'MA', clubs: { home: known, away: rivals } };
      const found = await database.transaction((tx) => findMeetings(pair, tx));
      return found.map(({ year }) => year);
    };
    expect([await metBefore('2027-06-13'), await metBefore('2028-06-10')]).toEqual([[], [2027]]);
  });

  /** The first match is between the first team and that of another club, which was at home before; it is over in the first cup. */
  async function withRival({ editionId, categoryId, clubId, teams: [own], matches: [id], stages }: SmallCup) {
    const [{ countryId } = { countryId: 0 }] = await database.db
      .select()
      .from(clubs)
      .where(eq(clubs.id, clubId));
    const rival = { editionId, name: 'HC Rival', countryId, registrationState: 'approved' as const };
    const [club] = await database.db.insert(clubs).values(rival).returning();
    const [team] = await database.db
      .insert(teams)
      .values({ editionId, clubId: club?.id ?? 0, categoryId, teamNumber: 1 })
      .returning();
    const isOver = editionId !== now.editionId;
    await database.db
      .update(matches)
      .set(
        isOver
          ? { homeTeamId: team?.id, awayTeamId: own, stageId: stages.finished, homeScore: 12, awayScore: 9 }
          : { homeTeamId: own, awayTeamId: team?.id },
      )
      .where(eq(matches.id, id ?? 0));
    return id ?? 0;
  }
});
