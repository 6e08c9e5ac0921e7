import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { makeSmallCup, write } from '../../../tests/small-cup.ts';
import type { SmallCup } from '../../../tests/small-cup.ts';
import { audit, groupTeams, matches, teams } from '../../platform/database/schema/index.ts';
import { countDecisions } from './index.ts';
import { actorOf, makeSetup, organiser } from './testing/setup.ts';
import type { Setup } from './testing/setup.ts';

const reason = 'Losovalo se v hale';

describe.each(testDatabases())('lots and seats given by hand on $name', (kind) => {
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
    await database.db
      .update(teams)
      .set({ state: 'accepted' })
      .where(inArray(teams.id, [...cup.teams]));
    // All teams of MA-A are equal in all criteria: three ties. MA-B is not played yet.
    const tied = { homeScore: 10, awayScore: 10, stageId: cup.stages.finished };
    const [first = 0, second = 0, third = 0] = cup.matches;
    await write(database, { matches: { [first]: tied, [second]: tied, [third]: tied } });
  });
  afterAll(() => setup.close());

  const lots = (body: object) => setup.call('PUT', `groups/${cup.groups.a}/lots`, { reason, ...body });
  const seat = (body: object) => setup.call('PUT', 'seats', { reason, ...body });
  const decisions = async () => (await setup.call('GET', 'decisions')).body;
  const ofFinal = () =>
    database.db
      .select()
      .from(groupTeams)
      .where(eq(groupTeams.groupId, cup.groups.final))
      .orderBy(groupTeams.seat);
  const final = async () => {
    const [match] = await database.db
      .select()
      .from(matches)
      .where(eq(matches.id, cup.matches[6] ?? 0));
    return [...(await ofFinal()).map(({ teamId }) => teamId), match?.homeTeamId, match?.awayTeamId];
  };
  const firstSeat = async () => ({ kind: 'seat', id: (await ofFinal())[0]?.id ?? 0 });
  const startFinal = () =>
    write(database, { matches: { [cup.matches[6] ?? 0]: { stageId: cup.stages['1st_half'] } } });

  it('[BR22] given teams level in everything, then the tie is named with whom it keeps waiting', async () => {
    expect(await database.transaction(countDecisions)).toBe(1);
    expect((await decisions()).lots).toMatchObject([
      {
        group: { label: 'MA-A', categoryCode: 'MA' },
        teams: cup.teams.slice(0, 3).map((id) => ({ id })),
        places: [1, 2, 3],
        drawnAt: null,
        waiting: [{ place: 1, groupLabel: 'MA final', matchNumber: null }],
      },
    ]);
  });

  it('[ST20] given lots drawn in the hall, then their effect is shown first, they fill the seats, and can be taken back', async () => {
    const [one = 0, two = 0, three = 0] = cup.teams;
    const teamIds = [two, three, one];
    const path = `groups/${cup.groups.a}/lots/effect`;
    const effect = (await setup.call('POST', path, { by: 'hand', teamIds })).body;
    expect(effect).toMatchObject({
      tables: [{ groupLabel: 'MA-A' }],
      seats: [{ groupLabel: 'MA final', seat: 1, before: null, after: { id: two } }],
      sides: [{ matchNumber: 7, side: 'home', after: { id: two } }],
    });
    expect(await final()).toEqual([null, null, null, null]);
    const answer = await lots({ by: 'hand', teamIds });
    expect(answer.body.lots).toMatchObject([
      { teams: teamIds.map((id) => ({ id })), drawnAt: expect.any(String) },
    ]);
    expect(await final()).toEqual([two, null, two, null]);
    expect((await lots({ by: 'server', teamIds })).body.error).toBe('lots-drawn');
    expect((await lots({ by: 'nobody', teamIds })).body.lots).toMatchObject([{ drawnAt: null }]);
    expect(await final()).toEqual([null, null, null, null]);
    const entries = await database.db.select().from(audit).orderBy(audit.id);
    expect(entries).toMatchObject([
      { action: 'group.lotsDrawn', subjectId: cup.groups.a, userId: 1, reason },
      { action: 'group.lotsTakenBack', after: { label: 'MA-A', lots: null } },
    ]);
    expect(entries[0]?.after).toMatchObject({
      lots: '1. HK Test II, 2. HK Test III, 3. HK Test I',
      drawnBy: 'hand',
    });
  });

  it('[ST20] given lots that the server draws, then it draws each team once, keeps the draw and says so in the log', async () => {
    const teamIds = cup.teams.slice(0, 3);
    const answer = await lots({ by: 'server', teamIds });
    const drawn: number[] = answer.body.lots[0].teams.map(({ id }: { id: number }) => id);
    expect(drawn.toSorted((a, b) => a - b)).toEqual(teamIds);
    expect((await final())[0]).toBe(drawn[0]);
    const [entry] = await database.db.select().from(audit);
    expect(entry?.after).toMatchObject({ drawnBy: 'server' });
  });

  it('[ST21] given a seat whose team changes, then the lot leaves the seat with the team', async () => {
    const target = await firstSeat();
    await lots({ by: 'hand', teamIds: cup.teams.slice(0, 3) });
    const lot = { lot: 1, lotDrawnAt: new Date('2026-06-14T10:00:00Z') };
    await database.db.update(groupTeams).set(lot).where(eq(groupTeams.id, target.id));
    await lots({ by: 'nobody', teamIds: cup.teams.slice(0, 3) });
    expect((await ofFinal())[0]).toMatchObject({ teamId: null, lot: null, lotDrawnAt: null });
  });

  it('[ST20] given teams that are not level, or not all of them, then nothing is drawn', async () => {
    const asked = [cup.teams.slice(0, 2), cup.teams.slice(2, 5)];
    for (const teamIds of asked)
      expect((await lots({ by: 'hand', teamIds })).body.error).toBe('changed-meanwhile');
    const [one = 0, two = 0] = cup.teams;
    expect((await lots({ by: 'hand', teamIds: [one, two, two] })).body.error).toBe('changed-meanwhile');
    expect(await database.db.select().from(audit)).toEqual([]);
  });

  it('[ST23] given points deducted by a ruling, then table and seats follow, the reason is kept, and they are given back', async () => {
    const [one = 0, two = 0, three = 0] = cup.teams;
    const path = `groups/${cup.groups.a}/deductions`;
    const take = (points: number, before: number, teamId = one) =>
      setup.call('PUT', path, { teamId, points, before, reason: 'Late for the match' });
    await lots({ by: 'hand', teamIds: [one, two, three] });
    expect((await final())[0]).toBe(one);
    const effect = (await setup.call('POST', `${path}/effect`, { teamId: one, points: 3 })).body;
    expect(effect.tables).toMatchObject([{ groupLabel: 'MA-A' }]);
    // The lots of the other two were drawn among all three, and still order them.
    expect(effect.seats).toMatchObject([{ before: { id: one }, after: { id: two } }]);
    const taken = await take(3, 0);
    expect(taken.body.deductions).toMatchObject([
      { group: { label: 'MA-A' }, team: { id: one }, points: 3, reason: 'Late for the match' },
    ]);
    const rows = () =>
      database.db
        .select()
        .from(groupTeams)
        .where(eq(groupTeams.groupId, cup.groups.a))
        .orderBy(groupTeams.id);
    // Two points for two ties, three of them taken: below nought is possible.
    expect((await rows()).map(({ teamId, points }) => [teamId, points])).toEqual([
      [one, -1],
      [two, 2],
      [three, 2],
    ]);
    expect((await take(2, 0)).body.error).toBe('changed-meanwhile');
    expect((await take(1, 0, cup.teams[4] ?? 0)).body.error).toBe('team-not-in-group');
    expect((await take(0, 3)).body.deductions).toEqual([]);
    expect((await rows())[0]).toMatchObject({ points: 2, deductedPoints: 0, deductionReason: null });
    const log = await database.db.select().from(audit).where(eq(audit.action, 'group.pointsDeducted'));
    expect(log).toMatchObject([
      { subjectId: cup.groups.a, reason: 'Late for the match', after: { deducted: 3 } },
      { before: { deducted: 3 }, after: { deducted: 0 } },
    ]);
  });

  it('[BR26] given an empty seat, then it is left empty by hand, its opponent goes on without a match, and it is given back', async () => {
    const target = await firstSeat();
    const second = { kind: 'seat', id: (await ofFinal())[1]?.id ?? 0 };
    const teamId = cup.teams[4] ?? 0;
    const empty = { teamId: null, byHand: false };
    const nobody = { target, teamId: null, nobody: true };
    expect((await seat({ ...nobody, before: empty })).body.error).toBe('seat-not-empty');
    await seat({ target: second, teamId, before: empty });
    const { seats } = (await setup.call('GET', `groups/${cup.groups.final}/seats`)).body;
    expect(seats[0]).toMatchObject({ target, goesOn: { id: teamId } });
    expect((await setup.call('POST', 'seats/effect', nobody)).status).toBe(200);
    const left = await seat({ ...nobody, before: empty });
    expect(left.body.byHand).toContainEqual(expect.objectContaining({ target, team: null, byHand: true }));
    expect((await ofFinal()).map(({ standings }) => standings)).toEqual([null, 1]);
    // The table is decided meanwhile, and the seat stays empty.
    await lots({ by: 'hand', teamIds: cup.teams.slice(0, 3) });
    expect((await final())[0]).toBeNull();
    const stale = { target: second, teamId: null, nobody: true, before: { teamId, byHand: true } };
    expect((await seat(stale)).body.error).toBe('seat-not-empty');
    await seat({ target, teamId: null, before: { teamId: null, byHand: true } });
    expect((await final())[0]).toBe(cup.teams[0]);
    const entries = await database.db.select().from(audit).orderBy(audit.id);
    expect(entries.map(({ action }) => action)).toContain('group.seatLeftEmpty');
  });

  it('[BR21] given a seat that waits, then a team is seated by hand with its matches, and the seat is given back', async () => {
    const target = await firstSeat();
    const teamId = cup.teams[4] ?? 0;
    const effect = (await setup.call('POST', 'seats/effect', { target, teamId })).body;
    expect(effect).toMatchObject({
      seats: [{ groupLabel: 'MA final', seat: 1, before: null, after: { id: teamId } }],
      sides: [{ matchNumber: 7, side: 'home', after: { id: teamId } }],
    });
    const given = await seat({ target, teamId, before: { teamId: null, byHand: false } });
    expect(given.body.byHand).toMatchObject([
      { target, team: { id: teamId }, waitsFor: { groupLabel: 'MA-A', place: 1 } },
    ]);
    expect(await final()).toEqual([teamId, null, teamId, null]);
    // The table is decided, and the seat keeps the organiser's team.
    await lots({ by: 'hand', teamIds: cup.teams.slice(0, 3) });
    expect(await final()).toEqual([teamId, null, teamId, null]);
    const released = await seat({ target, teamId: null, before: { teamId, byHand: true } });
    expect(released.body.byHand).toEqual([]);
    expect((await final())[0]).toBe(cup.teams[0]);
    const entries = await database.db.select().from(audit).orderBy(audit.id);
    expect(entries.map(({ action }) => action)).toEqual([
      'group.seatGiven',
      'group.lotsDrawn',
      'group.seatReleased',
    ]);
    expect(entries[0]).toMatchObject({
      subjectId: cup.groups.final,
      reason,
      before: { team: null },
      after: { seat: 1 },
    });
  });

  it('[BR21] given a team that plays on a seat of somebody else, then it may be kept there and never replaced', async () => {
    const [one = 0, two = 0] = cup.teams;
    const target = await firstSeat();
    await lots({ by: 'hand', teamIds: cup.teams.slice(0, 3) });
    await startFinal();
    await lots({ by: 'nobody', teamIds: cup.teams.slice(0, 3) });
    const [found] = (await decisions()).seats;
    expect(found).toMatchObject({
      problem: 'played',
      target,
      team: { id: one },
      belongsTo: null,
      playedMatches: [7],
    });
    const before = { teamId: one, byHand: false };
    const other = await seat({ target, teamId: two, before });
    expect([other.status, other.body.error, other.body.additionalProperties]).toEqual([
      409,
      'seat-played',
      { matches: [7] },
    ]);
    const kept = await seat({ target, teamId: one, before });
    expect(kept.body).toMatchObject({ seats: [], byHand: [{ team: { id: one } }] });
  });

  it('[BR25] given a team that is kept while its owner is seated elsewhere, then both are stored, or none', async () => {
    const [one = 0, two = 0] = cup.teams;
    await lots({ by: 'hand', teamIds: cup.teams.slice(0, 3) });
    await startFinal();
    await lots({ by: 'nobody', teamIds: cup.teams.slice(0, 3) });
    const keep = { target: await firstSeat(), teamId: one, before: { teamId: one, byHand: false } };
    const target = { kind: 'seat', id: (await ofFinal())[1]?.id ?? 0 };
    const seating = { target, teamId: two, before: { teamId: null, byHand: false } };
    const stale = await seat({ ...seating, keep: { ...keep, before: { teamId: two, byHand: false } } });
    expect([stale.status, stale.body.error]).toEqual([409, 'changed-meanwhile']);
    expect(await final()).toEqual([one, null, one, null]);
    const { status, body } = await seat({ ...seating, keep });
    expect([status, body.seats]).toEqual([200, []]);
    expect(new Set(body.byHand.map((given: { team: { id: number } }) => given.team.id))).toEqual(
      new Set([one, two]),
    );
    expect(await final()).toEqual([one, two, one, two]);
    const log = await database.db.select().from(audit).where(eq(audit.action, 'group.seatGiven'));
    expect(log.map((entry) => entry.reason)).toEqual([reason, reason]);
  });

  it('[BR25] given both seats of such a decision, then the effect shown before covers both of them', async () => {
    const [one = 0, two = 0] = cup.teams;
    const [first, second] = (await ofFinal()).map(({ id }) => ({ kind: 'seat', id }));
    const keep = { target: first, teamId: one };
    const { status, body } = await setup.call('POST', 'seats/effect', { target: second, teamId: two, keep });
    expect(status).toBe(200);
    const after = body.seats.map((seated: { seat: number; after: { id: number } }) => [
      seated.seat,
      seated.after.id,
    ]);
    expect(after).toEqual([
      [1, one],
      [2, two],
    ]);
    expect(await final()).toEqual([null, null, null, null]);
  });

  it('[BR25] given one seat that would keep its team and get another, then it is refused and nothing is stored', async () => {
    const [one = 0, two = 0] = cup.teams;
    const target = await firstSeat();
    const before = { teamId: null, byHand: false };
    const asked = { target, teamId: two, keep: { target, teamId: one } };
    const effect = await setup.call('POST', 'seats/effect', asked);
    expect([effect.status, effect.body.error]).toEqual([422, 'seat-twice']);
    const saved = await seat({ ...asked, before, keep: { ...asked.keep, before } });
    expect([saved.status, saved.body.error]).toEqual([422, 'seat-twice']);
    expect(await final()).toEqual([null, null, null, null]);
  });

  it('[BR21] given a team that may not sit there, or a seat that is another by now, then it is said and nobody is seated', async () => {
    const target = await firstSeat();
    const before = { teamId: null, byHand: false };
    const [one = 0, two = 0] = cup.teams;
    await database.db.update(teams).set({ state: 'withdrawn' }).where(eq(teams.id, one));
    expect((await seat({ target, teamId: one, before })).body.error).toBe('team-not-eligible');
    expect((await seat({ target: { kind: 'seat', id: 999_999 }, teamId: two, before })).status).toBe(404);
    expect((await seat({ target, teamId: two, before: { teamId: one, byHand: false } })).body.error).toBe(
      'changed-meanwhile',
    );
    await seat({ target, teamId: two, before });
    const second = { kind: 'seat', id: (await ofFinal())[1]?.id ?? 0 };
    expect((await seat({ target: second, teamId: two, before })).body.error).toBe('seat-elsewhere');
    expect(await final()).toEqual([two, null, two, null]);
  });

  it('[BR22] given a place of a team that has withdrawn, then its seat is named, and a team seated there settles it', async () => {
    const [one = 0, two = 0, three = 0] = cup.teams;
    await database.db
      .update(teams)
      .set({ state: 'withdrawn' })
      .where(inArray(teams.id, [one, two, three]));
    const target = await firstSeat();
    expect((await decisions()).seats).toMatchObject([{ problem: 'withdrawn', target, team: null }]);
    const answer = await seat({ target, teamId: cup.teams[3], before: { teamId: null, byHand: false } });
    expect(answer.body.seats).toEqual([]);
  });

  it('[BR21] given a group, then its seats and the teams for them are listed', async () => {
    const { body } = await setup.call('GET', `groups/${cup.groups.final}/seats`);
    expect(body.group.label).toBe('MA final');
    expect(body.seats.map((found: { seat: number }) => found.seat)).toEqual([1, 2]);
    expect(body.teams).toHaveLength(6);
    expect((await setup.call('GET', 'groups/999999/seats')).status).toBe(404);
  });

  it('[PE2] given no reason, or nobody who organises, then nothing is drawn and nobody seated', async () => {
    const target = await firstSeat();
    const asked = { target, teamId: cup.teams[0], before: { teamId: null, byHand: false } };
    expect((await seat({ ...asked, reason: ' ' })).status).toBe(400);
    expect((await lots({ by: 'server', teamIds: cup.teams.slice(0, 3), reason: '' })).status).toBe(400);
    for (const who of [null, actorOf('ROLE_COMPETITION_SUPER_REPORTER')]) {
      setup.as(who);
      const answers = [
        await setup.call('GET', 'decisions'),
        await seat(asked),
        await setup.call('POST', 'seats/effect', { target, teamId: cup.teams[0] }),
        await lots({ by: 'server', teamIds: cup.teams.slice(0, 3) }),
      ];
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([who === null ? 401 : 403]));
    }
  });
});
