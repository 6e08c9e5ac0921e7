import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ClubInvoice } from '@sevenmetre/contract/invoices/schemas';
import { testDatabases } from '../../../tests/database.ts';
import { billProtest, creditProtest, findProtestLines, isProtestBilled } from './bill-protest.ts';
import { openOrganiserServer } from './testing/organiser-server.ts';

type Opened = Awaited<ReturnType<typeof openOrganiserServer>>;

describe.each(testDatabases())('fees of protests on $name', (kind) => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await openOrganiserServer(kind);
  });
  afterAll(() => opened.close());

  const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) => {
    const url = `/api/v1/admin/${path}`;
    const answer = await opened.server.app.inject({ method, url, ...(payload ? { payload } : {}) });
    expect(answer.statusCode).toBe(200);
    return answer;
  };
  const readInvoice = async (clubId: number) =>
    (await call('GET', `clubs/${clubId}/invoice`)).json<ClubInvoice>();

  /** A club whose fee of a protest was invoiced, and that invoice credited. */
  async function creditedFee(protestId: number) {
    const { cup, server, database } = opened;
    const clubId = await cup.aClub();
    const fee = { fee: 100_000, currency: 'CZK' as const, team: 'HK Test', number: 1, matchNumber: 7 };
    const protest = { protestId, clubId, ...fee };
    const by = { userId: cup.organiserId, now: server.clock.now() };
    await database.transaction((tx) => billProtest(tx, by, protest));
    await call('POST', 'invoices/issue', { clubIds: [clubId], reason: 'first' });
    const [document] = (await readInvoice(clubId)).finance.documents;
    await call('POST', `invoices/${document?.id}/credit`, { reason: 'wrong name' });
    const amounts = () =>
      database.transaction(async (tx) => (await findProtestLines(clubId, tx)).map(({ amount }) => amount));
    const returnFee = (team = protest.team) =>
      database.transaction((tx) => creditProtest(tx, by, { ...protest, team }));
    const isBilled = () => database.transaction((tx) => isProtestBilled(clubId, protestId, tx));
    return { clubId, amounts, returnFee, isBilled };
  }

  it('given an invoice with the fee that is credited, then the fee is still known as one, and is returned once', async () => {
    const { amounts, returnFee, isBilled } = await creditedFee(1);
    expect(await amounts()).toEqual([100_000]);
    expect(await isBilled()).toBe(true);
    await returnFee();
    // The team may have got another name since.
    expect(await returnFee('HK Other')).toMatchObject({ ok: true });
    expect(await amounts()).toEqual([100_000, -100_000]);
  });

  it('given its open line is deleted after that, then the club is charged nothing, and nothing is returned', async () => {
    const { clubId, amounts, returnFee, isBilled } = await creditedFee(2);
    const { lines } = await readInvoice(clubId);
    const line = lines.find(({ nameEn }) => nameEn.startsWith('Fee of protest'));
    await call('DELETE', `clubs/${clubId}/invoice/lines/${line?.id}`);
    expect(await isBilled()).toBe(false);
    await returnFee();
    expect(await amounts()).toEqual([]);
  });
});
