import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '@sevenmetre/rules/permissions';
import { testActor } from '@sevenmetre/rules/testing';
import { bothDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { pixel } from '../../../tests/pixel.ts';
import { workbookOf } from '../../../tests/read-workbook.ts';
import { makeSmallCup } from '../../../tests/small-cup.ts';
import type { SmallCup } from '../../../tests/small-cup.ts';
import {
  audit,
  cashReceipts,
  clubs,
  invoiceItems,
  participants,
  payments,
  suppliers,
  teamParticipants,
  teams,
  users,
} from '../../platform/database/schema/index.ts';
import { mount } from '../../platform/http/index.ts';
import { testServer } from '../../platform/http/testing/test-server.ts';
import { readClubInvoice } from '../invoices/index.ts';
import { checkInHandlers } from './index.ts';

const jana = 901;

describe.each(bothDatabases())('the check-in desk on $name', (kind) => {
  let database: TestDatabase;
  let cup: SmallCup;
  let supplierId = 0;
  const { app, clock } = testServer();

  beforeAll(async () => {
    database = await kind.open();
    cup = await makeSmallCup(database);
    const { db } = database;
    const account = { passwordHash: '-', roles: ['ROLE_USER' as const, 'ROLE_ADMIN' as const] };
    const name = { firstName: 'Jana', lastName: 'Dubová', email: 'jana@example.test' };
    await db.insert(users).values({ ...account, ...name, id: jana });
    await db
      .update(clubs)
      .set({ tournamentContactFirstName: 'Eva', tournamentContactPhone: '+420 601 123 456' });
    await db.update(teams).set({ state: 'accepted' });
    const address = { street: 'Polní 3', city: 'Lipová', zip: '123 45', countryCode: 'CZ' };
    const [supplier] = await db
      .insert(suppliers)
      .values({ editionId: cup.editionId, name: 'Lipová Handball', ...address })
      .returning();
    supplierId = supplier?.id ?? 0;
    await db.insert(invoiceItems).values({
      clubId: cup.clubId,
      nameCs: 'Startovné',
      nameEn: 'Entry fee',
      quantity: 1,
      unitType: 'team',
      unitPrice: 150_000,
      currency: 'CZK',
      supplierId,
    });
    const identify = async (): Promise<Actor> => testActor(jana, ['ROLE_USER', 'ROLE_ADMIN']);
    const images = { paperLogo: async () => ({ logo: pixel, isLasting: true }) };
    mount(app, checkInHandlers({ database, clock, images }), { identify, checkAnswers: true });
    clock.set('2026-06-13T06:00:00Z');
  });
  afterAll(async () => {
    await app.close();
    await database.cleanup();
  });

  const call = async (method: 'GET' | 'POST' | 'PUT', path = '', payload?: object) => {
    const url = `/api/v1/admin/check-in${path}`;
    const answer = await app.inject({ method, url, ...(payload ? { payload } : {}) });
    return { status: answer.statusCode, body: answer.json() };
  };
  const club = (path = '') => `/${cup.clubId}${path}`;
  const cash = (clientKey: string, amount = 100_000) =>
    call('POST', club('/cash'), { amount, currency: 'CZK', supplierId, clientKey });
  const pdf = async (url: string) => {
    const answer = await app.inject({ method: 'GET', url });
    return { status: answer.statusCode, bytes: answer.rawPayload };
  };

  it('given a club that comes, then the list says what it owes and that it is not here yet', async () => {
    expect((await call('GET')).body).toMatchObject({
      timeZone: 'Europe/Prague',
      clubs: [
        {
          name: 'HK Test',
          teams: 6,
          incompleteRosters: 6,
          rest: 150_000,
          currency: 'CZK',
          arrivedAt: null,
          // At 8:00 UTC, on the clocks of the tournament.
          nextMatch: { day: '2026-06-13', time: '10:00' },
          hasPlayed: false,
          steps: [],
          contactName: 'Eva',
        },
      ],
    });
  });

  it('given the arrival is pressed twice, then the first time and its person stay; taken back, it is gone, and both are in the history', async () => {
    const press = (done: boolean) => call('PUT', club('/steps'), { step: 'arrived', done });
    const steps = [{ step: 'arrived', doneAt: '2026-06-13T06:00:00Z', by: 'Jana Dubová' }];
    expect((await press(true)).body.steps).toEqual(steps);
    clock.set('2026-06-13T06:05:00Z');
    expect((await press(true)).body.steps).toEqual(steps);
    expect((await call('GET')).body.clubs).toMatchObject([
      { arrivedAt: '2026-06-13T06:00:00Z', steps: ['arrived'] },
    ]);
    expect((await press(false)).body.steps).toEqual([]);
    expect((await press(false)).status).toBe(200);
    const log = await database.db.select().from(audit).where(eq(audit.subjectId, cup.clubId));
    expect(log.map(({ action }) => action)).toEqual(['club.checked-in', 'club.check-in-undone']);
  });

  it('given cash is sent twice by a slow network, then there is one payment with one receipt; the next has the next number', async () => {
    const taken = await cash('cash-first');
    expect(taken.body.money).toMatchObject({
      rest: 50_000,
      receipts: [{ number: 1, amount: 100_000, receiver: 'Jana Dubová', cancelled: false }],
    });
    expect((await cash('cash-first')).body.money).toEqual(taken.body.money);
    expect(await cash('cash-first', 50_000)).toMatchObject({
      status: 409,
      body: { error: 'repeat-key-used' },
    });
    const rest = await cash('cash-second', 50_000);
    expect(rest.body.money).toMatchObject({ rest: 0, receipts: [{ number: 1 }, { number: 2 }] });
    const rows = await database.db.select().from(payments);
    expect(rows.map(({ paymentMethod, cashReceivedById }) => [paymentMethod, cashReceivedById])).toEqual([
      ['cash', jana],
      ['cash', jana],
    ]);
  });

  it('given several desks take cash at once, then no number of a receipt is given twice', async () => {
    const keys = ['cash-at-once-1', 'cash-at-once-2', 'cash-at-once-3'];
    await Promise.all(keys.map((key) => cash(key, 100)));
    const rows = await database.db.select().from(cashReceipts).orderBy(cashReceipts.number);
    expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  });

  it('given payments with receipts, then the money of the club names the number of each receipt', async () => {
    const invoice = await database.transaction((tx) => readClubInvoice(cup.clubId, clock.now(), tx));
    expect(invoice?.payments.map(({ receiptNumber }) => receiptNumber)).toEqual([1, 2, 3, 4, 5]);
  });

  it('given a payment is taken back, then its receipt stays with its number, cancelled', async () => {
    const [receipt] = await database.db.select().from(cashReceipts).where(eq(cashReceipts.number, 5));
    await database.db.delete(payments).where(eq(payments.id, receipt?.paymentId ?? 0));
    const { receipts } = (await call('GET', club())).body.money;
    expect(receipts.at(-1)).toMatchObject({ number: 5, cancelled: true });
  });

  it('given two suppliers, then the one whom the club owes comes first, with how much', async () => {
    const { db } = database;
    const address = { street: 'Polní 4', city: 'Lipová', zip: '123 45', countryCode: 'CZ' };
    const [kitchen] = await db
      .insert(suppliers)
      .values({ editionId: cup.editionId, name: 'Lipová Kitchen', ...address })
      .returning();
    const line = { clubId: cup.clubId, nameCs: 'Obědy', nameEn: 'Lunches', unitType: 'person' as const };
    const [added] = await db
      .insert(invoiceItems)
      .values({ ...line, quantity: 1, unitPrice: 900_000, currency: 'CZK', supplierId: kitchen?.id ?? 0 })
      .returning();
    const owed = (await call('GET', club())).body.money.suppliers;
    expect(owed.map(({ name }: { name: string }) => name)).toEqual(['Lipová Kitchen', 'Lipová Handball']);
    expect(owed[0].rest).toBe(900_000);
    await db.delete(invoiceItems).where(eq(invoiceItems.id, added?.id ?? 0));
    await db.delete(suppliers).where(eq(suppliers.id, kitchen?.id ?? 0));
  });

  it('given another currency than the club pays in, or a supplier of nobody, then nothing is taken', async () => {
    const body = { amount: 100, supplierId, clientKey: 'cash-refused' };
    expect((await call('POST', club('/cash'), { ...body, currency: 'EUR' })).status).toBe(409);
    const foreign = { ...body, currency: 'CZK', supplierId: 9999 };
    expect((await call('POST', club('/cash'), foreign)).status).toBe(422);
    expect((await call('GET', '/9999')).status).toBe(404);
  });

  it('[CK2] given a list as it is shown, then the workbook has the same clubs', async () => {
    const clubsOf = async (shown: string) => {
      const { bytes } = await pdf(`/api/v1/admin/check-in.xlsx?locale=en${shown}`);
      const [rows = []] = (await workbookOf(bytes)).values();
      return rows.map(({ Club: name }) => name);
    };
    const shown = ['', '&letter=H', '&search=test', '&letter=A', '&search=nobody', '&view=keys'];
    expect(await Promise.all(shown.map(clubsOf))).toEqual([
      ['HK Test'],
      ['HK Test'],
      ['HK Test'],
      [],
      [],
      [],
    ]);
  });

  it('given a team without players, then the desk sees it; the badges and the receipt are PDFs, the same at each time', async () => {
    const [teamId = 0] = cup.teams;
    const person = { editionId: cup.editionId, clubId: cup.clubId, firstName: 'Jan', lastName: 'Dub' };
    const [player] = await database.db.insert(participants).values(person).returning();
    await database.db.insert(participants).values({ ...person, firstName: 'Petr' });
    await database.db
      .insert(teamParticipants)
      .values({ teamId, participantId: player?.id ?? 0, role: 'player' });
    const { teams: found, withoutTeam } = (await call('GET', club())).body;
    expect(found[0]).toMatchObject({ id: teamId, players: 1, leaders: 0 });
    expect(withoutTeam).toBe(1);
    const [receipt] = (await call('GET', club())).body.money.receipts;
    const first = await pdf(receipt.href);
    expect(first.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await pdf(receipt.href)).bytes.equals(first.bytes)).toBe(true);
    const badges = await pdf(`/api/v1/admin/check-in${club('/wristbands.pdf')}?locale=cs`);
    expect(badges.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await pdf('/api/v1/admin/cash-receipts/9999')).status).toBe(404);
  });
});
