import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testDatabases } from '../../../../../tests/database.ts';
import type { TestDatabase } from '../../../../../tests/database.ts';
import { write } from '../../../../../tests/small-cup.ts';
import {
  audit,
  clubs,
  groupTeams,
  invoiceItems,
  lodgingAllotments,
  lodgings,
  matches,
  suppliers,
  teams,
} from '../../../../platform/database/schema/index.ts';
import { makeSetup } from '../testing/setup.ts';

describe.each(testDatabases())('the withdrawal of a team on $name', (kind) => {
  let database: TestDatabase;
  let setup: Awaited<ReturnType<typeof makeSetup>>;

  /** Team 1 has won both its matches of MA-A; the one of teams 2 and 3 is still to be played. */
  beforeEach(async () => {
    database = await kind.open();
    setup = await makeSetup(database);
    const { matches: ids, stages } = setup.cup;
    const won = { homeScore: 20, awayScore: 10, stageId: stages.finished };
    const [first = 0, , third = 0] = ids;
    await write(database, { matches: { [first]: won, [third]: { ...won, homeScore: 8 } } });
  });
  afterEach(() => database.cleanup());

  const team = (index: number) => setup.cup.teams[index] ?? 0;
  const ask = (to: string, id: number, state: string, agreed: object = {}) =>
    setup.call('POST', 'team-states', { to, teams: [{ id, state, ...agreed }] });
  const withdraw = (id: number, agreedMatches = 1) => ask('withdrawn', id, 'accepted', { agreedMatches });
  const table = async () =>
    (
      await database.db
        .select()
        .from(groupTeams)
        .where(eq(groupTeams.groupId, setup.cup.groups.a))
        .orderBy(asc(groupTeams.standings))
    ).map(({ teamId, points }) => [setup.cup.teams.indexOf(teamId ?? 0), points]);
  const finalists = async () =>
    (
      await database.db
        .select()
        .from(groupTeams)
        .where(eq(groupTeams.groupId, setup.cup.groups.final))
        .orderBy(asc(groupTeams.seat))
    ).map(({ teamId }) => (teamId === null ? null : setup.cup.teams.indexOf(teamId)));
  const begin = (index: number, code: '1st_half' | 'waiting_for_approval' | 'finished') =>
    write(database, {
      matches: { [setup.cup.matches[index] ?? 0]: { stageId: setup.cup.stages[code] } },
    });

  it('[BO9] given the team of the last open match, then the effect is told first, and the group ends and fills its seat', async () => {
    const effect = await setup.call('GET', `teams/${team(1)}/withdrawal`);
    expect(effect.body).toMatchObject({
      to: 'withdrawn',
      running: 0,
      open: 1,
      seats: [{ groupLabel: 'MA final', seat: 1, before: null, after: { id: team(0) } }],
      sides: [{ matchNumber: 7, side: 'home', after: { id: team(0) } }],
      conflicts: [],
      mails: expect.any(Number),
      money: { currency: 'CZK' },
    });
    expect(await finalists()).toEqual([null, null]);
    expect((await withdraw(team(1))).body.results).toMatchObject([{ outcome: 'done', state: 'withdrawn' }]);
    expect(await table()).toEqual([
      [0, 2],
      [2, 0],
      [1, 0],
    ]);
    expect(await finalists()).toEqual([0, null]);
  });

  const giveBeds = async (...teamIds: number[]) => {
    const { db } = database;
    const { editionId, halls } = setup.cup;
    const [lodging] = await db
      .insert(lodgings)
      .values({ editionId, placeId: halls[0] ?? 0, kind: 'classroom', label: 'Gym', capacity: 40, note: '' })
      .returning();
    const rows = teamIds.map((teamId) => ({ lodgingId: lodging?.id ?? 0, teamId, persons: 12 }));
    await db.insert(lodgingAllotments).values(rows);
  };
  /** A line that the order of the team has made. */
  const oweFor = async (teamId: number) => {
    const { editionId, clubId } = setup.cup;
    const [supplier] = await database.db
      .insert(suppliers)
      .values({ editionId, name: 'Házená Lipová', street: '', city: '', zip: '', countryCode: 'CZ' })
      .returning();
    const words = { nameCs: 'Startovné', nameEn: 'Entry fee', unitType: 'team' };
    await database.db.insert(invoiceItems).values({
      ...words,
      clubId,
      isSystem: true,
      systemKey: `team:${teamId}:fee`,
      quantity: 1,
      unitPrice: 100_000,
      currency: 'CZK',
      supplierId: supplier?.id ?? 0,
    });
  };
  const given = async () => (await database.db.select().from(lodgingAllotments)).map(({ teamId }) => teamId);

  it('[BO9] given a team with beds, then they are named before and free after its withdrawal; on the waiting list it keeps them', async () => {
    await giveBeds(team(1), team(4));
    expect((await setup.call('GET', `teams/${team(1)}/withdrawal`)).body).toMatchObject({ beds: 12 });
    await withdraw(team(1));
    expect(await given()).toEqual([team(4)]);
    const taken = await database.db.select().from(audit).where(eq(audit.action, 'beds.taken'));
    expect(taken).toMatchObject([{ subjectType: 'club', userId: 1 }]);
  });

  it('[BO9] given a club with beds that is declined, then they are named in the list before and free after it, and it owes nothing', async () => {
    await giveBeds(team(1), team(4));
    await oweFor(team(1));
    await database.db.update(matches).set({
      cancelledAt: new Date('2026-03-01T00:00:00Z'),
      groupId: null,
      homeTeamId: null,
      awayTeamId: null,
    });
    const { rows } = (await setup.call('GET', 'club-registrations')).body;
    expect(rows).toMatchObject([{ beds: 24 }]);
    const [{ id, state, revision }] = rows;
    const declined = await setup.call('POST', 'club-registrations/states', {
      action: 'decline',
      reason: 'Too late',
      clubs: [{ id, state, revision }],
    });
    expect(declined.body.results).toMatchObject([{ outcome: 'done' }]);
    expect(await given()).toEqual([]);
    expect(await database.db.select().from(invoiceItems)).toEqual([]);
  });

  it('[ST22] [BO10] given a chosen policy, then its effect was told, and played results stand', async () => {
    const { body } = await setup.call('GET', `teams/${team(1)}/withdrawal`);
    expect(body.choices.map(({ results }: { results: string }) => results)).toEqual(['annulled', 'kept']);
    await ask('withdrawn', team(1), 'accepted', { agreedMatches: 1, results: 'kept' });
    expect(await table()).toEqual([
      [0, 4],
      [2, 2],
      [1, 0],
    ]);
    expect(await finalists()).toEqual([0, null]);
  });

  it('[BO8] given two organisers who withdraw a team at once, then one of them does', async () => {
    const both = await Promise.all([withdraw(team(1)), withdraw(team(1))]);
    const outcomes = new Set(both.map(({ body }) => body.results[0].outcome));
    expect(outcomes).toEqual(new Set(['changed-meanwhile', 'done']));
  });

  it('[BR9] given a withdrawal that is taken back, then tables and seats stand as before it', async () => {
    await withdraw(team(1));
    expect((await setup.call('GET', `teams/${team(1)}/withdrawal`)).body).toMatchObject({ to: 'accepted' });
    expect((await ask('accepted', team(1), 'withdrawn')).body.results).toMatchObject([{ outcome: 'done' }]);
    expect(await finalists()).toEqual([null, null]);
    expect((await table()).find(([index]) => index === 0)).toEqual([0, 4]);
  });

  it('[BR10] given a finalist that has begun to play, then the answer names its seat', async () => {
    await withdraw(team(1));
    await begin(6, '1st_half');
    await begin(6, 'finished');
    const answer = await ask('withdrawn', team(0), 'accepted');
    expect(answer.body.conflicts).toMatchObject([
      { groupLabel: 'MA final', team: { id: team(0) }, belongsTo: { id: team(2) } },
    ]);
    expect(await finalists()).toEqual([0, null]);
  });

  it('[BO9] [BR10] given the played final of a team, then its withdrawal lists the conflict that it causes, and no other lists one that was there before', async () => {
    const [first = 0, second = 0, third = 0, , , , final = 0] = setup.cup.matches;
    const { stages, groups } = setup.cup;
    const lost = { homeScore: 10, awayScore: 20, stageId: stages.finished };
    await write(database, {
      matches: { [second]: lost, [final]: { homeTeamId: team(0), stageId: stages.finished } },
      seats: { [`${groups.final}:1`]: { teamId: team(0) } },
    });
    const conflictsWithout = async (index: number) => {
      const { body } = await setup.call('GET', `teams/${team(index)}/withdrawal`);
      return body.choices.find(({ results }: { results: string }) => results === 'annulled').conflicts;
    };
    const finalist = { team: { id: team(0) }, belongsTo: { id: team(2) } };
    expect(await conflictsWithout(0)).toMatchObject([finalist]);
    expect(await conflictsWithout(1)).toEqual([]);
    await write(database, { matches: { [first]: lost, [third]: { homeScore: 30, awayScore: 8 } } });
    expect(await conflictsWithout(1)).toEqual([]);
  });

  it('[BO8] given a team that plays, then nobody withdraws it, puts it on the waiting list or declines its club', async () => {
    await begin(1, '1st_half');
    for (const to of ['withdrawn', 'waiting'])
      expect((await ask(to, team(1), 'accepted', { agreedMatches: 1 })).body.results).toMatchObject([
        { outcome: 'team-playing', state: 'accepted' },
      ]);
    const effect = await setup.call('GET', `teams/${team(1)}/withdrawal?to=waiting`);
    expect(effect.body).toMatchObject({ to: 'waiting', running: 1, playing: [2], beds: 0 });
    const withdrawal = await setup.call('GET', `teams/${team(1)}/withdrawal`);
    expect(withdrawal.body).toMatchObject({ to: 'withdrawn', running: 1, playing: [2], toApprove: [] });
    expect(await decline()).toMatchObject([{ outcome: 'team-playing', state: 'approved' }]);
  });

  it('[BO9] given a match that waits for approval, then the effect names it as played, and its withdrawal agrees to it as to an open one', async () => {
    await begin(1, 'waiting_for_approval');
    const effect = await setup.call('GET', `teams/${team(1)}/withdrawal`);
    expect(effect.body).toMatchObject({ running: 0, playing: [], open: 1, toApprove: [2] });
    expect((await withdraw(team(1))).body.results).toMatchObject([{ outcome: 'done' }]);
  });

  it('[BO9] given a team that is in the final, then the effect names that match as one of the play-off', async () => {
    const before = await setup.call('GET', `teams/${team(0)}/withdrawal`);
    expect(before.body.inPlayoff).toEqual([]);
    const [final = 0] = setup.cup.matches.slice(-1);
    await write(database, { matches: { [final]: { homeTeamId: team(0) } } });
    const effect = await setup.call('GET', `teams/${team(0)}/withdrawal`);
    expect(effect.body).toMatchObject({ open: before.body.open + 1, inPlayoff: [setup.cup.matches.length] });
  });

  it('[BO8] [BO9] given matches to play, then only an agreed withdrawal takes the team out', async () => {
    const outcomes = [
      await ask('waiting', team(1), 'accepted', { agreedMatches: 1 }),
      await ask('withdrawn', team(1), 'accepted'),
      await withdraw(team(1), 2),
    ].map(({ body }) => body.results[0].outcome);
    expect(outcomes).toEqual(['team-has-matches', 'effect-not-agreed', 'changed-meanwhile']);
    expect(await decline()).toMatchObject([{ outcome: 'team-has-matches' }]);
    const rows = await database.db
      .select()
      .from(teams)
      .where(eq(teams.id, team(1)));
    expect(rows).toMatchObject([{ state: 'accepted' }]);
    expect((await setup.call('GET', 'teams/999999/withdrawal')).status).toBe(404);
    expect(await database.db.select().from(matches)).toHaveLength(7);
  });

  async function decline() {
    const [club] = await database.db.select().from(clubs).where(eq(clubs.id, setup.cup.clubId));
    const { id = 0, revision = 0 } = club ?? {};
    const asked = { action: 'decline', reason: 'nezaplaceno', clubs: [{ id, revision, state: 'approved' }] };
    return (await setup.call('POST', 'club-registrations/states', asked)).body.results;
  }
});
