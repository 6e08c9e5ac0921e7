import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type {
  Duty,
  OwnDuty,
  ShiftCandidates,
  ShiftRenewal,
  VolunteerBody,
} from '@sevenmetre/contract/duty/schemas';
import { usualDutySettings } from '@sevenmetre/rules/duty';
import type { Actor } from '@sevenmetre/rules/permissions';
import { bothDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { workbookOf } from '../../../tests/read-workbook.ts';
import { makeSmallCup } from '../../../tests/small-cup.ts';
import type { SmallCup } from '../../../tests/small-cup.ts';
import {
  audit,
  configurationEntries,
  dutyInvitations,
  dutySettings,
  editions,
  matches,
  outgoingMails,
  reporterAssignments,
  shiftPeople,
  shifts,
  undoablePresses,
  users,
  volunteers,
} from '../../platform/database/schema/index.ts';
import { mount } from '../../platform/http/index.ts';
import { testServer } from '../../platform/http/testing/test-server.ts';
import { systemRandom } from '../../platform/random/index.ts';
import { pressRepository, readPresses } from '../undo/index.ts';
import { dutyHandlers, forgetVolunteers, restoreDuty } from './index.ts';

const jana = 901;
const rita = 902;
const day = '2026-06-13';
const at = (time: string) => new Date(`${day}T${time}:00Z`);

describe.each(bothDatabases())('people on duty on $name', (kind) => {
  let database: TestDatabase;
  let cup: SmallCup;
  let actor: Actor | null = null;
  const { app, clock } = testServer();

  beforeAll(async () => {
    database = await kind.open();
    cup = await makeSmallCup(database);
    const account = { passwordHash: '-', lastName: 'Dubová' };
    await database.db.insert(users).values([
      {
        ...account,
        id: jana,
        email: 'jana@example.test',
        firstName: 'Jana',
        roles: ['ROLE_USER', 'ROLE_ADMIN'],
      },
      {
        ...account,
        id: rita,
        email: 'rita@example.test',
        firstName: 'Rita',
        phone: '+420 601 111 111',
        roles: ['ROLE_USER', 'ROLE_COMPETITION_REPORTER'],
      },
    ]);
    const handlers = dutyHandlers({ database, clock, random: systemRandom });
    mount(app, handlers, { identify: async () => actor, checkAnswers: true });
  });
  beforeEach(async () => {
    clock.set(at('05:00'));
    const { db } = database;
    await db.delete(undoablePresses);
    await db.delete(dutySettings);
    await db.delete(dutyInvitations);
    await db.delete(shifts);
    await db.delete(volunteers);
    await db.delete(reporterAssignments);
    await db.delete(audit);
    await db.update(matches).set({ startsAt: null });
    await play(cup.matches[0] ?? 0, 0, '08:00');
    await play(cup.matches[1] ?? 0, 0, '10:00');
    await play(cup.matches[2] ?? 0, 1, '09:00');
    actor = {
      userId: jana,
      roles: ['ROLE_USER', 'ROLE_ADMIN'],
      administratedClubIds: [],
      leadingTeamIds: [],
    };
  });
  afterAll(async () => {
    await app.close();
    await database.cleanup();
  });

  const play = (id: number, hall: number, time: string) =>
    database.db
      .update(matches)
      .set({ startsAt: at(time), placeId: cup.halls[hall] ?? 0, halfLength: 900 })
      .where(eq(matches.id, id));
  const call = async <T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) => {
    const answer = await app.inject({ method, url: `/api/v1/${path}`, ...(payload ? { payload } : {}) });
    const body = answer.body === '' ? null : answer.json<T & { readonly error?: string }>();
    return { status: answer.statusCode, body };
  };
  const board = async () => {
    const { body } = await call<Duty>('GET', 'admin/duty');
    if (!body) throw new Error('No board');
    return body;
  };
  const renew = (confirmed: object | null, over: object = {}) =>
    call<ShiftRenewal>('POST', 'admin/duty/shifts', {
      settings: { ...usualDutySettings, ...over },
      confirmed,
    });
  const makeShifts = async () => {
    const { body } = await renew(null);
    await renew({ added: body?.added, moved: body?.moved, removed: body?.removed });
    return board();
  };
  const someone = {
    firstName: 'Eliška',
    lastName: 'Malá',
    phone: '+420 602 222 222',
    email: null,
    isMinor: false,
    skills: [],
    languages: ['cs'],
    hours: null,
    hasConsent: false,
    teamId: null,
    userId: null,
    note: null,
  } satisfies VolunteerBody;
  const add = async (over: object = {}) => {
    const { body, status } = await call<{ id: number }>('POST', 'admin/duty/volunteers', {
      ...someone,
      ...over,
    });
    expect(status).toBe(201);
    return body?.id ?? 0;
  };
  const linkOf = async (id: number) => {
    const { body } = await call<{ token: string }>('POST', `admin/duty/volunteers/${id}/link`);
    return body?.token ?? '';
  };
  const shiftOf = ({ shifts: all }: Duty, hall: number, what: string) =>
    all.find((shift) => shift.placeId === (cup.halls[hall] ?? 0) && shift.kind === what) ?? all[0];

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
    await play(cup.matches[1] ?? 0, 0, '12:00');
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

  it('counts reporters at the table from their assignments, and lets none of them be elsewhere', async () => {
    await database.db.insert(reporterAssignments).values({ userId: rita, placeId: cup.halls[0] ?? 0, day });
    const made = await makeShifts();
    expect(made.reporters).toEqual([{ placeId: cup.halls[0], day, userId: rita, name: 'Rita Dubová' }]);
    expect(shiftOf(made, 0, 'timekeeper')).toMatchObject({ needed: 2, gap: 1 });
    expect(shiftOf(made, 1, 'timekeeper')).toMatchObject({ needed: 2, gap: 2 });
    const reporter = await add({ userId: rita });
    const player = await add({ firstName: 'Petr', teamId: cup.teams[0] ?? 0 });
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
    actor = null;
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
    const stored = await database.db.select().from(dutyInvitations);
    expect(stored.map(({ tokenHash }) => tokenHash)).not.toContain(token);
    actor = { userId: jana, roles: ['ROLE_ADMIN'], administratedClubIds: [], leadingTeamIds: [] };
    const { body: other } = await make(1, null);
    await call('DELETE', `admin/duty/invitations/${other?.id}`);
    expect((await join(other?.token ?? '')).body?.error).toBe('duty-link-ended');
    const { body: late } = await make(1, null);
    clock.set(new Date(at('05:00').getTime() + 8 * 86_400_000));
    expect((await call('POST', 'duty/invitation', { token: late?.token ?? '' })).status).toBe(403);
  });

  it('shows a volunteer who else is there, without phones of people under 18, and records answers and presence', async () => {
    await database.db.insert(reporterAssignments).values({ userId: rita, placeId: cup.halls[0] ?? 0, day });
    const made = await makeShifts();
    const [table, hall] = [shiftOf(made, 0, 'timekeeper'), shiftOf(made, 0, 'hall')];
    const id = await add();
    const minor = await add({ firstName: 'Adam', isMinor: true, phone: '+420 603 333 333' });
    const confirmed = { answer: 'confirmed', present: false };
    await call('PUT', `admin/duty/shifts/${hall?.id}/volunteers/${minor}`, confirmed);
    await call('PUT', `admin/duty/shifts/${table?.id}/volunteers/${id}`, { ...confirmed, answer: 'asked' });
    const token = await linkOf(id);
    actor = null;
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
    actor = null;
    const statusOf = async (token: string) => (await call('POST', 'duty/own', { token })).status;
    expect([await statusOf(first), await statusOf(second)]).toEqual([403, 200]);
    clock.set(new Date('2026-06-28T21:59:00Z'));
    expect(await statusOf(second)).toBe(200);
    const [own] = await database.db.select().from(editions).where(eq(editions.id, cup.editionId));
    if (!own) throw new Error('the cup has an edition');
    const { id: _, ...columns } = own;
    const [earlier] = await database.db
      .insert(editions)
      .values({ ...columns, year: own.year - 1, isCurrent: false })
      .returning();
    const moved = (editionId: number) =>
      database.db.update(volunteers).set({ editionId }).where(eq(volunteers.id, id));
    await moved(earlier?.id ?? 0);
    expect(await statusOf(second)).toBe(403);
    await moved(cup.editionId);
    expect(await statusOf(second)).toBe(200);
    clock.set(new Date('2026-06-28T22:00:00Z'));
    expect(await statusOf(second)).toBe(403);
  });

  it('writes a list for thanks and lunches, and names nobody in the log', async () => {
    const made = await makeShifts();
    const id = await add();
    const shift = shiftOf(made, 0, 'hall');
    await call('PUT', `admin/duty/shifts/${shift?.id}/volunteers/${id}`, {
      answer: 'confirmed',
      present: true,
    });
    const file = await app.inject({ url: '/api/v1/admin/duty.xlsx?locale=en' });
    expect((await workbookOf(file.rawPayload)).get('Volunteers')).toMatchObject([
      { 'Last name': 'Malá', Shifts: 1, Hours: 3.8, 'Came to shifts': 1, Lunches: 1, Days: day },
    ]);
    await call('PUT', `admin/duty/volunteers/${id}`, { ...someone, note: 'Vegetarian' });
    await call('DELETE', `admin/duty/volunteers/${id}`);
    expect((await board()).volunteers).toEqual([]);
    const log = JSON.stringify(await database.db.select().from(audit));
    expect(log).toContain('volunteer.deleted');
    expect(log).not.toMatch(/Malá|Eliška|602 222|Vegetarian/);
  });

  it('forgets volunteers once the names of the edition’s participants are erased', async () => {
    await makeShifts();
    await add();
    await forgetVolunteers({ database }, new Date(0));
    expect((await board()).volunteers).toHaveLength(1);
    const { db } = database;
    await db
      .update(editions)
      .set({ namesErasedAt: at('05:00') })
      .where(eq(editions.id, cup.editionId));
    await forgetVolunteers({ database }, new Date(0));
    const { volunteers: left, shifts: kept } = await board();
    expect([left.length, kept.length > 0]).toEqual([0, true]);
    await db.update(editions).set({ namesErasedAt: null }).where(eq(editions.id, cup.editionId));
  });

  const last = async () => {
    const found = await readPresses(clock.now(), database.db);
    return found.ok ? found.value.presses[0] : undefined;
  };
  /** Undoes the last press, or another one; the error or null. The call itself is tested with states. */
  const undo = async (id?: number) => {
    const pressId = id ?? (await last())?.id ?? 0;
    return database.transaction(async (tx) => {
      const press = await pressRepository.lockById(pressId, cup.editionId, tx);
      if (!press) throw new Error('No press');
      const who = { userId: jana, at: clock.now(), pressedAt: press.at };
      return (await restoreDuty(press.changes, who, tx))?.code ?? null;
    });
  };
  const rowsOf = async () => {
    const { db } = database;
    const [people, all, invitations] = [shiftPeople, shifts, dutyInvitations];
    return {
      volunteers: await db.select().from(volunteers).orderBy(volunteers.id),
      shifts: await db.select().from(all).orderBy(all.id),
      people: await db.select().from(people).orderBy(people.id),
      invitations: await db.select().from(invitations).orderBy(invitations.id),
    };
  };
  const put = (shiftId: number, id: number, answer = 'confirmed') =>
    call('PUT', `admin/duty/shifts/${shiftId}/volunteers/${id}`, { answer, present: false });

  it('[UN1][UN2] undoes a fill, a removal of a person, a shift and a volunteer, with every column', async () => {
    const made = await makeShifts();
    const id = await add({
      email: 'ela@example.test',
      hours: [{ day, from: 0, to: 1440 }],
      skills: ['hall'],
    });
    const shiftId = shiftOf(made, 0, 'hall')?.id ?? 0;
    const empty = await rowsOf();
    expect((await call('POST', 'admin/duty/fill')).body).toMatchObject({ placed: 1 });
    expect(await last()).toMatchObject({ kind: 'shift-people', count: 1 });
    expect([await undo(), await rowsOf()]).toEqual([null, empty]);
    await put(shiftId, id, 'declined');
    const token = await linkOf(id);
    await call('POST', 'duty/own/answers', { token, shiftId, answer: 'confirmed' });
    await call('POST', 'duty/own/answers', { token, shiftId, answer: 'declined' });
    const before = await rowsOf();
    expect(before.invitations).toHaveLength(1);
    for (const [path, kind] of [
      [`shifts/${shiftId}/volunteers/${id}`, 'shift-people'],
      [`shifts/${shiftId}`, 'shifts'],
      [`volunteers/${id}`, 'volunteers'],
    ] as const) {
      expect((await call('DELETE', `admin/duty/${path}`)).status).toBe(204);
      expect(await last()).toMatchObject({ kind, count: 1, by: 'Jana Dubová' });
      expect([await undo(), await rowsOf()]).toEqual([null, before]);
      expect(await undo()).toBe('changed-meanwhile');
    }
    const log = JSON.stringify(await database.db.select().from(audit));
    expect(log).toContain('duty.restored');
    expect(log).not.toMatch(/Malá|Eliška|602 222|ela@/);
  });

  it('[UN2][UN3] refuses to undo a press on which somebody has built since, and changes nothing', async () => {
    const made = await makeShifts();
    const [one, other] = [await add(), await add({ firstName: 'Adam' })];
    const [hall, table] = [shiftOf(made, 0, 'hall')?.id ?? 0, shiftOf(made, 0, 'timekeeper')?.id ?? 0];
    await put(hall, one, 'asked');
    const asked = (await last())?.id;
    const token = await linkOf(one);
    await call('POST', 'duty/own/answers', { token, shiftId: hall, answer: 'confirmed' });
    expect(await undo(asked)).toBe('changed-meanwhile');
    clock.set(at('05:01'));
    await call('DELETE', `admin/duty/shifts/${hall}/volunteers/${one}`);
    const removed = (await last())?.id;
    clock.set(at('05:02'));
    await put(table, one);
    const before = await rowsOf();
    expect(await undo(removed)).toBe('volunteer-busy-meanwhile');
    await call('DELETE', `admin/duty/shifts/${table}/volunteers/${one}`);
    await put(hall, other);
    expect(await undo(removed)).toBe('shift-taken-meanwhile');
    await call('DELETE', `admin/duty/shifts/${hall}/volunteers/${other}`);
    await call('DELETE', `admin/duty/volunteers/${one}`);
    expect(await undo(removed)).toBe('changed-meanwhile');
    expect(await undo()).toBe(null);
    expect((await rowsOf()).volunteers).toEqual(before.volunteers);
    expect(await undo(removed)).toBe(null);
  });

  it('[DU9] splits a shift into two with the same people, which the schedule leaves alone', async () => {
    const made = await makeShifts();
    const id = await add();
    const shift = shiftOf(made, 0, 'hall');
    await put(shift?.id ?? 0, id);
    const before = await rowsOf();
    const split = (time: string) =>
      call('POST', `admin/duty/shifts/${shift?.id}/split`, { at: `${day}T${time}:00Z` });
    expect((await split('07:15')).body?.error).toBe('shift-times-wrong');
    expect((await split('09:00')).status).toBe(200);
    const parts = (await board()).shifts.filter(
      ({ placeId, kind: what }) => placeId === shift?.placeId && what === 'hall',
    );
    expect(parts).toMatchObject([
      { startsAt: `${day}T07:15:00Z`, endsAt: `${day}T09:00:00Z`, byHand: true },
      { startsAt: `${day}T09:00:00Z`, endsAt: `${day}T11:05:00Z`, byHand: true },
    ]);
    for (const { people } of parts) expect(people).toMatchObject([{ id, answer: 'confirmed' }]);
    expect((await renew(null)).body).toMatchObject({ added: 0, moved: 0, removed: 0 });
    expect(await last()).toMatchObject({ kind: 'shifts', count: 2 });
    expect([await undo(), await rowsOf()]).toEqual([null, before]);
  });

  it('[DU10] mails those who could take a declined shift and the organiser once, and both when it is taken', async () => {
    const { db } = database;
    await db.delete(configurationEntries).where(eq(configurationEntries.key, 'contact-email'));
    await db.insert(configurationEntries).values({
      editionId: cup.editionId,
      key: 'contact-email',
      value: 'boss@example.test',
      dataType: 'string',
      labelCs: 'Kontakt',
      labelEn: 'Contact',
    });
    const made = await makeShifts();
    const shiftId = shiftOf(made, 0, 'hall')?.id ?? 0;
    const ela = await add({ email: 'ela@example.test', languages: ['en'] });
    const ida = await add({ firstName: 'Ida', email: 'ida@example.test', languages: ['en'] });
    const busy = await add({ firstName: 'Petr', email: 'petr@example.test', teamId: cup.teams[0] ?? 0 });
    await add({ firstName: 'Nora', email: 'no-link@example.test' });
    await put(shiftId, ela);
    const [token, other] = [await linkOf(ela), await linkOf(ida)];
    await linkOf(busy);
    const mails = async () => {
      const rows = await db.select().from(outgoingMails).orderBy(outgoingMails.id);
      await db.delete(outgoingMails);
      return rows.map(({ to, letter }) => [to, letter.paragraphs.join(' ')]);
    };
    await db.delete(outgoingMails);
    actor = null;
    const answer = (what: string) => call('POST', 'duty/own/answers', { token, shiftId, answer: what });
    const open = async (own: string) =>
      (await call<OwnDuty>('POST', 'duty/own', { token: own })).body?.open.map(({ id }) => id);
    await answer('declined');
    expect(await mails()).toEqual([
      ['ida@example.test', expect.stringContaining('A shift has become free')],
      ['boss@example.test', expect.stringContaining('Eliška Malá')],
    ]);
    await answer('confirmed');
    expect(await open(other)).toEqual([]);
    await answer('declined');
    expect([await mails(), await open(other), await open(token)]).toEqual([[], [shiftId], []]);
    const take = (own: string) => call<OwnDuty>('POST', 'duty/own/takes', { token: own, shiftId });
    expect((await take(token)).body?.error).toBe('shift-not-free');
    const taken = await Promise.all([take(other), take(other)]);
    expect(taken.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409]);
    expect(await mails()).toEqual([
      ['ela@example.test', expect.stringContaining('Ida Malá')],
      ['boss@example.test', expect.stringContaining('Ida Malá')],
    ]);
    const rows = (await rowsOf()).people;
    expect(rows.map(({ volunteerId, answer: said }) => [volunteerId, said])).toEqual([
      [ela, 'declined'],
      [ida, 'confirmed'],
    ]);
  });

  it('is for organisers', async () => {
    for (const as of [null, { userId: rita, roles: ['ROLE_COMPETITION_SUPER_REPORTER'] as const }]) {
      actor = as && { ...as, roles: [...as.roles], administratedClubIds: [], leadingTeamIds: [] };
      expect((await call('GET', 'admin/duty')).status).toBe(as === null ? 401 : 403);
    }
  });
});
