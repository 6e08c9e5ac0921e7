import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { DutyMessages, HallDuty, OwnDuty, ShiftCandidates } from '@sevenmetre/contract/duty/schemas';
import { bothDatabases } from '../../../tests/database.ts';
import { workbookOf } from '../../../tests/read-workbook.ts';
import {
  outgoingMails,
  audit,
  dutyInvitations,
  editions,
  places,
  reporterAssignments,
  users,
  volunteers,
} from '../../platform/database/schema/index.ts';
import { replaceAssignments } from '../auth/index.ts';
import { forgetVolunteers } from './index.ts';
import { at, day, dutySetup, organiser, rita, someone } from './testing/setup.ts';

describe.each(bothDatabases())('people on duty on $name', (kind) => {
  const setup = dutySetup(kind);
  const { app, clock, as, play, call, board, renew, makeShifts, add, linkOf, shiftOf } = setup;

  it('makes shifts from the schedule only as it was seen, and keeps people when matches move', async () => {
    expect((await renew(null)).body).toMatchObject({ added: 8, moved: 0, removed: 0, isStored: false });
    expect((await board()).shifts).toEqual([]);
    expect(await renew({ added: 7, moved: 0, removed: 0 })).toMatchObject({
      status: 409,
      body: { error: 'shifts-changed' },
    });
    const made = await makeShifts();
    const shift = shiftOf(made, 0, 'hall');
    expect(shift).toMatchObject({
      startsAt: `${day}T07:15:00Z`,
      endsAt: `${day}T11:05:00Z`,
      gap: 1,
      matches: 2,
    });
    const id = await add();
    await call('PUT', `admin/duty/shifts/${shift?.id}/volunteers/${id}`, {
      answer: 'confirmed',
      present: false,
    });
    await play(setup.cup.matches[1] ?? 0, 0, '12:00');
    expect((await board()).isOutdated).toBe(true);
    const { body } = await renew(null);
    expect(body?.movedPeople).toEqual([
      {
        before: expect.objectContaining({ endsAt: `${day}T11:05:00Z` }),
        after: expect.objectContaining({ endsAt: `${day}T13:05:00Z` }),
        names: ['Eliška Malá'],
        asksAgain: true,
      },
    ]);
    const after = await makeShifts();
    expect(after.isOutdated).toBe(false);
    expect(shiftOf(after, 0, 'hall')).toMatchObject({
      id: shift?.id,
      endsAt: `${day}T13:05:00Z`,
      people: [{ id, answer: 'asked' }],
    });
  });

  /** Assigned for the same day, in a hall of another edition. Returns what deletes it. */
  async function reporterOfAnotherYear() {
    const { db } = setup.database;
    const [present] = await db.select().from(editions).where(eq(editions.id, setup.cup.editionId));
    if (!present) throw new Error('The cup has an edition');
    const { id: _, ...same } = present;
    const other = { ...same, year: present.year - 1, isCurrent: false };
    const [earlier] = await db.insert(editions).values(other).returning();
    const editionId = earlier?.id ?? 0;
    const [hall] = await db.insert(places).values({ editionId, code: 'H9', placeType: 1 }).returning();
    await db.insert(reporterAssignments).values({ userId: rita, placeId: hall?.id ?? 0, day });
    return async () => {
      await db.delete(places).where(eq(places.editionId, editionId));
      await db.delete(editions).where(eq(editions.id, editionId));
    };
  }

  it('counts reporters at the table from their assignments, and lets none of them be elsewhere', async () => {
    await setup.database.db
      .insert(reporterAssignments)
      .values({ userId: rita, placeId: setup.cup.halls[0] ?? 0, day });
    const forget = await reporterOfAnotherYear();
    const made = await makeShifts();
    await forget();
    expect(made.reporters).toEqual([
      {
        placeId: setup.cup.halls[0],
        day,
        userId: rita,
        name: 'Rita Dubová',
        phone: '+420 601 111 111',
        email: 'rita@example.test',
        presentAt: null,
      },
    ]);
    expect(shiftOf(made, 0, 'timekeeper')).toMatchObject({ needed: 2, gap: 1 });
    expect(shiftOf(made, 1, 'timekeeper')).toMatchObject({ needed: 2, gap: 2 });
    const reporter = await add({ userId: rita });
    const player = await add({ firstName: 'Petr', teamId: setup.cup.teams[0] ?? 0 });
    const minor = await add({ firstName: 'Adam', isMinor: true });
    const { body } = await call<ShiftCandidates>(
      'GET',
      `admin/duty/shifts/${shiftOf(made, 1, 'timekeeper')?.id}/candidates`,
    );
    expect(body?.others).toContainEqual({ id: reporter, obstacle: 'reports' });
    expect(body?.others).toContainEqual({ id: player, obstacle: 'team' });
    expect(body?.candidates).toEqual([{ id: minor, shifts: 0, minutes: 0 }]);
    expect((await call('POST', 'admin/duty/volunteers', { ...someone, userId: rita })).body?.error).toBe(
      'volunteer-account-refused',
    );
  });

  it('fills gaps with free people and asks them; a second time places nobody', async () => {
    await makeShifts();
    await add();
    await add({ firstName: 'Jiří', skills: ['kitchen'] });
    const { body } = await call('POST', 'admin/duty/fill');
    expect(body).toMatchObject({ placed: 2 });
    const { shifts: all } = await board();
    expect(all.flatMap(({ people }) => people).every(({ answer }) => answer === 'asked')).toBe(true);
    expect((await call('POST', 'admin/duty/fill')).body).toMatchObject({ placed: 0 });
  });

  it('lets people join by a link as often as it has places, also when they come together, until it is revoked', async () => {
    const shift = shiftOf(await makeShifts(), 0, 'hall');
    const make = (places: number, shiftId: number | null) =>
      call<{ id: number; token: string }>('POST', 'admin/duty/invitations', { shiftId, places, days: 7 });
    const { body: one } = await make(3, shift?.id ?? 0);
    await renew({ added: 0, moved: 0, removed: 0 }, { minorsUntil: 12 * 60 });
    const token = one?.token ?? '';
    as(null);
    const { hasConsent: _, teamId: __, userId: ___, note: ____, ...entered } = someone;
    const join = (secret: string) =>
      call<{ token: string }>('POST', 'duty/volunteers', { token: secret, ...entered });
    expect((await call('POST', 'duty/invitation', { token })).body).toMatchObject({
      tournament: 'Small Cup',
      shift: { kind: 'hall', hall: { code: 'H1' } },
    });
    const young = { token, ...entered, isMinor: true };
    expect((await call('POST', 'duty/volunteers', young)).body?.error).toBe('shift-not-for-minors');
    const joined = await Promise.all([join(token), join(token), join(token)]);
    expect(joined.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    const own = joined.find(({ status }) => status === 201)?.body?.token ?? '';
    expect((await call<OwnDuty>('POST', 'duty/own', { token: own })).body?.shifts).toMatchObject([
      { id: shift?.id, answer: 'confirmed', matches: 2, first: { halfMinutes: 15 } },
    ]);
    const stored = await setup.database.db.select().from(dutyInvitations);
    expect(stored.map(({ tokenHash }) => tokenHash)).not.toContain(token);
    as(organiser);
    const { body: other } = await make(1, null);
    await call('DELETE', `admin/duty/invitations/${other?.id}`);
    expect((await join(other?.token ?? '')).body?.error).toBe('duty-link-ended');
    const { body: late } = await make(1, null);
    clock.set(new Date(at('05:00').getTime() + 8 * 86_400_000));
    expect((await call('POST', 'duty/invitation', { token: late?.token ?? '' })).status).toBe(403);
  });

  it('shows a volunteer who else is there, without phones of people under 18, and records answers and presence', async () => {
    await setup.database.db
      .insert(reporterAssignments)
      .values({ userId: rita, placeId: setup.cup.halls[0] ?? 0, day });
    const made = await makeShifts();
    const [table, hall] = [shiftOf(made, 0, 'timekeeper'), shiftOf(made, 0, 'hall')];
    const id = await add();
    const minor = await add({ firstName: 'Adam', isMinor: true, phone: '+420 603 333 333' });
    const confirmed = { answer: 'confirmed', present: false };
    await call('PUT', `admin/duty/shifts/${hall?.id}/volunteers/${minor}`, confirmed);
    await call('PUT', `admin/duty/shifts/${table?.id}/volunteers/${id}`, { ...confirmed, answer: 'asked' });
    const token = await linkOf(id);
    as(null);
    const { body } = await call<OwnDuty>('POST', 'duty/own', { token });
    expect(body?.shifts[0]).toMatchObject({
      answer: 'asked',
      others: [
        { name: 'Rita Dubová', kind: null, phone: '+420 601 111 111' },
        { name: 'Adam Malá', kind: 'hall', phone: null },
      ],
    });
    const answer = (what: string) =>
      call<OwnDuty>('POST', 'duty/own/answers', { token, shiftId: table?.id, answer: what });
    expect((await answer('here')).body?.error).toBe('shift-not-now');
    clock.set(at('06:30'));
    expect((await answer('here')).body?.shifts[0]).toMatchObject({
      answer: 'confirmed',
      presentAt: `${day}T06:30:00Z`,
    });
    const declined = (await answer('declined')).body;
    expect(declined?.shifts[0]).toMatchObject({ answer: 'declined', presentAt: null });
    expect((await app.inject({ url: declined?.calendar ?? '' })).body).not.toContain('DTSTART');
    expect(
      (await call('POST', 'duty/invitation', { token: declined?.replacement ?? '' })).body,
    ).toMatchObject({
      shift: { id: table?.id },
    });
    await answer('confirmed');
    expect((await call('POST', 'duty/invitation', { token: declined?.replacement ?? '' })).status).toBe(403);
    const calendar = await app.inject({ url: declined?.calendar ?? '' });
    expect(calendar.headers['content-type']).toContain('text/calendar');
    expect(calendar.body).toContain('DTSTART:20260613T071500Z');
    expect(calendar.body).not.toContain('Eliška');
    const open = declined?.calendar.split('/')[5] ?? '';
    expect((await call('POST', 'duty/own', { token: open })).status).toBe(403);
    expect((await call('POST', 'duty/own/hours', { token })).status).toBe(404);
  });

  it('ends links when a new one is made, two weeks after the tournament, and with another edition', async () => {
    await makeShifts();
    const id = await add();
    const first = await linkOf(id);
    const second = await linkOf(id);
    as(null);
    const statusOf = async (token: string) => (await call('POST', 'duty/own', { token })).status;
    expect([await statusOf(first), await statusOf(second)]).toEqual([403, 200]);
    clock.set(new Date('2026-06-28T21:59:00Z'));
    expect(await statusOf(second)).toBe(200);
    const [own] = await setup.database.db.select().from(editions).where(eq(editions.id, setup.cup.editionId));
    if (!own) throw new Error('the cup has an edition');
    const { id: _, ...columns } = own;
    const [earlier] = await setup.database.db
      .insert(editions)
      .values({ ...columns, year: own.year - 1, isCurrent: false })
      .returning();
    const moved = (editionId: number) =>
      setup.database.db.update(volunteers).set({ editionId }).where(eq(volunteers.id, id));
    await moved(earlier?.id ?? 0);
    expect(await statusOf(second)).toBe(403);
    await moved(setup.cup.editionId);
    expect(await statusOf(second)).toBe(200);
    clock.set(new Date('2026-06-28T22:00:00Z'));
    expect(await statusOf(second)).toBe(403);
  });

  it('writes a list for thanks and lunches, and names nobody in the log', async () => {
    const made = await makeShifts();
    const id = await add();
    const shift = shiftOf(made, 0, 'hall');
    const rowsWhen = async (present: boolean) => {
      await call('PUT', `admin/duty/shifts/${shift?.id}/volunteers/${id}`, { answer: 'confirmed', present });
      const file = await app.inject({ url: '/api/v1/admin/duty.xlsx?locale=en' });
      return (await workbookOf(file.rawPayload)).get('Volunteers');
    };
    expect(await rowsWhen(false)).toMatchObject([{ Shifts: 1, 'Came to shifts': 0 }]);
    expect(await rowsWhen(true)).toMatchObject([
      { 'Last name': 'Malá', Shifts: 1, Hours: 3.8, 'Came to shifts': 1, Lunches: 1, Days: day },
    ]);
    await call('PUT', `admin/duty/volunteers/${id}`, { ...someone, note: 'Vegetarian' });
    await call('DELETE', `admin/duty/volunteers/${id}`);
    expect((await board()).volunteers).toEqual([]);
    const log = JSON.stringify(await setup.database.db.select().from(audit));
    expect(log).toContain('volunteer.deleted');
    expect(log).not.toMatch(/Malá|Eliška|602 222|Vegetarian/);
  });

  it('forgets volunteers once the names of the edition’s participants are erased', async () => {
    await makeShifts();
    await add();
    await forgetVolunteers(setup, new Date(0));
    expect((await board()).volunteers).toHaveLength(1);
    const { db } = setup.database;
    await db
      .update(editions)
      .set({ namesErasedAt: at('05:00') })
      .where(eq(editions.id, setup.cup.editionId));
    await forgetVolunteers(setup, new Date(0));
    const { volunteers: left, shifts: kept } = await board();
    expect([left.length, kept.length > 0]).toEqual([0, true]);
    await db.update(editions).set({ namesErasedAt: null }).where(eq(editions.id, setup.cup.editionId));
  });

  it('[DU11] ticks presence at the table: a reporter who is a timekeeper there is there for both', async () => {
    const placeId = setup.cup.halls[0] ?? 0;
    await setup.database.db.insert(reporterAssignments).values([
      { userId: rita, placeId, day },
      { userId: rita, placeId: setup.cup.halls[1] ?? 0, day },
      { userId: rita, placeId, day: '2026-06-14' },
    ]);
    const made = await makeShifts();
    const shift = shiftOf(made, 0, 'timekeeper');
    const table = await add({ userId: rita, firstName: 'Rita', lastName: 'Dubová' });
    const other = await add();
    for (const id of [table, other]) await setup.put(shift?.id ?? 0, id, 'asked');
    const atTable = { ...organiser, userId: rita, roles: ['ROLE_COMPETITION_REPORTER' as const] };
    const path = `reporter/hall/${placeId}/duty`;
    const here = { day, shiftId: null, personId: rita, present: true };
    as(atTable);
    expect(await call('PUT', path, here)).toMatchObject({
      status: 403,
      body: { error: 'hall-not-assigned' },
    });
    as({ ...atTable, reportsIn: [{ placeId, day }] });
    clock.set(at('06:00'));
    const tick = async (present: boolean) => {
      const answer = await call<HallDuty>('PUT', path, { ...here, present });
      return answer.body?.people.map(({ kind, presentAt }) => [kind, presentAt]);
    };
    // The shift begins at 7:15: at first only the reporter is there.
    const first = `${day}T06:00:00Z`;
    const nobodyElse = ['timekeeper', null];
    expect(await tick(true)).toEqual([[null, first], nobodyElse, nobodyElse]);
    clock.set(at('06:30'));
    expect(await tick(true)).toEqual([[null, first], ['timekeeper', `${day}T06:30:00Z`], nobodyElse]);
    // Another save of the same halls keeps it.
    await setup.database.transaction((tx) => replaceAssignments(rita, [placeId], [{ placeId, day }], tx));
    const seen = async () => (await call<HallDuty>('GET', `${path}?day=${day}`)).body?.people;
    const short = ['Rita D.', 'Rita D.', 'Eliška M.'];
    expect((await seen())?.map(({ name }) => name).toSorted()).toEqual(short.toSorted());
    expect(await seen()).toMatchObject([{ presentAt: first }, {}, {}]);
    as({ ...organiser, roles: ['ROLE_COMPETITION_SUPER_REPORTER'] });
    expect((await seen())?.map(({ name }) => name).toSorted()).toEqual(short.toSorted());
    as(organiser);
    // Full names are for organisers.
    expect(await seen()).toMatchObject([{ name: 'Rita Dubová', presentAt: first }, {}, {}]);
    const present = async () => {
      const { reporters } = await board();
      return reporters.filter(({ presentAt }) => presentAt !== null);
    };
    expect(await present()).toMatchObject([{ userId: rita, placeId, day, presentAt: first }]);
    expect(await tick(false)).toEqual([[null, null], nobodyElse, nobodyElse]);
    const byOrganiser = async (present: boolean) => {
      await call('PUT', `admin/duty/shifts/${shift?.id}/volunteers/${table}`, {
        answer: 'confirmed',
        present,
      });
      return (await board()).reporters[0]?.presentAt;
    };
    expect([await byOrganiser(true), await byOrganiser(false)]).toEqual([`${day}T06:30:00Z`, null]);
    const token = await linkOf(table);
    as(null);
    await call('POST', 'duty/own/answers', { token, shiftId: shift?.id, answer: 'here' });
    as(organiser);
    expect(await present()).toMatchObject([{ userId: rita, placeId, day, presentAt: `${day}T06:30:00Z` }]);
    const late = { day, shiftId: shift?.id, personId: other, present: true };
    clock.set(at('23:00'));
    expect(await call('PUT', path, late)).toMatchObject({ body: { error: 'shift-not-now' } });
  });

  it('[DU12] mails a message once to everybody on a shift who has an address, reporters of the hall among them', async () => {
    const placeId = setup.cup.halls[0] ?? 0;
    await setup.database.db.insert(reporterAssignments).values({ userId: rita, placeId, day });
    // Another reporter comes to this hall on the next day only.
    const account = { passwordHash: '-', firstName: 'Ivo', lastName: 'Lípa', roles: ['ROLE_USER' as const] };
    const [ivo] = await setup.database.db
      .insert(users)
      .values({ ...account, email: 'ivo@example.test' })
      .returning();
    await setup.database.db
      .insert(reporterAssignments)
      .values({ userId: ivo?.id ?? 0, placeId, day: '2026-06-14' });
    const shift = shiftOf(await makeShifts(), 0, 'timekeeper');
    const [known, silent] = [await add({ email: 'eliska@example.test' }), await add({ email: null })];
    for (const id of [known, silent]) await setup.put(shift?.id ?? 0, id, 'asked');
    const declined = await add({ email: 'odmitla@example.test' });
    await setup.put(shift?.id ?? 0, declined, 'declined');
    const body = {
      shiftIds: [shift?.id],
      subject: 'Sraz',
      text: 'Sejdeme se u vchodu.\n\nVezměte si píšťalku.',
      mails: 2,
      clientKey: 'message-1',
    };
    const send = (change: object) => call('POST', 'admin/duty/messages', { ...body, ...change });
    expect(await send({ mails: 3 })).toMatchObject({ status: 409, body: { error: 'recipients-changed' } });
    expect([(await send({})).status, (await send({})).status]).toEqual([200, 200]);
    const mails = await setup.database.db.select().from(outgoingMails);
    const ours = mails.filter(({ letter }) => letter.subject === 'Sraz');
    const to = ours.map((mail) => mail.to).toSorted();
    expect(to).toEqual(['eliska@example.test', 'rita@example.test']);
    const paragraphs = ours.find(({ to }) => to === 'eliska@example.test')?.letter.paragraphs ?? [];
    expect(paragraphs.slice(1, 3)).toEqual(['Sejdeme se u vchodu.', 'Vezměte si píšťalku.']);
    expect(paragraphs).toHaveLength(4);
    const listed = async () => (await call<DutyMessages>('GET', 'admin/duty/messages')).body?.messages;
    expect(await listed()).toMatchObject([{ subject: 'Sraz', mails: 2, waiting: 2, givenUp: 0 }]);
    await setup.database.db
      .update(outgoingMails)
      .set({ nextAt: null })
      .where(eq(outgoingMails.id, ours[0]?.id ?? 0));
    await setup.database.db.delete(outgoingMails).where(eq(outgoingMails.id, ours[1]?.id ?? 0));
    expect(await listed()).toMatchObject([{ mails: 2, waiting: 0, givenUp: 1 }]);
  });

  it('is for organisers', async () => {
    for (const who of [null, { userId: rita, roles: ['ROLE_COMPETITION_SUPER_REPORTER'] as const }]) {
      as(who && { ...who, roles: [...who.roles], administratedClubIds: [], leadingTeamIds: [] });
      expect((await call('GET', 'admin/duty')).status).toBe(who === null ? 401 : 403);
    }
  });
});
