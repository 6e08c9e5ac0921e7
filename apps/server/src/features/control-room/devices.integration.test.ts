import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { configurationEntries, sessions, users } from '../../platform/database/schema/index.ts';
import { hashToken } from '../auth/index.ts';
import { countUnsentDevices } from './index.ts';
import { lenka, openRoom } from './testing/setup.ts';
import type { Room } from './testing/setup.ts';

const [tablet, phone] = ['token-of-the-tablet', 'token-of-the-phone'];

describe.each(testDatabases())('what devices have not sent, on $name', (kind) => {
  let database: TestDatabase;
  let room: Room;
  let hall: number;

  beforeAll(async () => {
    database = await kind.open();
    room = await openRoom(database);
    await database.db.update(users).set({ phone: '+420 601 123 456' }).where(eq(users.id, lenka));
    [hall = 0] = room.cup.halls;
  });
  beforeEach(async () => {
    await database.db.delete(sessions);
    const of = { userId: lenka, expiresAt: new Date('2036-01-01T00:00:00Z') };
    const lastSeenAt = new Date('2026-06-13T06:00:00Z');
    await database.db.insert(sessions).values([
      { ...of, lastSeenAt, tokenHash: hashToken(tablet) },
      { ...of, lastSeenAt, tokenHash: hashToken(phone) },
    ]);
    room.clock.set('2026-06-13T06:40:00Z');
  });
  afterAll(() => room.close());

  const tell = (unsent: number, token = tablet) => room.fromDevice(token, `hall/${hall}?unsent=${unsent}`);
  const look = async () => {
    const { body } = await room.call('GET', 'control-room');
    const line = body.halls.find(({ id }: { id: number }) => id === hall);
    const tasks = body.tasks.filter(({ kind: what }: { kind: string }) => what === 'device-unsent');
    return { unsent: line.unsent, tasks };
  };
  const noted = async () => {
    const [row] = await database.db
      .select()
      .from(sessions)
      .where(eq(sessions.tokenHash, hashToken(tablet)));
    return [row?.unsent, row?.unsentAt?.toISOString(), row?.unsentSince?.toISOString()];
  };

  it('[CT12] given a device that holds records back, then its hall says how many, and after five minutes there is a task', async () => {
    expect(await tell(3)).toBe(200);
    expect(await look()).toEqual({ unsent: { records: 3, seenAt: '2026-06-13T06:40:00Z' }, tasks: [] });
    room.clock.set('2026-06-13T06:45:30Z');
    await tell(4);
    expect((await look()).tasks).toMatchObject([
      {
        since: '2026-06-13T06:40:00Z',
        reporter: { name: 'Lenka Dubová', phone: '+420 601 123 456' },
        unsent: { records: 4, seenAt: '2026-06-13T06:45:30Z' },
        isLost: false,
      },
    ]);
    room.clock.set('2026-06-13T06:45:40Z');
    await tell(0);
    expect(await look()).toEqual({ unsent: null, tasks: [] });
    room.clock.set('2026-06-13T06:50:00Z');
    await tell(1);
    expect(await look()).toEqual({ unsent: { records: 1, seenAt: '2026-06-13T06:50:00Z' }, tasks: [] });
    expect(await noted()).toEqual([1, '2026-06-13T06:50:00.000Z', '2026-06-13T06:50:00.000Z']);
  });

  it('[CT12] given two devices of one account, then what one has sent says nothing of the other', async () => {
    await tell(3);
    await tell(0, phone);
    expect((await look()).unsent).toMatchObject({ records: 3 });
  });

  it('[CT12] given calls from the page of a match, then its hall is the one that the device is in', async () => {
    expect(await room.fromDevice(tablet, 'match/MA-A-1?unsent=2')).toBe(200);
    expect((await look()).unsent).toMatchObject({ records: 2 });
  });

  it('given the same number again, then it is written once a minute; another one at once', async () => {
    await tell(3);
    room.clock.set('2026-06-13T06:40:30Z');
    await tell(3);
    expect(await noted()).toEqual([3, '2026-06-13T06:40:00.000Z', '2026-06-13T06:40:00.000Z']);
    await tell(2);
    expect(await noted()).toEqual([2, '2026-06-13T06:40:30.000Z', '2026-06-13T06:40:00.000Z']);
    room.clock.set('2026-06-13T06:41:30Z');
    await tell(2);
    expect(await noted()).toEqual([2, '2026-06-13T06:41:30.000Z', '2026-06-13T06:40:00.000Z']);
  });

  it('the measurement counts devices that hold records, from the first one on, and forgets them after a day', async () => {
    const measured = () => countUnsentDevices(database.db, room.clock.now());
    expect(await measured()).toEqual({ devices: 0, oldestSeconds: 0 });
    await tell(3);
    room.clock.set('2026-06-13T06:50:00Z');
    await tell(1, phone);
    expect(await measured()).toEqual({ devices: 2, oldestSeconds: 600 });
    await tell(0);
    expect(await measured()).toEqual({ devices: 1, oldestSeconds: 0 });
    room.clock.set('2026-06-14T06:50:00Z');
    expect(await measured()).toEqual({ devices: 0, oldestSeconds: 0 });
  });

  it('[CT12] given what devices report of themselves, then the hall lists each with battery, program and last contact', async () => {
    expect(await room.fromDevice(tablet, `hall/${hall}?unsent=0&battery=12&release=1.0.0%2B3f9a`)).toBe(200);
    await tell(2, phone);
    const { body } = await room.call('GET', 'control-room');
    const line = body.halls.find(({ id }: { id: number }) => id === hall);
    expect(line.devices).toHaveLength(2);
    expect(line.devices).toContainEqual({
      id: expect.any(Number),
      user: { name: 'Lenka Dubová', phone: '+420 601 123 456' },
      unsent: 0,
      seenAt: '2026-06-13T06:40:00Z',
      battery: 12,
      release: '1.0.0+3f9a',
    });
    expect(line.devices).toContainEqual(expect.objectContaining({ unsent: 2, battery: null, release: null }));
    expect(await room.fromDevice(tablet, `hall/${hall}?unsent=0&battery=101`)).toBe(400);
  });

  it('given the organiser has set a phone number, then it comes with the matches of the hall', async () => {
    const read = async () => (await room.readFromDevice(tablet, `hall/${hall}`)).contact;
    expect(await read()).toBeUndefined();
    const of = { editionId: room.cup.editionId, dataType: 'string' as const, labelCs: '', labelEn: '' };
    await database.db.insert(configurationEntries).values([
      { ...of, key: 'contact-name', value: 'Jana' },
      { ...of, key: 'contact-phone', value: '+420 601 000 000' },
    ]);
    expect(await read()).toEqual({ name: 'Jana', phone: '+420 601 000 000' });
  });

  it('given a program that reports nothing, then nothing is stored; a value that is not a number is refused', async () => {
    expect(await room.fromDevice(tablet, `hall/${hall}`)).toBe(200);
    expect(await noted()).toEqual([null, undefined, undefined]);
    for (const wrong of ['-1', '10000', '1.5', 'many'])
      expect(await room.fromDevice(tablet, `hall/${hall}?unsent=${wrong}`)).toBe(400);
    expect(await noted()).toEqual([null, undefined, undefined]);
  });
});
