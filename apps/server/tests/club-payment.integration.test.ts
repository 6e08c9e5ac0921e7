import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ClubRegistrations } from '@sevenmetre/contract/registrations/admin-registrations';
import type { ClubPayment } from '@sevenmetre/contract/invoices/club-payment';
import type { BankImportResult } from '@sevenmetre/contract/bank/schemas';
import { issueDocuments, rebuildInvoiceLines } from '../src/features/invoices/index.ts';
import { clubs, configurationEntries, payments } from '../src/platform/database/schema/index.ts';
import { anActor, BankDesk } from './bank-desk.ts';
import { testDatabases, type TestDatabase } from './database.ts';

describe.each(testDatabases())('the payment of a club before any invoice on $name', (kind) => {
  let database: TestDatabase;
  let desk: BankDesk;
  let clubId: number;

  beforeAll(async () => {
    database = await kind.open();
    desk = await BankDesk.open(database);
  });
  afterAll(() => desk.close());
  beforeEach(async () => {
    await desk.clear();
    clubId = await registered('CZ');
    await database.db
      .delete(configurationEntries)
      .where(eq(configurationEntries.editionId, desk.cup.editionId));
  });

  /** A club as it is right after it was sent: nothing is decided, no invoice exists. */
  async function registered(country: string): Promise<number> {
    const id = await desk.cup.aClub(2, country);
    await database.db.update(clubs).set({ registrationState: 'new' }).where(eq(clubs.id, id));
    await database.transaction((tx) => rebuildInvoiceLines(tx, id, desk.server.clock.now()));
    return id;
  }
  const set = (key: string, value: string) =>
    database.db.insert(configurationEntries).values({
      editionId: desk.cup.editionId,
      key,
      value,
      dataType: 'datetime',
      labelCs: key,
      labelEn: key,
    });
  /** As the admin of the club sees it. */
  const get = async (id = clubId) => {
    const { actor } = desk;
    desk.actor = { ...anActor(999, 'ROLE_USER'), administratedClubIds: [clubId] };
    const answer = await desk.server.app.inject(`/api/v1/web/clubs/${id}/payment`);
    desk.actor = actor;
    return { status: answer.statusCode, body: answer.json<ClubPayment>() };
  };
  const importStatement = async (amount: string, symbol: string) =>
    (await desk.bring({ amount, symbol, reference: `R-${clubId}` })).json<BankImportResult>();

  it('[MO25] asks for the entry fee by its day and for the rest by another, with accounts and codes', async () => {
    await set('payment-entry-fee-till', '2026-02-15T22:59:00Z');
    await set('payment-rest-till', '2026-03-15T22:59:00Z');
    const { body } = await get();
    expect(body).toMatchObject({
      toPay: 4_420_000,
      paid: 0,
      currency: 'CZK',
      club: { registrationState: 'new' },
    });
    expect(body.instalments).toMatchObject([
      { kind: 'entry-fee', amount: 640_000, open: 640_000, dueDate: '2026-02-15' },
      { kind: 'rest', amount: 3_780_000, open: 3_780_000, dueDate: '2026-03-15' },
    ]);
    const [fee] = body.instalments;
    expect(fee?.payTo).toEqual({
      name: 'Házená Lipová',
      account: '19-2000145399/0800',
      iban: 'CZ6508000000192000145399',
      bic: null,
    });
    expect(fee?.qr?.path).toMatch(/^M2 2h7v1h-7z/);
    expect(body.teams.map(({ entryFee, state }) => [entryFee, state])).toEqual([
      [320_000, 'accepted'],
      [320_000, 'accepted'],
    ]);
  });

  it('[MO25] asks for everything at once without a deposit, and by the invoice once there is one', async () => {
    expect((await get()).body.instalments).toMatchObject([
      { kind: 'rest', amount: 4_420_000, dueDate: null },
    ]);
    await database.db.update(clubs).set({ registrationState: 'approved' }).where(eq(clubs.id, clubId));
    await issueDocuments({ database, clock: desk.server.clock }, desk.cup.organiserId, clubId, '');
    const [part] = (await get()).body.instalments;
    expect(part?.dueDate).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it('[MO20] [MO25] a statement with its symbol is booked once, and leaves the rest to pay', async () => {
    await set('payment-entry-fee-till', '2026-02-15T22:59:00Z');
    const { variableSymbol } = (await get()).body;
    expect(await importStatement('6400.00', variableSymbol)).toMatchObject({ matched: 1 });
    expect(await importStatement('6400.00', variableSymbol)).toMatchObject({ matched: 0, known: 1 });
    const booked = await database.db
      .select({ amount: payments.orderAmount })
      .from(payments)
      .where(eq(payments.clubId, clubId))
      .orderBy(asc(payments.id));
    expect(booked).toEqual([{ amount: 640_000 }]);
    expect((await get()).body.instalments.map(({ open }) => open)).toEqual([0, 3_780_000]);
    // The invoice that follows asks for what the payment has left.
    await database.db.update(clubs).set({ registrationState: 'approved' }).where(eq(clubs.id, clubId));
    const issued = await issueDocuments(
      { database, clock: desk.server.clock },
      desk.cup.organiserId,
      clubId,
      '',
    );
    expect(issued).toMatchObject([{ total: 4_420_000, variableSymbol, content: { paid: 640_000 } }]);
  });

  it('[BO11] keeps its places after the day for entry fees, and the organiser sees which are unpaid', async () => {
    const late = async () => {
      const { rows } = await desk.get<ClubRegistrations>('club-registrations?found=fee-late&size=100');
      return rows
        .filter(({ id }) => id === clubId)
        .map(({ checks }) => checks.find(({ code }) => code === 'fee-late'));
    };
    expect(await late()).toEqual([]);
    const now = desk.server.clock.now().getTime();
    await set('payment-entry-fee-till', new Date(now).toISOString());
    // The day itself is not over.
    expect(await late()).toEqual([]);
    await database.db
      .update(configurationEntries)
      .set({ value: new Date(now - 2 * 86_400_000).toISOString() })
      .where(eq(configurationEntries.editionId, desk.cup.editionId));
    expect(await late()).toEqual([{ code: 'fee-late', about: ['MA'] }]);
    const { variableSymbol } = (await get()).body;
    await importStatement('6399.99', variableSymbol);
    expect(await late()).toHaveLength(1);
    await desk.bring({ amount: '0.01', symbol: variableSymbol, reference: 'R-last' });
    expect(await late()).toEqual([]);
  });

  it('pays in euros from abroad, and is nobody else’s to see', async () => {
    clubId = await registered('HU');
    expect((await get()).body).toMatchObject({ currency: 'EUR' });
    const other = clubId;
    clubId = await registered('CZ');
    expect((await get(other)).status).toBe(404);
  });
});
