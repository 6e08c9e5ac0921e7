import { and, asc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { makeSmallCup, write } from '../../../tests/small-cup.ts';
import type { SmallCup } from '../../../tests/small-cup.ts';
import { audit, groupTeams, matches, teams } from '../../platform/database/schema/index.ts';
import { makeSetup, organiser } from './testing/setup.ts';
import type { Setup } from './testing/setup.ts';

const reason = 'Tým se odhlásil před turnajem';

describe.each(testDatabases())('seats whose team was named from the start on $name', (kind) => {
  let database: TestDatabase;
  let cup: SmallCup;
  let setup: Setup;
  let reserve: number;
  let year = 2026;

  beforeAll(async () => {
    database = await kind.open();
    setup = await makeSetup(database);
  });
  beforeEach(async () => {
    await database.db.delete(audit);
    cup = await makeSmallCup(database, year);
    year += 1;
    setup.as(organiser);
    const { editionId, clubId, categoryId } = cup;
    const [added] = await database.db
      .insert(teams)
      .values({ editionId, clubId, categoryId, teamNumber: 7 })
      .returning();
    reserve = added?.id ?? 0;
    await database.db
      .update(teams)
      .set({ state: 'accepted' })
      .where(inArray(teams.id, [...cup.teams, reserve]));
  });
  afterAll(() => setup.close());

  const seat = (body: object) => setup.call('PUT', 'seats', { reason, ...body });
  const seatOf = async (teamId: number) => {
    const [row] = await database.db
      .select()
      .from(groupTeams)
      .where(and(eq(groupTeams.groupId, cup.groups.a), eq(groupTeams.teamId, teamId)));
    return { kind: 'seat', id: row?.id ?? 0 };
  };
  const sides = async () => {
    const rows = await database.db
      .select()
      .from(matches)
      .where(eq(matches.groupId, cup.groups.a))
      .orderBy(asc(matches.id));
    return rows.map(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId]);
  };
  const beforeOf = (teamId: number) => ({ teamId, byHand: false });

  it('[BR21] given a seat whose team was named from the start, then the effect is shown, another team gets it with its matches, and the log says why', async () => {
    const [one = 0] = cup.teams;
    const target = await seatOf(one);
    const stood = await sides();
    const effect = (await setup.call('POST', 'seats/effect', { target, teamId: reserve })).body;
    expect(effect.seats).toMatchObject([
      { groupLabel: 'MA-A', seat: 1, before: { id: one }, after: { id: reserve } },
    ]);
    expect(effect.sides).toHaveLength(stood.flat().filter((id) => id === one).length);
    expect(await sides()).toEqual(stood);
    const given = await seat({ target, teamId: reserve, before: beforeOf(one) });
    expect(given.status).toBe(200);
    expect(await sides()).toEqual(stood.map((teamIds) => teamIds.map((id) => (id === one ? reserve : id))));
    const [entry] = await database.db.select().from(audit);
    expect(entry).toMatchObject({
      action: 'group.seatGiven',
      subjectId: cup.groups.a,
      reason,
      before: { team: 'HK Test I', seat: 1 },
    });
    // The former team returns in the same way.
    await seat({ target, teamId: one, before: beforeOf(reserve) });
    expect(await sides()).toEqual(stood);
  });

  it('[BR21] given a match of the team that has begun, then nobody else gets its seat', async () => {
    const [one = 0] = cup.teams;
    const [first = 0] = cup.matches;
    await write(database, { matches: { [first]: { stageId: cup.stages['1st_half'] } } });
    const stood = await sides();
    const playing = stood[0]?.[0] ?? one;
    const answer = await seat({ target: await seatOf(playing), teamId: reserve, before: beforeOf(playing) });
    expect([answer.status, answer.body.error]).toEqual([409, 'seat-played']);
    expect(await sides()).toEqual(stood);
  });

  it('[BR21] given a seat that follows no table, then it is not given back to one, and changed by nobody else in between', async () => {
    const [one = 0, two = 0] = cup.teams;
    const target = await seatOf(one);
    const back = await seat({ target, teamId: null, before: beforeOf(one) });
    expect(back.body.error).toBe('seat-fixed');
    const elsewhere = await seat({ target, teamId: two, before: beforeOf(one) });
    expect(elsewhere.body.error).toBe('seat-elsewhere');
    const old = await seat({ target, teamId: reserve, before: beforeOf(two) });
    expect(old.body.error).toBe('changed-meanwhile');
    expect(await database.db.select().from(audit)).toEqual([]);
  });

  it('[BR21] given a group, then its seats named from the start are listed with the teams for them', async () => {
    const { body } = await setup.call('GET', `groups/${cup.groups.a}/seats`);
    expect(body.seats).toMatchObject([1, 2, 3].map((number) => ({ seat: number, waitsFor: null })));
    expect(body.teams).toHaveLength(7);
  });
});
