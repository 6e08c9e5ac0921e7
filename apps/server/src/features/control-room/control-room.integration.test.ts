import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hallSlice } from '@sevenmetre/rules/snapshot';
import { bothDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { workbookOf } from '../../../tests/read-workbook.ts';
import {
  audit,
  checkIns,
  clubs,
  reporterAssignments,
  sessions,
  takenTasks,
  teams,
} from '../../platform/database/schema/index.ts';
import { endFirstMatch, jana, lenka, openRoom } from './testing/setup.ts';
import type { Room } from './testing/setup.ts';

describe.each(bothDatabases())('the control room on $name', (kind) => {
  let database: TestDatabase;
  let room: Room;

  beforeAll(async () => {
    database = await kind.open();
    room = await openRoom(database);
    await endFirstMatch(database, room.cup);
    await room.catchUp();
  });
  beforeEach(async () => {
    await database.db.delete(takenTasks);
    room.as(jana);
    room.clock.set('2026-06-13T08:40:00Z');
  });
  afterAll(() => room.close());

  const tasks = async () => (await room.call('GET', 'control-room')).body.tasks;
  const key = () => `result-waiting:${room.cup.matches[0]}`;
  const take = (seen: number | null, isTaken = true) =>
    room.call('PUT', 'control-room/tasks', { key: key(), take: isTaken, seen });

  it('[CT2] given a match ended, then its result is a task and the day is counted', async () => {
    const { status, body } = await room.call('GET', 'control-room');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      day: '2026-06-13',
      figures: { live: 0, played: 1, matches: 6 },
      tasks: [{ kind: 'result-waiting', homeScore: 17, awayScore: 15, waiting: ['MA final'], taken: null }],
      categories: [{ code: 'MA' }],
    });
  });

  it('[CT4] given a reporter of today whose device went silent, then the organiser sees the phone', async () => {
    const [hall = 0] = room.cup.halls;
    await database.db.insert(reporterAssignments).values({ userId: lenka, placeId: hall, day: '2026-06-14' });
    const seen = { tokenHash: 't', expiresAt: new Date('2036-01-01T00:00:00Z') };
    await database.db
      .insert(sessions)
      .values({ ...seen, userId: lenka, lastSeenAt: new Date('2026-06-13T08:30:00Z') });
    room.clock.set('2026-06-13T10:06:00Z');
    const told = expect.objectContaining({
      kind: 'match-late',
      reporter: { name: 'Lenka Dubová', phone: null },
    }) as unknown;
    expect(await tasks()).not.toContainEqual(told);
    await database.db.update(reporterAssignments).set({ day: '2026-06-13' });
    expect(await tasks()).toContainEqual(told);
    await database.db.delete(reporterAssignments);
  });

  it('[LV7] given the same matches as a list, then they name who reports, and are exported with the columns that are seen', async () => {
    const [hall = 0] = room.cup.halls;
    await database.db.insert(reporterAssignments).values({ userId: lenka, placeId: hall, day: '2026-06-13' });
    const { body } = await room.call('GET', 'matches?state=approve&group=state');
    expect(body).toMatchObject({
      total: 1,
      today: '2026-06-13',
      rows: [{ state: 'approve', minutes: 6, reporters: ['Lenka Dubová'], missing: [], pair: [] }],
    });
    const sheets = await workbookOf(await room.download('matches.xlsx?state=approve&columns=time,score'));
    expect(sheets.get('Matches')).toEqual([
      {
        Match: body.rows[0].ticket.matchNumber,
        Day: '2026-06-13',
        Time: body.rows[0].ticket.time,
        'Goals, home': 17,
        'Goals, guest': 15,
      },
    ]);
    await database.db.delete(reporterAssignments);
  });

  it('[CT7] given a club has been checked in and another one not, then its team is missed an hour before', async () => {
    const [teamId = 0] = room.cup.teams;
    const [own] = await database.db.select().from(clubs).where(eq(clubs.id, room.cup.clubId));
    const [other] = await database.db
      .insert(clubs)
      .values({
        editionId: room.cup.editionId,
        name: 'Late',
        countryId: own?.countryId ?? 0,
        registrationState: 'approved',
      })
      .returning();
    const ids = { own: own?.id ?? 0, other: other?.id ?? 0 };
    await database.db.update(teams).set({ state: 'accepted' });
    await database.db.insert(teams).values({
      editionId: room.cup.editionId,
      clubId: ids.other,
      categoryId: room.cup.categoryId,
      teamNumber: 1,
      state: 'accepted',
    });
    const arrived = { step: 'arrived' as const, doneAt: new Date('2026-06-13T06:00:00Z') };
    await database.db.insert(checkIns).values({ clubId: ids.other, ...arrived });
    expect(await tasks()).toContainEqual(
      expect.objectContaining({ kind: 'team-absent', team: expect.objectContaining({ clubId: ids.own }) }),
    );
    await database.db.insert(checkIns).values({ clubId: ids.own, ...arrived });
    expect((await tasks()).map((task: { kind: string }) => task.kind)).not.toContain('team-absent');
    expect(teamId).toBeGreaterThan(0);
  });

  it('[CT8] given two organisers press at once, then the second sees who has it, and may take it over knowingly', async () => {
    expect((await take(null)).body.tasks).toContainEqual(
      expect.objectContaining({ key: key(), taken: expect.objectContaining({ name: 'Jana Dubová' }) }),
    );
    room.as(lenka);
    expect(await take(null)).toMatchObject({
      status: 409,
      body: { error: 'changed-meanwhile', additionalProperties: { name: 'Jana Dubová' } },
    });
    expect((await take(jana)).status).toBe(200);
    room.as(jana);
    expect((await take(jana, false)).status).toBe(409);
    room.as(lenka);
    expect((await take(lenka, false)).status).toBe(200);
    expect(await database.db.select().from(takenTasks)).toEqual([]);
  });

  it('given a message to a hall, then its page has it at once and until it is taken off; the form sent again makes one', async () => {
    const [hall = 0, other = 0] = room.cup.halls;
    const body = {
      textCs: 'Svačina je v hale',
      textEn: 'Snacks are in the hall',
      hallIds: [hall],
      minutes: 30,
      clientKey: 'announce-1',
    };
    // Clients hide ended announcements by their own clock; the database uses the server's.
    room.clock.set('2036-06-13T08:40:00Z');
    const told = async (id: number) => {
      await room.catchUp();
      const snapshot = room.snapshot();
      const place = snapshot?.halls.get(id);
      return snapshot && place ? hallSlice(snapshot, place, null)?.announcements : null;
    };
    const made = await room.call('POST', 'announcements', body);
    expect(await room.call('POST', 'announcements', body)).toEqual(made);
    expect(await room.call('POST', 'announcements', { ...body, minutes: 60 })).toMatchObject({
      status: 409,
      body: { error: 'repeat-key-used' },
    });
    expect(await told(hall)).toMatchObject([
      { textEn: 'Snacks are in the hall', endsAt: '2036-06-13T09:10:00Z' },
    ]);
    expect(await told(other)).toEqual([]);
    await room.call('POST', `announcements/${made.body.id}/end`);
    expect(await told(hall)).toMatchObject([{ endsAt: '2036-06-13T08:40:00Z' }]);
    room.clock.set('2036-06-13T08:50:00Z');
    expect((await room.call('GET', 'control-room')).body.announcements).toEqual([]);
    expect(await room.call('POST', 'announcements/999/end')).toMatchObject({ status: 404 });
    expect((await room.call('POST', 'announcements', { ...body, hallIds: [9999] })).status).toBe(404);
    const log = await database.db.select().from(audit).where(eq(audit.subjectType, 'announcement'));
    expect(log.map(({ action }) => action)).toEqual(['announcement.created', 'announcement.ended']);
  });
});
