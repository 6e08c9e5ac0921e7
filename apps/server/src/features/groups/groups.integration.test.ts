import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bothDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { makeSmallCup, write } from '../../../tests/small-cup.ts';
import type { SmallCup } from '../../../tests/small-cup.ts';
import { touchedBy } from '../../../tests/touched-rows.ts';
import { audit, groups, groupTeams, matches } from '../../platform/database/schema/index.ts';
import { actorOf, makeSetup, organiser } from './testing/setup.ts';
import type { Setup } from './testing/setup.ts';

describe.each(bothDatabases())('groups closed by hand on $name', (kind) => {
  let database: TestDatabase;
  let cup: SmallCup;
  let setup: Setup;
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
    // Team 1 has won two of three matches of MA-A; the third stays unplayed.
    const won = { homeScore: 20, awayScore: 10, stageId: cup.stages.finished };
    const [first = 0, , third = 0] = cup.matches;
    await write(database, { matches: { [first]: won, [third]: { ...won, homeScore: 8 } } });
  });
  afterAll(() => setup.close());

  const call = (method: 'GET' | 'PUT', path = '', payload?: object) =>
    setup.call(method, `groups${path}`, payload);
  const close = (closed: boolean, groupId = cup.groups.a) =>
    call('PUT', `/${groupId}/closing`, { closed, reason: 'Soupeř nedorazil' });
  const final = async () => {
    const rows = await database.db
      .select()
      .from(groupTeams)
      .where(eq(groupTeams.groupId, cup.groups.final))
      .orderBy(groupTeams.seat);
    const [match] = await database.db
      .select()
      .from(matches)
      .where(eq(matches.id, cup.matches[6] ?? 0));
    return [...rows.map(({ teamId }) => teamId), match?.homeTeamId, match?.awayTeamId];
  };

  it('[BR3] given a match that is not played any more, then closing shows what it fills, fills it, and can be undone', async () => {
    const [winner] = cup.teams;
    const impact = (await call('GET', `/${cup.groups.a}/closing`)).body;
    expect(impact).toMatchObject({
      group: { label: 'MA-A', open: 1, closedByHand: false, waiting: 2 },
      seats: [{ groupLabel: 'MA final', seat: 1, before: null, after: { id: winner } }],
      sides: [{ matchNumber: 7, side: 'home', before: null, after: { id: winner, name: 'HK Test I' } }],
      conflicts: [],
    });
    expect(await final()).toEqual([null, null, null, null]);
    const touched = await touchedBy(database, async () => {
      expect((await close(true)).body.groups[0]).toMatchObject({ closedByHand: true, waiting: 0 });
    });
    expect(await final()).toEqual([winner, null, winner, null]);
    // The group with its table, a seat and a side of the final; unchanged rows keep their revision.
    const count = (table: string) => touched.filter((row) => row.startsWith(`~ ${table} `)).length;
    expect([count('groups'), count('group_teams'), count('matches'), touched.length]).toEqual([1, 4, 1, 6]);
    // Closing again changes nothing.
    await close(true);
    const entries = await database.db.select().from(audit);
    expect(entries).toMatchObject([{ action: 'group.closed', userId: 1, reason: 'Soupeř nedorazil' }]);
    const undo = (await call('GET', `/${cup.groups.a}/closing`)).body;
    expect(undo.sides).toMatchObject([{ before: { id: winner }, after: null }]);
    expect((await close(false)).body.groups[0]).toMatchObject({ closedByHand: false, waiting: 2 });
    expect(await final()).toEqual([null, null, null, null]);
  });

  it('[BR10] given a final that has begun, then opening the group again names the conflict and leaves it', async () => {
    await close(true);
    await write(database, { matches: { [cup.matches[6] ?? 0]: { stageId: cup.stages['1st_half'] } } });
    const [winner] = cup.teams;
    expect((await call('GET', `/${cup.groups.a}/closing`)).body).toMatchObject({
      sides: [],
      conflicts: [{ groupLabel: 'MA final', team: { id: winner }, belongsTo: null }],
    });
    await close(false);
    expect((await final())[0]).toBe(winner);
  });

  it('given a match that is being played, then its group is not closed', async () => {
    await write(database, { matches: { [cup.matches[1] ?? 0]: { stageId: cup.stages['2nd_half'] } } });
    const answer = await close(true);
    expect([answer.status, answer.body.error]).toEqual([409, 'group-running']);
    const [group] = await database.db.select().from(groups).where(eq(groups.id, cup.groups.a));
    expect(group?.closedByHand).toBe(false);
  });

  it('[PE2] given no reason, no such group, or nobody who organises, then nothing is closed', async () => {
    expect((await call('PUT', `/${cup.groups.a}/closing`, { closed: true, reason: ' ' })).status).toBe(400);
    expect((await close(true, 999_999)).status).toBe(404);
    expect((await call('GET', '/999999/closing')).status).toBe(404);
    for (const who of [null, actorOf('ROLE_COMPETITION_SUPER_REPORTER')]) {
      setup.as(who);
      const answers = [await call('GET'), await call('GET', `/${cup.groups.a}/closing`), await close(true)];
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([who === null ? 401 : 403]));
    }
  });
});
