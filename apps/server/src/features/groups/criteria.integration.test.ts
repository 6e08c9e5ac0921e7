import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TieBreakers } from '@sevenmetre/contract/standings/tie-breakers';
import { bothDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { makeSmallCup, write } from '../../../tests/small-cup.ts';
import type { SmallCup } from '../../../tests/small-cup.ts';
import {
  audit,
  changes,
  groups,
  groupTeams,
  matches,
  teamCategories,
} from '../../platform/database/schema/index.ts';
import { makeSetup } from './testing/setup.ts';
import type { Setup } from './testing/setup.ts';

describe.each(bothDatabases())('by what tables are ordered on $name', (kind) => {
  let database: TestDatabase;
  let cup: SmallCup;
  let setup: Setup;
  let category: TieBreakers['categories'][number];

  beforeAll(async () => {
    database = await kind.open();
    setup = await makeSetup(database);
    cup = await makeSmallCup(database, 2026);
    // In MA-A everybody has beaten one other team: the second has the best goal difference, the first has
    // scored most.
    const of = (homeScore: number, awayScore: number) => ({
      homeScore,
      awayScore,
      stageId: cup.stages.finished,
    });
    const [first = 0, second = 0, third = 0] = cup.matches;
    await write(database, { matches: { [first]: of(11, 10), [second]: of(10, 5), [third]: of(30, 28) } });
    category = (await read()).categories[0] ?? category;
  });
  afterAll(() => setup.close());

  const read = async (): Promise<TieBreakers> => (await setup.call('GET', 'tie-breakers')).body;
  const none = { tieBreakers: null, tieBreakersUnfinished: null };
  const byDifference = { ...none, tieBreakers: ['points', 'overallDifference'] };
  const byGoals = { ...none, tieBreakers: ['points', 'overallGoals', 'lots'] };
  const save = (lists: object, before: object, categoryId: number | null = category.id) =>
    setup.call('PUT', 'tie-breakers', { categoryId, lists, before });
  const table = async () => {
    const rows = await database.db
      .select()
      .from(groupTeams)
      .where(eq(groupTeams.groupId, cup.groups.a))
      .orderBy(asc(groupTeams.standings));
    return rows.map(({ teamId }) => cup.teams.indexOf(teamId ?? 0));
  };
  const finalist = async () => {
    const [match] = await database.db
      .select()
      .from(matches)
      .where(eq(matches.id, cup.matches[6] ?? 0));
    return cup.teams.indexOf(match?.homeTeamId ?? 0);
  };

  it('[ST19] given other criteria, then their effect is shown first, and tables and seats follow at once', async () => {
    expect((await save(byDifference, none)).status).toBe(200);
    expect([await table(), await finalist()]).toEqual([[1, 0, 2], 1]);
    const asked = { categoryId: category.id, lists: byGoals };
    const effect = (await setup.call('POST', 'tie-breakers/effect', asked)).body;
    expect(effect.tables).toEqual([
      {
        groupLabel: 'MA-A',
        teams: [
          { name: 'HK Test I', before: 2, after: 1 },
          { name: 'HK Test III', before: 3, after: 2 },
          { name: 'HK Test II', before: 1, after: 3 },
        ],
      },
    ]);
    expect(effect.sides).toMatchObject([{ matchNumber: 7, after: { id: cup.teams[0] } }]);
    expect(await table()).toEqual([1, 0, 2]);
    expect((await save(byGoals, byDifference)).body.categories[0].lists).toEqual(byGoals);
    expect([await table(), await finalist()]).toEqual([[0, 2, 1], 0]);
    const [newest] = (await database.db.select().from(changes)).slice(-1);
    expect(JSON.stringify(newest)).toContain('structure');
    const entries = await database.db.select().from(audit).where(eq(audit.action, 'category.tieBreakers'));
    expect(entries[1]).toMatchObject({ userId: 1, editionId: cup.editionId });
    expect(entries[1]?.after).toMatchObject({ tieBreakers: 'points overallGoals lots' });
  });

  it('[ST19] given the edition’s lists, then categories without their own follow them', async () => {
    const { edition } = await read();
    await save(none, byGoals);
    expect(await table()).toEqual([1, 0, 2]);
    const goals = { ...edition, tieBreakers: ['points', 'overallGoals'] };
    expect((await save(goals, edition, null)).status).toBe(200);
    expect(await table()).toEqual([0, 2, 1]);
    await save(edition, goals, null);
    expect(await table()).toEqual([1, 0, 2]);
  });

  it('[ST19] given another category, then its tables and matches are left as they are, and the same once more changes nothing', async () => {
    const { editionId } = cup;
    const { db } = database;
    const [group] = await db.select().from(groups).where(eq(groups.id, cup.groups.a));
    const girls = {
      editionId,
      code: 'WA',
      nameCs: 'Dívky',
      nameEn: 'Girls',
      gender: 'W' as const,
      weight: 2,
    };
    const [other] = await db.insert(teamCategories).values(girls).returning();
    const [idle] = await db
      .insert(groups)
      .values({
        editionId,
        categoryId: other?.id ?? 0,
        roundLevelId: group?.roundLevelId ?? 0,
        label: 'WA-A',
        weight: 9,
      })
      .returning();
    // A row of a table that a recalculation would change.
    const stale = { groupId: idle?.id ?? 0, seat: 1, teamId: cup.teams[0] ?? 0, standings: 1, points: 77 };
    await db.insert(groupTeams).values(stale);
    const effect = await setup.call('POST', 'tie-breakers/effect', {
      categoryId: category.id,
      lists: byGoals,
    });
    expect(effect.body.groups).toBe(3);
    expect(effect.body.tables.map(({ groupLabel }: { groupLabel: string }) => groupLabel)).toEqual(['MA-A']);
    const before = await db.select().from(audit);
    expect((await save(byGoals, none)).status).toBe(200);
    expect((await save(byGoals, none)).status).toBe(200);
    expect(await db.select().from(audit)).toHaveLength(before.length + 1);
    const kept = await db
      .select()
      .from(groupTeams)
      .where(eq(groupTeams.groupId, idle?.id ?? 0));
    expect(kept).toMatchObject([stale]);
    await save(none, byGoals);
    await db.delete(groupTeams).where(eq(groupTeams.groupId, idle?.id ?? 0));
  });

  it('[ST19] given a list that orders nothing, or lists that are others by now, then nothing is stored', async () => {
    const { edition } = await read();
    const empty = await save({ ...none, tieBreakers: [] }, none);
    expect([empty.status, empty.body.error]).toEqual([422, 'entry-invalid']);
    const lotsFirst = await save({ ...none, tieBreakers: ['lots', 'points'] }, none);
    expect(lotsFirst.body.additionalProperties.errors).toEqual([
      { field: 'tieBreakers', error: { code: 'lotsLast' } },
    ]);
    expect((await save(none, edition, null)).status).toBe(422);
    const stale = await save(byGoals, byDifference);
    expect([stale.status, stale.body.additionalProperties.lists]).toEqual([409, none]);
    expect((await save(byGoals, none, 999_999)).status).toBe(404);
    const unknown = await setup.call('POST', 'tie-breakers/effect', { categoryId: 999_999, lists: byGoals });
    expect([unknown.status, unknown.body.error]).toEqual([404, 'entry-unknown']);
  });

  it('[ED3] given another length of a half, then matches that have not begun have it, and no others', async () => {
    const path = `categories/${category.id}/half-length`;
    const [known] = category.halves;
    const seconds = 1200;
    const before = [known?.seconds ?? 0];
    expect((await setup.call('PUT', path, { seconds: 30, before })).status).toBe(422);
    expect((await setup.call('PUT', path, { seconds, before: [1] })).status).toBe(409);
    const saved: TieBreakers = (await setup.call('PUT', path, { seconds, before })).body;
    expect(saved.categories[0]?.halves).toEqual([
      { seconds: known?.seconds, matches: 3, begun: 3 },
      { seconds, matches: (known?.matches ?? 0) - 3, begun: 0 },
    ]);
    const entries = () => database.db.select().from(audit).where(eq(audit.action, 'category.halfLength'));
    expect((await entries())[0]?.after).toMatchObject({ halfLength: '1200' });
    // Matches of this category that have not begun; the length of the three begun ones stays.
    const [halves] = (await database.db.select().from(groups)).filter(({ label }) => label === 'WA-A');
    const other = { editionId: cup.editionId, groupId: halves?.id ?? 0, matchNumber: 99, halfLength: 600 };
    await database.db.insert(matches).values({ ...other, stageId: cup.stages.not_started });
    expect((await setup.call('PUT', path, { seconds, before: [seconds] })).status).toBe(200);
    expect(await entries()).toHaveLength(1);
  });
});
