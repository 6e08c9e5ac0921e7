import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { OwnDuty } from '@sevenmetre/contract/duty/schemas';
import { testDatabases } from '../../../tests/database.ts';
import {
  audit,
  configurationEntries,
  dutyInvitations,
  outgoingMails,
  shiftPeople,
  shifts,
  volunteers,
} from '../../platform/database/schema/index.ts';
import { pressRepository, readPresses } from '../undo/index.ts';
import { restoreDuty } from './index.ts';
import { at, day, dutySetup, jana, organiser, someone } from './testing/setup.ts';

describe.each(testDatabases())('presses and replacements of people on duty on $name', (kind) => {
  const setup = dutySetup(kind);
  const { clock, as, call, board, renew, makeShifts, add, linkOf, shiftOf, put } = setup;

  const last = async () => {
    const found = await readPresses(clock.now(), setup.database.db);
    return found.ok ? found.value.presses[0] : undefined;
  };
  /** Undoes the last press, or another one; the error or null. The call itself is tested with states. */
  const undo = async (id?: number) => {
    const pressId = id ?? (await last())?.id ?? 0;
    return setup.database.transaction(async (tx) => {
      const press = await pressRepository.lockById(pressId, setup.cup.editionId, tx);
      if (!press) throw new Error('No press');
      const who = { userId: jana, at: clock.now(), pressedAt: press.at };
      return (await restoreDuty(press.changes, who, tx))?.code ?? null;
    });
  };
  const rowsOf = async () => {
    const { db } = setup.database;
    const [people, all, invitations] = [shiftPeople, shifts, dutyInvitations];
    return {
      volunteers: await db.select().from(volunteers).orderBy(volunteers.id),
      shifts: await db.select().from(all).orderBy(all.id),
      people: await db.select().from(people).orderBy(people.id),
      invitations: await db.select().from(invitations).orderBy(invitations.id),
    };
  };
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
    expect(await last()).toMatchObject({ kind: 'shift-people', count: 1, names: ['Eliška Malá'] });
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
    const log = JSON.stringify(await setup.database.db.select().from(audit));
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

  it('[UN3] refuses to undo other times of a shift if somebody on it has another shift then', async () => {
    const made = await makeShifts();
    const id = await add();
    const [hall, table] = [shiftOf(made, 0, 'hall')?.id ?? 0, shiftOf(made, 0, 'timekeeper')?.id ?? 0];
    await put(hall, id);
    clock.set(at('05:01'));
    const times = { startsAt: `${day}T14:00:00Z`, endsAt: `${day}T18:00:00Z`, needed: 1 };
    expect((await call('PUT', `admin/duty/shifts/${hall}`, times)).status).toBe(200);
    const moved = (await last())?.id;
    clock.set(at('05:02'));
    await put(table, id);
    expect(await undo(moved)).toBe('volunteer-busy-meanwhile');
    await call('DELETE', `admin/duty/shifts/${table}/volunteers/${id}`);
    expect(await undo(moved)).toBe(null);
  });

  it('[UN3] somebody who declined before a press and was put on the shift after it counts as put on since', async () => {
    const made = await makeShifts();
    const [one, other] = [await add(), await add({ firstName: 'Adam' })];
    const hall = shiftOf(made, 0, 'hall')?.id ?? 0;
    await put(hall, one, 'declined');
    await put(hall, other);
    clock.set(at('05:01'));
    await call('DELETE', `admin/duty/shifts/${hall}/volunteers/${other}`);
    const removed = (await last())?.id;
    clock.set(at('05:02'));
    await put(hall, one);
    expect(await undo(removed)).toBe('shift-taken-meanwhile');
  });

  it('[UN2][UN3] refuses to undo if links refer to what is gone, or if a link was made for an added shift', async () => {
    const made = await makeShifts();
    const added = (await last())?.id;
    const id = await add();
    const hall = shiftOf(made, 0, 'hall')?.id ?? 0;
    const link = { shiftId: hall, places: 1, days: 5 };
    expect((await call('POST', 'admin/duty/invitations', link)).status).toBe(201);
    expect(await undo(added)).toBe('changed-meanwhile');
    expect((await rowsOf()).invitations).toHaveLength(1);
    await put(hall, id);
    const token = await linkOf(id);
    await call('POST', 'duty/own/answers', { token, shiftId: hall, answer: 'declined' });
    await call('DELETE', `admin/duty/shifts/${hall}/volunteers/${id}`);
    await call('DELETE', `admin/duty/volunteers/${id}`);
    const deleted = (await last())?.id;
    await call('DELETE', `admin/duty/shifts/${hall}`);
    expect(await undo(deleted)).toBe('changed-meanwhile');
  });

  it('[DU9][DU10] a search for a replacement goes on in both parts of a split shift', async () => {
    const made = await makeShifts();
    const shiftId = shiftOf(made, 0, 'hall')?.id ?? 0;
    const [ela, ida] = [await add(), await add({ firstName: 'Ida', skills: ['hall'] })];
    await put(shiftId, ela);
    const [token, other] = [await linkOf(ela), await linkOf(ida)];
    await call('POST', 'duty/own/answers', { token, shiftId, answer: 'declined' });
    const open = async () => (await call<OwnDuty>('POST', 'duty/own', { token: other })).body?.open ?? [];
    expect(await open()).toHaveLength(1);
    await call('POST', `admin/duty/shifts/${shiftId}/split`, { at: `${day}T09:00:00Z` });
    const parts = await open();
    expect(parts).toHaveLength(2);
    for (const { id } of parts)
      expect((await call('POST', 'duty/own/takes', { token: other, shiftId: id })).status).toBe(200);
    expect(await open()).toEqual([]);
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
    const { db } = setup.database;
    await db.delete(configurationEntries).where(eq(configurationEntries.key, 'contact-email'));
    await db.insert(configurationEntries).values({
      editionId: setup.cup.editionId,
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
    const busy = await add({
      firstName: 'Petr',
      email: 'petr@example.test',
      teamId: setup.cup.teams[0] ?? 0,
    });
    const nora = await add({ firstName: 'Nora', email: 'no-link@example.test', languages: ['en'] });
    await add({ firstName: 'Olga', email: null });
    const links = new Map<string, string>();
    await put(shiftId, ela);
    const [token, other] = [await linkOf(ela), await linkOf(ida)];
    await linkOf(busy);
    const mails = async () => {
      const rows = await db.select().from(outgoingMails).orderBy(outgoingMails.id);
      await db.delete(outgoingMails);
      // The organiser’s are in the first language of the portal.
      for (const { to, letter } of rows)
        if (letter.secret) links.set(to, letter.action?.path.split('#')[1] ?? '');
      for (const { to, locale } of rows)
        expect([to, locale]).toEqual([to, to.startsWith('boss') ? 'cs' : 'en']);
      return rows.map(({ to, letter }) => [to, letter.paragraphs.join(' ')]);
    };
    await db.delete(outgoingMails);
    as(null);
    const answer = (what: string) => call('POST', 'duty/own/answers', { token, shiftId, answer: what });
    const open = async (own: string) =>
      (await call<OwnDuty>('POST', 'duty/own', { token: own })).body?.open.map(({ id }) => id);
    await answer('declined');
    expect(await mails()).toEqual([
      ['ida@example.test', expect.stringContaining('A shift has become free')],
      ['no-link@example.test', expect.stringContaining('A shift has become free')],
      ['boss@example.test', expect.stringContaining('Eliška Malá')],
    ]);
    // The links of the mails open the same pages, beside those that were made before.
    const mailed = links.get('no-link@example.test') ?? '';
    expect([...links.keys()]).toEqual(['ida@example.test', 'no-link@example.test']);
    expect([await open(links.get('ida@example.test') ?? ''), await open(other), await open(mailed)]).toEqual([
      [shiftId],
      [shiftId],
      [shiftId],
    ]);
    as(organiser);
    await linkOf(nora);
    // The first address was not Ida's: what was mailed to it ends with it.
    const corrected = { ...someone, firstName: 'Ida', email: 'ida@example.com', languages: ['en'] };
    expect((await call('PUT', `admin/duty/volunteers/${ida}`, corrected)).status).toBe(200);
    as(null);
    for (const ended of [mailed, links.get('ida@example.test') ?? ''])
      expect((await call<OwnDuty>('POST', 'duty/own', { token: ended })).body?.error).toBe('duty-link-ended');
    expect(await open(other)).toEqual([shiftId]);
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
});
