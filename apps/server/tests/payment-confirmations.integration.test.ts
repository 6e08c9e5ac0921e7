import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PaymentLink } from '@sevenmetre/contract/payment-links/schemas';
import type { ClubPayment } from '@sevenmetre/contract/invoices/club-payment';
import { issueDocuments, rebuildInvoiceLines } from '../src/features/invoices/index.ts';
import {
  audit,
  bankTransactions,
  clubAdmins,
  outgoingMails,
  paymentLinks,
  payments,
} from '../src/platform/database/schema/index.ts';
import { anActor, BankDesk } from './bank-desk.ts';
import { bothDatabases, type TestDatabase } from './database.ts';

const template = 'https://pay.example.org/cup?a={amount}&c={currency}&vs={symbol}&l={language}';
const invalid = [403, { error: 'signature-invalid', additionalProperties: {} }];

describe.each(bothDatabases())('payments at the organiser’s provider on $name', (kind) => {
  let database: TestDatabase;
  let desk: BankDesk;
  let origin: string;
  let club: { clubId: number; symbol: string };
  let secret: string;

  beforeAll(async () => {
    database = await kind.open();
    desk = await BankDesk.open(database);
    origin = await desk.server.app.listen({ port: 0, host: '127.0.0.1' });
    club = await desk.aClub();
  });
  afterAll(() => desk.close());
  beforeEach(async () => {
    await desk.clear();
    secret = await makeSecret();
  });

  const makeSecret = async () => (await desk.post('payment-link/secret')).json<{ secret: string }>().secret;
  const save = (payload: object) =>
    desk.server.app.inject({ method: 'PUT', url: '/api/v1/admin/payment-link', payload });
  const now = () => Math.floor(desk.server.clock.now().getTime() / 1000);
  const content = (more: object = {}) => ({
    id: 'tr_7Uh8',
    amount: '500.00',
    currency: 'CZK',
    symbol: club.symbol,
    ...more,
  });
  const sign = (text: string, key = secret, at = now()) =>
    `t=${at},v1=${createHmac('sha256', key).update(`${at}.${text}`).digest('hex')}`;

  interface Sent {
    readonly text?: string;
    readonly signature?: string;
    readonly edition?: number;
    readonly type?: string;
  }

  /** As a provider sends it, over a real connection. */
  const send = async (body: object, sent: Sent = {}) => {
    const text = sent.text ?? JSON.stringify(body);
    const answer = await fetch(
      `${origin}/api/v1/payments/${sent.edition ?? desk.cup.editionId}/confirmations`,
      {
        method: 'POST',
        headers: {
          'content-type': sent.type ?? 'application/json',
          'sevenmetre-signature': sent.signature ?? sign(text),
        },
        body: text,
      },
    );
    return [answer.status, await answer.json()] as const;
  };
  const result = (word: string) => [200, { result: word }];
  const booked = async () => {
    const rows = await database.db.select().from(payments).orderBy(payments.id);
    return rows.map(({ clubId, orderAmount }) => [clubId, orderAmount]);
  };

  it('[MO27] books a signed confirmation once, to the club of its symbol', async () => {
    expect(await send(content())).toEqual(result('booked'));
    expect(await send(content())).toEqual(result('known'));
    // Another notation of the same content is the same confirmation.
    expect(await send(content({ amount: '500', symbol: `VS ${club.symbol}` }))).toEqual(result('known'));
    expect(await booked()).toEqual([[club.clubId, 50_000]]);
    expect((await desk.finance(club.clubId)).paid).toBe(50_000);
    const [row] = await database.db.select().from(bankTransactions);
    expect(row).toMatchObject({ account: 'online', reference: 'tr_7Uh8', state: 'matched' });
  });

  it('[MO27] given a confirmation after midnight at the tournament, then it is booked on the day there', async () => {
    const before = desk.server.clock.now();
    desk.server.clock.set('2026-03-10T23:30:00Z');
    try {
      expect(await send(content())).toEqual(result('booked'));
    } finally {
      desk.server.clock.set(before.toISOString());
    }
    const [movement] = await database.db.select().from(bankTransactions);
    const [payment] = await database.db.select().from(payments);
    expect([movement?.bookedOn, payment?.paymentDate]).toEqual(['2026-03-11', '2026-03-11']);
  });

  it('[MO27] given the same id eight times together, then one payment is booked', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(content())));
    expect(answers.filter(([, body]) => body.result === 'booked')).toHaveLength(1);
    expect(answers.filter(([, body]) => body.result === 'known')).toHaveLength(7);
    expect(await booked()).toHaveLength(1);
  });

  it('[MO28] given a payment that arrives from the provider or the bank, then the admins of its club have one mail of it', async () => {
    const { clubId, symbol } = await desk.aClub();
    const { db } = database;
    await db.insert(clubAdmins).values({ userId: desk.cup.organiserId, clubId });
    await db.delete(outgoingMails);
    const mails = async () => (await db.select().from(outgoingMails)).map(({ letter }) => letter);
    await send(content({ symbol }));
    await send(content({ symbol }));
    expect(await mails()).toMatchObject([
      {
        subject: 'Platba vašeho klubu dorazila',
        action: { label: 'Otevřít platby', path: `/registration/club/status/${clubId}` },
      },
    ]);
    expect((await mails())[0]?.paragraphs.join(' ')).toMatch(/500,00\sKč/u);
    await db.delete(outgoingMails);
    const file = [
      { amount: '700.00', symbol, reference: 'A' },
      { amount: '7', reference: 'B' },
    ];
    await desk.bring(...file);
    await desk.bring(...file);
    expect(await mails()).toHaveLength(1);
    await db.delete(outgoingMails);
    const [waiting] = (await desk.queue()).transactions;
    const assigned = { clubId, orderAmount: 700 };
    await desk.post(`bank/${waiting?.id}/assign`, assigned);
    await desk.post(`bank/${waiting?.id}/assign`, assigned);
    expect(await mails()).toHaveLength(1);
    await db.delete(outgoingMails);
    const [booked] = await db.select().from(payments).where(eq(payments.clubId, clubId));
    await desk.post(`clubs/${clubId}/invoice/payments/${booked?.id}/delete`, { reason: 'Wrong club' });
    expect((await mails()).map(({ payment }) => payment?.says)).toEqual(['taken-back']);
  });

  it('[MO28] given a payment from a statement, then its mail waits for ten minutes, and is not sent when it is taken back before', async () => {
    const { clubId, symbol } = await desk.aClub();
    const { db } = database;
    await db.insert(clubAdmins).values({ userId: desk.cup.organiserId, clubId });
    await db.delete(outgoingMails);
    // Two payments of the same sum on one day.
    await desk.bring(
      { amount: '700.00', symbol, reference: 'A' },
      { amount: '700.00', symbol, reference: 'B' },
    );
    const mails = () => db.select().from(outgoingMails).orderBy(outgoingMails.id);
    const waiting = (await mails()).map(({ nextAt }) => nextAt);
    const sendAt = new Date(desk.server.clock.now().getTime() + 10 * 60_000);
    expect(waiting).toEqual([sendAt, sendAt]);
    const [first, second] = await db.select().from(payments).where(eq(payments.clubId, clubId));
    const takeBack = (id: number | undefined) =>
      desk.post(`clubs/${clubId}/invoice/payments/${id}/delete`, { reason: 'Wrong club' });
    await takeBack(first?.id);
    expect(await mails()).toHaveLength(1);
    // One that the mail server has been asked to send is no longer stopped.
    await db.update(outgoingMails).set({ attempts: 1 });
    await takeBack(second?.id);
    expect((await mails()).map(({ letter }) => letter.payment?.says)).toEqual(['arrived', 'taken-back']);
  });

  it('[MO28] given a statement with a payment of seven weeks ago, then it is booked without a mail', async () => {
    const { clubId, symbol } = await desk.aClub();
    const { db } = database;
    await db.insert(clubAdmins).values({ userId: desk.cup.organiserId, clubId });
    await db.delete(outgoingMails);
    const before = desk.server.clock.now();
    desk.server.clock.set(new Date(before.getTime() + 49 * 86_400_000).toISOString());
    try {
      await desk.bring({ amount: '700.00', symbol, reference: 'A' });
    } finally {
      desk.server.clock.set(before.toISOString());
    }
    expect(await booked()).toEqual([[clubId, 70_000]]);
    expect(await db.select().from(outgoingMails)).toEqual([]);
  });

  it('[MO28] given a payment that is divided between two clubs twice at once, then each club has one mail of its part', async () => {
    const [first, second] = [await desk.aClub(), await desk.aClub()];
    const { db } = database;
    const userId = desk.cup.organiserId;
    await db.insert(clubAdmins).values([first, second].map(({ clubId }) => ({ userId, clubId })));
    await desk.bring({ amount: '300.00', text: `vs${first.symbol} + ${second.symbol}`, reference: 'T' });
    await db.delete(outgoingMails);
    const [movement] = (await desk.queue()).transactions;
    const parts = [
      { clubId: first.clubId, amount: 10_000, orderAmount: 10_000 },
      { clubId: second.clubId, amount: 20_000, orderAmount: 20_000 },
    ];
    const divide = () => desk.post(`bank/${movement?.id}/divide`, { parts });
    const answers = await Promise.all([divide(), divide()]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const letters = (await db.select().from(outgoingMails)).map(({ letter }) => letter);
    const said = letters.map(({ action, paragraphs }) => [
      action?.path,
      /\d+,00\sKč/u.exec(paragraphs.join(' '))?.[0].replace(/\s/u, ' '),
    ]);
    expect(said).toHaveLength(2);
    expect(said).toEqual(
      expect.arrayContaining([
        [`/registration/club/status/${first.clubId}`, '100,00 Kč'],
        [`/registration/club/status/${second.clubId}`, '200,00 Kč'],
      ]),
    );
  });

  it('[MO27] refuses what is not signed with the secret of the edition, and says nothing of it', async () => {
    const text = JSON.stringify(content());
    const tampered = JSON.stringify(content({ amount: '5000.00' }));
    const wrong = ['x', `t=${now()},v1=${'00'.repeat(32)}`, sign(text, 'another secret'), sign(tampered)];
    for (const signature of wrong) expect(await send(content(), { signature })).toEqual(invalid);
    expect(await send(content(), { edition: 999_999 })).toEqual(invalid);
    // The same content in other bytes.
    expect(await send({}, { text: ` ${text}`, signature: sign(text) })).toEqual(invalid);
    const missing = await fetch(`${origin}/api/v1/payments/${desk.cup.editionId}/confirmations`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: text,
    });
    expect(missing.status).toBe(400);
    expect(await booked()).toEqual([]);
    expect(await database.db.select().from(bankTransactions)).toEqual([]);
  });

  it('[MO27] refuses what was signed more than five minutes ago, or will be', async () => {
    const text = JSON.stringify(content());
    for (const apart of [-301, 301]) {
      const answer = await send(content(), { signature: sign(text, secret, now() + apart) });
      expect(answer).toEqual([403, { error: 'signature-outdated', additionalProperties: {} }]);
    }
    expect(await send(content(), { signature: sign(text, secret, now() - 299) })).toEqual(result('booked'));
  });

  it('[MO27] ends a secret with the next one, and accepts nothing without one', async () => {
    const former = secret;
    secret = await makeSecret();
    const text = JSON.stringify(content());
    expect(await send(content(), { signature: sign(text, former) })).toEqual(invalid);
    expect(await send(content())).toEqual(result('booked'));
    await desk.server.app.inject({ method: 'DELETE', url: '/api/v1/admin/payment-link/secret' });
    expect(await send(content({ id: 'tr_2' }))).toEqual(invalid);
    // Neither the table nor the log holds it.
    const stored = JSON.stringify([
      await database.db.select().from(paymentLinks),
      await database.db.select().from(audit),
      await desk.get<PaymentLink>('payment-link'),
    ]);
    expect([former, secret].some((one) => stored.includes(one))).toBe(false);
  });

  it('[MO27] asks the organiser about another content with a known id, and loses neither', async () => {
    await send(content());
    expect(await send(content({ amount: '700.00' }))).toEqual(result('waiting'));
    expect(await send(content({ amount: '700.00' }))).toEqual(result('known'));
    expect(await booked()).toEqual([[club.clubId, 50_000]]);
    const { transactions } = await desk.queue();
    expect(transactions).toMatchObject([
      { amount: 70_000, waits: 'confirmation-differs', account: 'online' },
    ]);
    expect(transactions[0]?.suggestions.map(({ id }) => id)).toContain(club.clubId);
  });

  it.each([
    [{ symbol: '9999999' }, 'symbol-unknown'],
    [{ symbol: '' }, 'nothing'],
    [{ currency: 'EUR' }, 'currency-differs'],
  ])('[MO27] keeps %j in the queue, booked to nobody', async (more, waits) => {
    expect(await send(content(more))).toEqual(result('waiting'));
    expect(await booked()).toEqual([]);
    expect((await desk.queue()).transactions).toMatchObject([{ waits, amount: 50_000 }]);
  });

  it('[MO23] [MO27] asks whether it is a payment of a bank file, in both orders', async () => {
    const day = desk.server.clock.now().toISOString().slice(0, 10);
    await desk.bring({ amount: '500.00', symbol: club.symbol, reference: 'B-1', day });
    expect(await send(content())).toEqual(result('waiting'));
    expect((await desk.queue()).transactions).toMatchObject([{ waits: 'alike', reference: 'tr_7Uh8' }]);
    await desk.clear();
    secret = await makeSecret();
    expect(await send(content())).toEqual(result('booked'));
    const imported = (
      await desk.bring({ amount: '500.00', symbol: club.symbol, reference: 'B-2', day })
    ).json();
    expect(imported).toMatchObject({ matched: 0, unmatched: 1 });
    expect(await booked()).toHaveLength(1);
  });

  it('[MO23] [MO27] given a bank file with the payment at the same moment, then it is booked once', async () => {
    const day = desk.server.clock.now().toISOString().slice(0, 10);
    for (let round = 0; round < 4; round += 1) {
      await desk.clear();
      secret = await makeSecret();
      await Promise.all([
        send(content()),
        desk.bring({ amount: '500.00', symbol: club.symbol, reference: 'B-1', day }),
      ]);
      expect(await booked()).toHaveLength(1);
      expect((await desk.queue()).transactions).toMatchObject([{ waits: 'alike' }]);
    }
  });

  it('[MO27] refuses other currencies with a note in the log, and malformed bodies', async () => {
    expect(await send(content({ currency: 'USD' }))).toMatchObject([422, { error: 'confirmation-currency' }]);
    const rows = await database.db
      .select()
      .from(audit)
      .where(eq(audit.action, 'payment-confirmation.refused'));
    expect(rows).toMatchObject([{ after: { currency: 'USD', amount: 50_000 } }]);
    for (const more of [{ amount: '1,50' }, { amount: '0' }, { amount: 500 }, { id: 'a b' }, { id: '' }])
      expect((await send(content(more)))[0]).toBe(400);
    const html = '<!doctype html><title>Payment received</title>';
    expect((await send({}, { text: html, type: 'text/html' }))[0]).toBe(415);
    expect((await send({}, { text: html }))[0]).toBe(400);
    expect((await send(content({ note: 'x'.repeat(9000) })))[0]).toBe(413);
    expect(await booked()).toEqual([]);
  });

  it('[MO27] counts the documented test vector as signed', () => {
    const body = '{"id":"tr_1","amount":"7200.00","currency":"CZK","symbol":"2600114"}';
    const key = 'S3cretOfTheExampleS3cretOfTheExampleS3cret0';
    const digest = createHmac('sha256', key).update(`1767225600.${body}`).digest('hex');
    expect(digest).toBe('45ad442b0220a3724c5d115093dc53d59ceb548602135f9bdaf9cf13790d7047');
  });

  it('[MO26] shows clubs where to pay what is open, and never what is paid', async () => {
    const clubId = await desk.cup.aClub(1);
    await database.transaction((tx) => rebuildInvoiceLines(tx, clubId, desk.server.clock.now()));
    const { actor } = desk;
    const read = async () => {
      desk.actor = { ...anActor(999, 'ROLE_USER'), administratedClubIds: [clubId] };
      const answer = await desk.server.app.inject(`/api/v1/web/clubs/${clubId}/payment`);
      desk.actor = actor;
      return answer.json<ClubPayment>();
    };
    expect((await read()).instalments.map(({ payLink }) => payLink)).toEqual([null]);
    expect((await save({ template, supplierId: null })).statusCode).toBe(200);
    const { variableSymbol, toPay, instalments } = await read();
    const amount = (toPay / 100).toFixed(2);
    expect(instalments.map(({ payLink }) => payLink)).toEqual([
      `https://pay.example.org/cup?a=${amount}&c=CZK&vs=${variableSymbol}&l=cs`,
    ]);
    await save({ template, supplierId: desk.cup.partySupplierId });
    expect((await read()).instalments.map(({ payLink }) => payLink)).toEqual([null]);
    await save({ template, supplierId: desk.cup.supplierId });
    await send(content({ amount, symbol: variableSymbol }));
    const paid = await read();
    expect([paid.rest, paid.instalments.flatMap(({ payLink }) => payLink ?? [])]).toEqual([0, []]);
  });

  it('[MO26] shows the unpaid part of an invoice, and its mail leads to the page of the payment', async () => {
    await save({ template, supplierId: null });
    await database.db.delete(outgoingMails);
    const clubId = await desk.cup.aClub();
    await database.db.insert(clubAdmins).values({ userId: desk.cup.organiserId, clubId });
    await issueDocuments({ database, clock: desk.server.clock }, desk.cup.organiserId, clubId, '');
    const [mail] = await database.db.select().from(outgoingMails);
    expect(mail?.letter.action).toEqual({
      label: 'Zaplatit online',
      path: `/registration/club/status/${clubId}`,
    });
    const symbol = `26${String(clubId).padStart(5, '0')}`;
    const before = await desk.finance(clubId);
    expect(before.documents[0]?.payLink).toContain(`a=${(before.rest / 100).toFixed(2)}&c=CZK&vs=${symbol}`);
    await send(content({ symbol }));
    const after = await desk.finance(clubId);
    expect(after.documents[0]?.payLink).toContain(`a=${(before.rest / 100 - 500).toFixed(2)}&`);
    await send(content({ id: 'tr_8', symbol, amount: (after.rest / 100).toFixed(2) }));
    expect((await desk.finance(clubId)).documents[0]?.payLink).toBeNull();
  });

  it('[MO26] refuses templates that lead elsewhere, unknown suppliers, and everybody but organisers', async () => {
    const errorOf = async (payload: object) => (await save(payload)).json<{ error: string }>().error;
    expect(await errorOf({ template: 'http://pay.example.org/{amount}/{symbol}', supplierId: null })).toBe(
      'payment-link-not-https',
    );
    expect(await errorOf({ template, supplierId: 999_999 })).toBe('supplier-unknown');
    desk.actor = anActor(999, 'ROLE_USER');
    expect((await save({ template, supplierId: null })).statusCode).toBe(403);
    expect((await desk.post('payment-link/secret')).statusCode).toBe(403);
    desk.actor = null;
    expect((await save({ template, supplierId: null })).statusCode).toBe(401);
  });
});
