import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '../../../../tests/database.ts';
import type { TestDatabase } from '../../../../tests/database.ts';
import {
  clubs,
  editions,
  extraPersonGroups,
  lodgingAllotments,
  lodgings,
  matches,
  refereeHalls,
  referees,
  reporterAssignments,
  teams,
  undoablePresses,
  users,
  volunteers,
} from '../../../platform/database/schema/index.ts';
import { forgetPresses } from '../../undo/index.ts';
import { makeSetup } from './testing/setup.ts';
import type { Setup } from './testing/setup.ts';

interface ListedPress {
  readonly id: number;
  readonly kind: string;
  readonly count: number;
  readonly isUndone: boolean;
}

describe.each(testDatabases())('a press of an organiser on $name', (kind) => {
  let database: TestDatabase;
  let setup: Setup;
  let lodgingId: number;
  beforeAll(async () => {
    database = await kind.open();
    setup = await makeSetup(database);
    await setup.setCapacity(null);
    const [row] = await database.db
      .insert(lodgings)
      .values({
        editionId: setup.cup.editionId,
        placeId: setup.cup.halls[0] ?? 0,
        kind: 'classroom',
        label: '1.A',
        capacity: 25,
      })
      .returning();
    lodgingId = row?.id ?? 0;
  });
  afterAll(() => setup.close());

  const presses = async (): Promise<readonly ListedPress[]> =>
    (await setup.call('GET', 'presses')).body.presses;
  const last = async () => (await presses())[0] ?? { id: 0, kind: '', count: 0, isUndone: false };
  const undo = async (id?: number) => {
    const { status, body } = await setup.call('POST', `presses/${id ?? (await last()).id}/undo`);
    return status === 200 ? 'undone' : body.error;
  };
  const states = (action: string, asked: readonly object[], reason: string | null = null) =>
    setup.call('POST', 'club-registrations/states', { action, reason, clubs: asked });
  const seen = (id: number, state = 'new') => ({ id, revision: 1, state });
  const give = (id: number, persons: number) =>
    setup.call('POST', 'accommodation/allotments', { lodgingId, guest: { kind: 'team', id }, persons });
  const bedsOf = (teamId: number) =>
    database.db.select().from(lodgingAllotments).where(eq(lodgingAllotments.teamId, teamId));
  const placeOf = async (id: number) =>
    (await database.db.select().from(teams).where(eq(teams.id, id)))[0]?.placeId;
  const mailsTo = async (email: string) =>
    (await setup.mails()).filter(({ to }) => to === email).map(({ letter }) => letter.subject);

  it('[UN1] on several clubs is undone as a whole, in the histories, and the clubs are mailed again', async () => {
    const [one, other] = [await setup.newClub('HK Jedna'), await setup.newClub('HK Dvě')];
    await states('approve', [seen(one.id), seen(other.id)]);
    expect(await last()).toMatchObject({ kind: 'club-states', count: 2, isUndone: false });
    expect(await undo()).toBe('undone');
    for (const { id, email } of [one, other]) {
      expect((await setup.club(id))?.registrationState).toBe('new');
      expect((await setup.audit(id)).map(({ before, after }) => [before, after])).toEqual([
        [{ state: 'new' }, { state: 'approved' }],
        [{ state: 'approved' }, { state: 'new' }],
      ]);
      expect(await mailsTo(email)).toHaveLength(2);
    }
    expect(await last()).toMatchObject({ isUndone: true });
    expect(await undo()).toBe('press-undone');
    expect(await undo(999_999)).toBe('press-unknown');
  });

  it('[UN1] that deleted a volunteer is undone by the same call as one on states', async () => {
    const someone = { firstName: 'Eliška', lastName: 'Malá', phone: null, email: null, isMinor: false };
    const rest = { skills: [], languages: [], hours: null, hasConsent: false, teamId: null, userId: null };
    const added = await setup.call('POST', 'duty/volunteers', { ...someone, ...rest, note: null });
    const before = await database.db.select().from(volunteers);
    expect((await setup.call('DELETE', `duty/volunteers/${added.body.id}`)).status).toBe(204);
    expect(await last()).toMatchObject({ kind: 'volunteers', count: 1 });
    expect([await undo(), await undo()]).toEqual(['undone', 'press-undone']);
    expect(await database.db.select().from(volunteers)).toEqual(before);
  });

  it('[UN1][UN2] that assigned halls to a referee is undone unless they were changed since', async () => {
    const { editionId, halls } = setup.cup;
    const [row] = await database.db
      .insert(referees)
      .values({ editionId, firstName: 'Lea', lastName: 'Sudí', registrationState: 'approved' })
      .returning();
    const id = row?.id ?? 0;
    const [edition] = await database.db.select().from(editions).where(eq(editions.id, editionId));
    const one = { day: edition?.startDate ?? '', placeId: halls[0] ?? 0 };
    const other = { ...one, placeId: halls[1] ?? 0 };
    const save = (before: object[], wanted: object[]) =>
      setup.call('PUT', `referee-registrations/${id}/halls`, { before, halls: wanted });
    const stored = async () =>
      (await database.db.select().from(refereeHalls).where(eq(refereeHalls.refereeId, id))).map(
        ({ day, placeId }) => ({ day, placeId }),
      );
    expect((await save([], [one])).status).toBe(200);
    const first = await last();
    expect(first).toMatchObject({ kind: 'referee-halls', count: 1 });
    await save([one], [other]);
    expect(await undo(first.id)).toBe('changed-meanwhile');
    expect([await undo(), await stored()]).toEqual(['undone', [one]]);
    expect([await undo(first.id), await stored()]).toEqual(['undone', []]);
  });

  it('[UN1][UN2] that took the halls and the role of a reporter is undone unless these were changed since', async () => {
    const { editionId, halls } = setup.cup;
    const [edition] = await database.db.select().from(editions).where(eq(editions.id, editionId));
    const day = edition?.startDate ?? '';
    await database.db
      .update(matches)
      .set({ startsAt: new Date(`${day}T10:00:00Z`), placeId: halls[0] ?? 0 })
      .where(eq(matches.id, setup.cup.matches[0] ?? 0));
    await database.db
      .update(matches)
      .set({ startsAt: new Date(`${edition?.endDate}T10:00:00Z`), placeId: halls[0] ?? 0 })
      .where(eq(matches.id, setup.cup.matches[6] ?? 0));
    const [row] = await database.db
      .insert(users)
      .values({
        id: 7001,
        email: 'rita@example.test',
        passwordHash: '-',
        firstName: 'Rita',
        lastName: 'Dubová',
        roles: ['ROLE_USER', 'ROLE_COMPETITION_REPORTER'],
      })
      .returning();
    const id = row?.id ?? 0;
    const one = { placeId: halls[0] ?? 0, day };
    const save = async (body: object) => (await setup.call('PUT', `reporter-assignments/${id}`, body)).status;
    const stored = async () => [
      (await database.db.select().from(users).where(eq(users.id, id)))[0]?.roles,
      (await database.db.select().from(reporterAssignments).where(eq(reporterAssignments.userId, id))).map(
        ({ placeId, presentAt }) => ({ placeId, presentAt }),
      ),
    ];
    expect(await save({ assignments: [one] })).toBe(200);
    const first = await last();
    // Somebody ticks in the hall that the reporter has come: no change of who is assigned.
    const presentAt = new Date(`${day}T08:30:00Z`);
    await database.db
      .update(reporterAssignments)
      .set({ presentAt })
      .where(eq(reporterAssignments.userId, id));
    const before = await stored();
    expect(before[1]).toEqual([{ placeId: one.placeId, presentAt }]);
    expect(first).toMatchObject({ kind: 'reporter-halls', count: 1 });
    expect(await save({ assignments: [], reports: false })).toBe(200);
    expect(await stored()).toEqual([['ROLE_USER'], []]);
    expect(await undo(first.id)).toBe('changed-meanwhile');
    expect([await undo(), await stored()]).toEqual(['undone', before]);
    // On the next day nobody has come there: undo says so again.
    const next = { placeId: one.placeId, day: edition?.endDate ?? '' };
    await save({ assignments: [one, next] });
    await save({ assignments: [] });
    expect(await undo()).toBe('undone');
    const days = await database.db
      .select()
      .from(reporterAssignments)
      .where(eq(reporterAssignments.userId, id));
    expect(new Map(days.map((row) => [row.day, row.presentAt]))).toEqual(
      new Map([
        [one.day, presentAt],
        [next.day, null],
      ]),
    );
    expect([await undo((await presses())[1]?.id), (await stored())[1]]).toEqual(['undone', before[1]]);
    // The first press is undone although somebody has come since.
    expect([await undo(first.id), (await stored())[1]]).toEqual(['undone', []]);
  });

  it('[UN3] that declined a club gives its teams the beds again that they had', async () => {
    const club = await setup.newClub('HK Postel');
    const teamId = club.teamIds[0] ?? 0;
    await states('approve', [seen(club.id)]);
    expect((await give(teamId, 10)).status).toBe(200);
    const [bed] = await bedsOf(teamId);
    await states('decline', [seen(club.id, 'approved')], 'omyl');
    expect([await bedsOf(teamId), await placeOf(teamId)]).toEqual([[], null]);
    expect(await undo()).toBe('undone');
    expect(await setup.club(club.id)).toMatchObject({ registrationState: 'approved', stateReason: null });
    expect(await bedsOf(teamId)).toMatchObject([{ id: bed?.id, lodgingId, persons: 10 }]);
    expect(await placeOf(teamId)).toBe(setup.cup.halls[0]);
  });

  it('[UN2] is not undone when one of its records was changed since: nothing of it', async () => {
    const [one, other] = [await setup.newClub('HK Tři'), await setup.newClub('HK Čtyři')];
    await states('approve', [seen(one.id), seen(other.id)]);
    const { id } = await last();
    await states('decline', [seen(other.id, 'approved')], 'jinak');
    const before = await setup.mails();
    expect(await undo(id)).toBe('changed-meanwhile');
    expect((await setup.club(one.id))?.registrationState).toBe('approved');
    expect((await setup.club(other.id))?.registrationState).toBe('declined');
    expect(await setup.mails()).toEqual(before);
    // Backwards, one after another, both can be undone.
    expect([await undo(), await undo(id)]).toEqual(['undone', 'undone']);
    expect((await setup.club(other.id))?.registrationState).toBe('new');
  });

  it('[UN3] that put a team on the waiting list is not undone when its place is taken meanwhile', async () => {
    const [one, other] = [await setup.newClub('HK Pět'), await setup.newClub('HK Šest', ['waiting'])];
    await states('approve', [seen(one.id), seen(other.id)]);
    const change = (to: string, id: number, state: string) =>
      setup.call('POST', 'team-states', { to, teams: [{ id, state }] });
    const [team = 0, waiting = 0] = [one.teamIds[0], other.teamIds[0]];
    await change('waiting', team, 'accepted');
    const { id, kind: named } = await last();
    expect(named).toBe('team-states');
    const accepted = (await database.db.select().from(teams).where(eq(teams.state, 'accepted'))).length;
    await setup.setCapacity(accepted + 1);
    expect((await change('accepted', waiting, 'waiting')).body.results[0].outcome).toBe('done');
    expect(await undo(id)).toBe('category-full');
    await setup.setCapacity(null);
    expect(await undo(id)).toBe('undone');
    expect(await setup.teamStates([team])).toEqual(['accepted']);
  });

  it('[UN3] that gave, moved or took beds is undone while there is room', async () => {
    const [one, other] = [await setup.newClub('HK Sedm'), await setup.newClub('HK Osm')];
    await states('approve', [seen(one.id), seen(other.id)]);
    const [team = 0, second = 0] = [one.teamIds[0], other.teamIds[0]];
    await database.db.delete(lodgingAllotments);
    await give(team, 10);
    expect(await last()).toMatchObject({ kind: 'beds', count: 1 });
    expect(await undo()).toBe('undone');
    expect([await bedsOf(team), await placeOf(team)]).toEqual([[], null]);
    await give(team, 10);
    const [bed] = await bedsOf(team);
    const room = { editionId: setup.cup.editionId, placeId: setup.cup.halls[1] ?? 0, label: '1.B' };
    const [elsewhere] = await database.db
      .insert(lodgings)
      .values({ ...room, kind: 'classroom', capacity: 25 })
      .returning();
    const to = { lodgingId: elsewhere?.id };
    expect((await setup.call('PUT', `accommodation/allotments/${bed?.id}`, to)).status).toBe(200);
    expect(await placeOf(team)).toBe(setup.cup.halls[1]);
    expect(await undo()).toBe('undone');
    expect(await bedsOf(team)).toMatchObject([{ id: bed?.id, lodgingId }]);
    expect(await placeOf(team)).toBe(setup.cup.halls[0]);
    await setup.call('DELETE', `accommodation/allotments/${bed?.id}`);
    const { id } = await last();
    await database.db.update(lodgings).set({ capacity: 10 }).where(eq(lodgings.id, lodgingId));
    await give(second, 5);
    expect(await undo(id)).toBe('lodging-full');
    expect(await undo()).toBe('undone');
    expect(await undo(id)).toBe('undone');
    expect(await bedsOf(team)).toMatchObject([{ id: bed?.id, persons: 10 }]);
  });

  it('[UN3] gives extra persons and referees their beds again, and a withdrawn team what was decided on it', async () => {
    const { db } = database;
    const club = await setup.newClub('HK Devět');
    await states('approve', [seen(club.id)]);
    await db.delete(lodgingAllotments);
    const [group] = await db
      .insert(extraPersonGroups)
      .values({ clubId: club.id, bundlePersons: 3 })
      .returning();
    const who = {
      firstName: 'Ota',
      lastName: 'Nový',
      email: 'ota@example.test',
      registrationState: 'approved',
    } as const;
    const { editionId } = setup.cup;
    const [referee] = await db
      .insert(referees)
      .values({ ...who, editionId, wantsAccommodation: true })
      .returning();
    const sleepsIn = async () => [
      (
        await db
          .select()
          .from(extraPersonGroups)
          .where(eq(extraPersonGroups.id, group?.id ?? 0))
      )[0]?.placeId,
      (
        await db
          .select()
          .from(referees)
          .where(eq(referees.id, referee?.id ?? 0))
      )[0]?.accommodationPlaceId,
    ];
    const guests = [
      { kind: 'extra-persons', id: group?.id },
      { kind: 'referee', id: referee?.id },
    ];
    for (const guest of guests) {
      const given = await setup.call('POST', 'accommodation/allotments', { lodgingId, guest, persons: 1 });
      expect(given.status, JSON.stringify(given.body)).toBe(200);
    }
    const [hall] = setup.cup.halls;
    expect(await sleepsIn()).toEqual([hall, hall]);
    await states('decline', [seen(club.id, 'approved')], 'omyl');
    expect(await sleepsIn()).toEqual([null, hall]);
    expect(await undo()).toBe('undone');
    expect(await sleepsIn()).toEqual([hall, hall]);
    const [bed] = await db
      .select()
      .from(lodgingAllotments)
      .where(eq(lodgingAllotments.refereeId, referee?.id ?? 0));
    expect((await setup.call('DELETE', `accommodation/allotments/${bed?.id}`)).status).toBe(200);
    expect(await sleepsIn()).toEqual([hall, null]);
    expect(await undo()).toBe('undone');
    expect(await sleepsIn()).toEqual([hall, hall]);
    // The bed itself is back, not only the place of the person.
    expect(
      await db
        .select()
        .from(lodgingAllotments)
        .where(eq(lodgingAllotments.refereeId, referee?.id ?? 0)),
    ).toMatchObject([{ id: bed?.id, lodgingId, persons: 1 }]);
    const [id = 0] = club.teamIds;
    const policy = async () => (await db.select().from(teams).where(eq(teams.id, id)))[0]?.withdrawnPolicy;
    const change = (to: string, team: object) =>
      setup.call('POST', 'team-states', { to, teams: [{ id, ...team }] });
    await change('withdrawn', { state: 'accepted', results: 'assessed', agreedMatches: 0 });
    expect(await policy()).toBe('assessed');
    await change('accepted', { state: 'withdrawn' });
    expect(await policy()).toBeNull();
    expect(await undo()).toBe('undone');
    expect(await policy()).toBe('assessed');
  });

  it('[UN1] on referees is undone for ten minutes; then what was before is forgotten', async () => {
    const [referee] = await database.db
      .insert(referees)
      .values({
        editionId: setup.cup.editionId,
        firstName: 'Eva',
        lastName: 'Nová',
        email: 'eva@example.test',
      })
      .returning();
    const id = referee?.id ?? 0;
    const approve = () =>
      setup.call('POST', 'referee-registrations/states', {
        action: 'approve',
        reason: null,
        referees: [seen(id)],
      });
    expect((await approve()).status).toBe(200);
    expect(await undo()).toBe('undone');
    const [found] = await database.db.select().from(referees).where(eq(referees.id, id));
    expect(found?.registrationState).toBe('new');
    expect(await mailsTo('eva@example.test')).toHaveLength(2);
    await approve();
    const { id: pressId } = await last();
    setup.clock.advance(10 * 60 + 1);
    expect(await presses()).toEqual([]);
    expect(await undo(pressId)).toBe('press-too-old');
    // The next press deletes what can no longer be undone, and so does the hourly work.
    const later = await setup.newClub('HK Tři');
    await states('approve', [seen(later.id)]);
    const kept = () => database.db.select().from(undoablePresses);
    expect((await kept()).map(({ kind: what }) => what)).toEqual(['club-states']);
    await database.db.update(editions).set({ namesErasedAt: setup.clock.now() });
    await forgetPresses({ database }, setup.clock.now());
    await database.db.update(editions).set({ namesErasedAt: null });
    expect(await kept()).toEqual([]);
    await states('decline', [seen(later.id, 'approved')], 'omyl');
    setup.clock.advance(10 * 60 + 1);
    await forgetPresses({ database }, setup.clock.now());
    expect(await kept()).toEqual([]);
    expect(await database.db.select().from(clubs)).not.toEqual([]);
  });
});
