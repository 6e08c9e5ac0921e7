import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { completeLocales } from '@sevenmetre/rules/vocabulary';
import { findTakenBack, readOwedTexts } from '../src/features/invoices/index.ts';
import { findWords } from '../src/features/translations/index.ts';
import { readDashboard } from '../src/features/clubs/read-dashboard.use-case.ts';
import { systemRandom } from '../src/platform/random/index.ts';
import {
  clubAdmins,
  clubs,
  outgoingMails,
  paymentNotices,
  payments,
} from '../src/platform/database/schema/index.ts';
import { anActor, BankDesk } from './bank-desk.ts';
import { bothDatabases, type TestDatabase } from './database.ts';

const tenMinutes = 10 * 60_000;

describe.each(bothDatabases())('payments that are taken back after their mail on $name', (kind) => {
  let database: TestDatabase;
  let desk: BankDesk;
  let club: { clubId: number; symbol: string };

  beforeAll(async () => {
    database = await kind.open();
    desk = await BankDesk.open(database);
  });
  afterAll(() => desk.close());
  beforeEach(async () => {
    await desk.clear();
    club = await desk.aClub();
    await database.db.insert(clubAdmins).values({ userId: desk.cup.organiserId, clubId: club.clubId });
    await database.db.delete(outgoingMails);
  });

  const waiting = () => database.db.select().from(outgoingMails).orderBy(outgoingMails.id);
  const said = async () => (await waiting()).map(({ letter }) => letter.payment?.says);
  /** The mail server has taken all mails. */
  const sendAll = () => database.db.delete(outgoingMails);
  const paymentOf = async () => {
    const [row] = await database.db.select().from(payments).where(eq(payments.clubId, club.clubId));
    return row;
  };
  const takeBack = (id: number | undefined) =>
    desk.post(`clubs/${club.clubId}/invoice/payments/${id}/delete`, { reason: 'Wrong club' });
  const dashboard = async () => {
    const actor = { ...anActor(desk.cup.organiserId, 'ROLE_USER'), administratedClubIds: [club.clubId] };
    const read = await readDashboard({ database, clock: desk.server.clock, random: systemRandom }, actor);
    return read.ok ? read.value.clubs[0]?.takenBack : read;
  };
  const bringPayment = () => desk.bring({ amount: '700.00', symbol: club.symbol, reference: 'A' });

  it('[MO29] then the admins have one mail of it after ten minutes, however often it is pressed', async () => {
    await bringPayment();
    await sendAll();
    const payment = await paymentOf();
    const answers = await Promise.all([takeBack(payment?.id), takeBack(payment?.id)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 404]);
    const [mail, ...others] = await waiting();
    expect(others).toEqual([]);
    expect(mail?.nextAt).toEqual(new Date(desk.server.clock.now().getTime() + tenMinutes));
    expect(mail?.letter).toMatchObject({
      payment: { says: 'taken-back' },
      owedBy: club.clubId,
      subject: 'Platba vašeho klubu byla stornována',
      action: { label: 'Otevřít platby', path: `/registration/club/status/${club.clubId}` },
    });
    expect(mail?.letter.paragraphs.join(' ')).toMatch(/700,00\sKč/u);
  });

  it('[MO29] then the mail says what is open when it is sent, and how to pay it, in every language', async () => {
    const { rest } = await desk.finance(club.clubId);
    const { translators } = await database.transaction(findWords);
    for (const locale of completeLocales) {
      const [sum, ...parts] = await readOwedTexts(database, club.clubId, translators[locale]);
      expect(sum?.replaceAll(/\D/gu, '')).toBe(String(rest));
      expect(parts.length).toBeGreaterThan(0);
      for (const part of parts) expect(part).toContain(club.symbol);
    }
    await desk.bring({ amount: (rest / 100).toFixed(2), symbol: club.symbol, reference: 'ALL' });
    expect(await readOwedTexts(database, club.clubId, translators.en)).toEqual(['Nothing is left to pay.']);
    expect(await readOwedTexts(database, 999_999, translators.en)).toEqual([]);
  });

  it('[MO29] then the dashboard says so while something is open', async () => {
    await bringPayment();
    expect(await dashboard()).toEqual([]);
    await sendAll();
    await takeBack((await paymentOf())?.id);
    expect(await dashboard()).toMatchObject([{ amount: 70_000, currency: 'CZK' }]);
    const { rest } = await desk.finance(club.clubId);
    await desk.bring({ amount: (rest / 100).toFixed(2), symbol: club.symbol, reference: 'ALL' });
    expect(await dashboard()).toEqual([]);
  });

  it('[MO29] given that it comes back within these minutes, then nothing is mailed, and taking it back again is', async () => {
    await bringPayment();
    await sendAll();
    await takeBack((await paymentOf())?.id);
    const [movement] = (await desk.queue()).transactions;
    await desk.post(`bank/${movement?.id}/assign`, { clubId: club.clubId, orderAmount: 70_000 });
    expect(await said()).toEqual([]);
    expect(await dashboard()).toEqual([]);
    await takeBack((await paymentOf())?.id);
    expect(await said()).toEqual(['taken-back']);
    const ofClub = eq(paymentNotices.clubId, club.clubId);
    expect(await database.db.select().from(paymentNotices).where(ofClub)).toHaveLength(1);
  });

  it('[MO29] given that it comes back later, then its mail says so', async () => {
    await bringPayment();
    await sendAll();
    await takeBack((await paymentOf())?.id);
    await sendAll();
    const [movement] = (await desk.queue()).transactions;
    await desk.post(`bank/${movement?.id}/assign`, { clubId: club.clubId, orderAmount: 70_000 });
    expect(await said()).toEqual(['arrived']);
    expect(await dashboard()).toEqual([]);
  });

  it('[MO29] given an imported file that is taken back after an hour, then each of its mailed payments is', async () => {
    await bringPayment();
    await sendAll();
    const [{ id } = { id: 0 }] = (await desk.get<{ imports: { id: number }[] }>('bank/imports')).imports;
    expect((await desk.post(`bank/imports/${id}/undo`)).statusCode).toBe(200);
    expect(await said()).toEqual(['taken-back']);
  });

  it('[MO28] [MO29] given a payment that was never mailed, then taking it back is no news', async () => {
    const day = desk.server.clock.now().toISOString().slice(0, 10);
    await desk.post(`clubs/${club.clubId}/invoice/payments`, {
      clientKey: 'entered-by-hand',
      paymentDate: day,
      orderAmount: 70_000,
      receivedAmount: 70_000,
      receivedAmountCurrency: 'CZK',
      paymentMethod: 'bank',
      cashReceivedById: null,
      supplierId: null,
      accountingDocumentId: null,
      note: null,
    });
    const entered = await paymentOf();
    expect((await takeBack(entered?.id)).statusCode).toBe(200);
    await bringPayment();
    await takeBack((await paymentOf())?.id);
    expect(await said()).toEqual([]);
    const none = await database.transaction((tx) => findTakenBack([club.clubId], tx));
    expect([...none]).toEqual([]);
  });

  it('[MO29] given a club of another language, then its mail is in that', async () => {
    await database.db.update(clubs).set({ locale: 'de' }).where(eq(clubs.id, club.clubId));
    await bringPayment();
    await sendAll();
    await takeBack((await paymentOf())?.id);
    expect((await waiting()).map(({ letter }) => letter.subject)).toEqual([
      'Eine Zahlung Ihres Vereins wurde storniert',
    ]);
  });
});
