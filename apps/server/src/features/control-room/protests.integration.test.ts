import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bothDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { audit, invoiceItems, suppliers } from '../../platform/database/schema/index.ts';
import { findProtestLines } from '../invoices/index.ts';
import { jana, lenka, openRoom } from './testing/setup.ts';
import type { Room } from './testing/setup.ts';

describe.each(bothDatabases())('protests on $name', (kind) => {
  let database: TestDatabase;
  let room: Room;
  beforeAll(async () => {
    database = await kind.open();
    room = await openRoom(database);
    room.clock.set('2026-06-13T08:40:00Z');
    room.as(jana);
  });
  afterAll(() => room.close());

  const match = () => `matches/${room.cup.matches[0]}/protests`;
  const form = { reason: 'špatně zapsaný gól', fee: 100_000, currency: 'CZK', minutes: 120 };
  const file = (team: number, clientKey = 'protest-1') =>
    room.call('POST', match(), { ...form, teamId: room.cup.teams[team], clientKey });
  const openTasks = async (): Promise<{ kind: string }[]> =>
    (await room.call('GET', 'control-room')).body.tasks.filter(
      (task: { kind: string }) => task.kind === 'protest',
    );

  it('[CT10] given a protest of a team of the match, then it is a task until one of two organisers decides it', async () => {
    expect((await file(2)).body).toMatchObject({ error: 'team-not-in-match' });
    const { body } = await file(0);
    expect((await file(0)).body).toEqual(body);
    expect((await file(1)).body).toMatchObject({ error: 'repeat-key-used' });
    expect(await openTasks()).toMatchObject([
      { kind: 'protest', number: 1, dueAt: '2026-06-13T10:40:00Z', team: { id: room.cup.teams[0] } },
    ]);
    const decide = (decision: string) =>
      room.call('POST', `protests/${body.id}/decision`, { decision, reason: 'video', feeReturned: true });
    room.as(lenka);
    const both = await Promise.all([decide('accepted'), decide('rejected')]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await openTasks()).toEqual([]);
    const { protests } = (await room.call('GET', match())).body;
    expect(protests).toMatchObject([
      { number: 1, fee: 100_000, currency: 'CZK', decided: { feeReturned: true, by: 'Lenka Dubová' } },
    ]);
    const log = await database.db.select().from(audit);
    expect(log).toMatchObject([
      { action: 'protest.filed', after: { number: 1 } },
      { action: 'protest.decided', after: { number: 1 } },
    ]);
    const decision = { decision: 'rejected', reason: 'video', feeReturned: false };
    expect((await room.call('POST', 'protests/999999/decision', decision)).status).toBe(404);
  });

  it('given a protest with a fee, then its club owes it, once, until it is returned; another currency is refused', async () => {
    const { editionId, clubId, teams } = room.cup;
    const [supplier] = await database.db
      .insert(suppliers)
      .values({ editionId, name: 'Házená Lipová', street: '', city: '', zip: '', countryCode: 'CZ' })
      .returning();
    const lines = async () => {
      const rows = await database.db.select().from(invoiceItems).where(eq(invoiceItems.clubId, clubId));
      const ofProtests = rows.filter(({ clientKey }) => clientKey?.startsWith('protest '));
      return ofProtests.map(({ nameCs, unitPrice, currency }) => ({ nameCs, unitPrice, currency }));
    };
    const send = (body: object) =>
      room.call('POST', match(), { ...form, teamId: teams[1], clientKey: 'protest-2', ...body });
    expect(await send({ currency: 'EUR' })).toMatchObject({
      status: 409,
      body: { error: 'changed-meanwhile' },
    });
    expect(await lines()).toEqual([]);
    const filed = await send({});
    await send({});
    const owed = {
      nameCs: 'Poplatek za protest 2, zápas 1: HK Test II',
      unitPrice: 100_000,
      currency: 'CZK',
    };
    expect(await lines()).toEqual([owed]);
    const read = async () => (await room.call('GET', match())).body;
    expect(await read()).toMatchObject({
      protests: [
        { number: 1, bill: null },
        { number: 2, bill: { clubId } },
      ],
      teams: [{ currency: 'CZK' }, { currency: 'CZK' }],
    });
    const decision = { decision: 'accepted', reason: 'video', feeReturned: true };
    expect((await room.call('POST', `protests/${filed.body.id}/decision`, decision)).status).toBe(200);
    const back = { nameCs: 'Vrácený poplatek za protest 2, zápas 1: HK Test II', unitPrice: -100_000 };
    expect(await lines()).toMatchObject([owed, back]);
    const atDesk = await database.transaction((tx) => findProtestLines(clubId, tx));
    expect(atDesk.map(({ nameCs, amount }) => [nameCs, amount])).toEqual([
      [owed.nameCs, 100_000],
      [back.nameCs, -100_000],
    ]);
    expect(supplier).toBeDefined();
  });

  it('given a fee that the desk has halved since, then only what the club was charged is returned; a fee beyond a line is refused', async () => {
    const { clubId, teams } = room.cup;
    const send = (body: object) => room.call('POST', match(), { ...form, teamId: teams[1], ...body });
    expect((await send({ clientKey: 'protest-3', fee: 100_000_001 })).status).toBe(400);
    const { id } = (await send({ clientKey: 'protest-4' })).body;
    const ofClub = eq(invoiceItems.clubId, clubId);
    await database.db
      .update(invoiceItems)
      .set({ discountPercent: 50, separateInvoice: true })
      .where(and(ofClub, eq(invoiceItems.clientKey, `protest ${id}`)));
    const decision = { decision: 'accepted', reason: 'video', feeReturned: true };
    expect((await room.call('POST', `protests/${id}/decision`, decision)).status).toBe(200);
    const lines = await database.db.select().from(invoiceItems).where(ofClub);
    const back = lines.find(({ clientKey }) => clientKey === `protest ${id} returned`);
    expect(back).toMatchObject({
      quantity: 1,
      unitPrice: -50_000,
      discountPercent: 0,
      separateInvoice: true,
    });
    const atDesk = await database.transaction((tx) => findProtestLines(clubId, tx));
    expect(atDesk.slice(-2)).toMatchObject([
      { nameEn: 'Fee of protest 3, match 1: HK Test II', amount: 50_000 },
      { nameEn: 'Fee of protest 3 returned, match 1: HK Test II', amount: -50_000 },
    ]);
  });
});
