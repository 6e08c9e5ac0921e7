import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EarlierPapers } from '@sevenmetre/contract/invoices/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import { testActor } from '@sevenmetre/rules/testing';
import { makeSmallCup } from '../../../tests/small-cup.ts';
import { testDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import {
  clubAdmins,
  clubs,
  editions,
  invoiceDocuments,
  users,
} from '../../platform/database/schema/index.ts';
import { mount } from '../../platform/http/index.ts';
import { testServer } from '../../platform/http/testing/test-server.ts';
import { systemRandom } from '../../platform/random/index.ts';
import { createStorage } from '../../platform/storage/index.ts';
import { creditInvoice } from './credit.use-case.ts';
import { changeMoney } from './change-money.use-case.ts';
import { invoiceHandlers, issueDocuments } from './index.ts';
import { makeMoneyCup } from './testing/money-cup.ts';

describe.each(testDatabases())('papers of years before, listed for a club of today, on $name', (kind) => {
  let database: TestDatabase;
  let server: ReturnType<typeof testServer>;
  let actor: Actor | null = null;
  /** The same club in both years, and another club of the earlier one. */
  const ids = { before: 0, other: 0, now: 0, admin: 0, successor: 0 };

  beforeAll(async () => {
    database = await kind.open();
    server = testServer();
    const storage = createStorage({ dataDirectory: database.folder, random: systemRandom });
    const context = { database, clock: server.clock, storage };
    mount(server.app, invoiceHandlers(context), { identify: async () => actor, checkAnswers: true });
    const cup = await makeMoneyCup(database);
    ids.before = await cup.aClub();
    ids.other = await cup.aClub();
    for (const clubId of [ids.before, ids.other]) await issueDocuments(context, cup.organiserId, clubId, '');
    const [first] = (await finance(ids.before)).documents;
    await changeMoney(context, cup.organiserId, (tx, by) =>
      creditInvoice(tx, { ...by, documentId: first?.id ?? 0, reason: 'Omyl' }),
    );
    await database.db.update(clubs).set({ name: 'HK Loni' }).where(eq(clubs.id, ids.before));
    ids.now = (await makeSmallCup(database, 2027)).clubId;
    ids.admin = await anAdminOf([ids.before, ids.now]);
    ids.successor = await anAdminOf([ids.now]);
    await anAdminOf([ids.other]);
  });
  afterAll(async () => {
    await server.app.close();
    await database.cleanup();
  });

  async function finance(clubId: number): Promise<{ documents: { id: number }[] }> {
    actor = anActor({ roles: ['ROLE_ADMIN'] });
    return (await server.app.inject({ url: `/api/v1/web/clubs/${clubId}/finance` })).json();
  }
  async function anAdminOf(clubIds: readonly number[]): Promise<number> {
    const { db } = database;
    const account = {
      passwordHash: '-',
      firstName: 'Petra',
      lastName: 'Nováková',
      roles: ['ROLE_USER' as const],
    };
    const email = `admin-of-${clubIds.join('-')}@example.test`;
    const [user] = await db
      .insert(users)
      .values({ ...account, email })
      .returning();
    const userId = user?.id ?? 0;
    await db.insert(clubAdmins).values(clubIds.map((clubId) => ({ clubId, userId })));
    return userId;
  }
  const anActor = (over: Partial<Actor>): Actor => testActor(1, ['ROLE_USER'], over);
  const ask = (who: Actor | null, clubId = ids.now) => {
    actor = who;
    return server.app.inject({ url: `/api/v1/web/clubs/${clubId}/earlier-papers` });
  };
  const told = async (who: Actor) => EarlierPapers.parse((await ask(who)).json()).papers;
  const admin = () => anActor({ userId: ids.admin, administratedClubIds: [ids.before, ids.now] });

  it('given an admin of both years, then the invoice and its credit note are told with year, number, sum and address', async () => {
    const papers = await told(admin());
    const facts = papers.map(({ year, clubName, kind: paper, currency }) => [
      year,
      clubName,
      paper,
      currency,
    ]);
    expect(facts).toEqual([
      [2026, 'HK Loni', 'invoice', 'CZK'],
      [2026, 'HK Loni', 'credit-note', 'CZK'],
    ]);
    expect(papers.map(({ total }) => total)).toEqual([papers[0]?.total, -(papers[0]?.total ?? 0)]);
    for (const { href } of papers) expect((await server.app.inject({ url: href })).statusCode).toBe(200);
  });

  it('given an organiser, then the same club’s papers are told, and not those of a club that shares no admin with it', async () => {
    const papers = await told(anActor({ roles: ['ROLE_ADMIN'] }));
    expect(papers).toEqual(await told(admin()));
  });

  it('given an admin of today only, then nothing of the years before is told', async () => {
    expect(await told(anActor({ userId: ids.successor, administratedClubIds: [ids.now] }))).toEqual([]);
  });

  it('given a leader of teams, an admin of another club or a club of the year before, then there is no such list', async () => {
    const others = [anActor({ leadingTeamIds: [1] }), anActor({ administratedClubIds: [ids.other] })];
    for (const other of others) expect((await ask(other)).statusCode).toBe(404);
    expect((await ask(admin(), ids.before)).statusCode).toBe(404);
    expect((await ask(null)).statusCode).toBe(401);
  });

  it('given papers of this year, or of one that is still to come, then they are none of years before', async () => {
    const { db } = database;
    const before = await told(admin());
    const [first] = await db.select().from(invoiceDocuments).where(eq(invoiceDocuments.clubId, ids.before));
    const [now] = await db.select().from(clubs).where(eq(clubs.id, ids.now));
    if (!first || !now) throw new Error('Neither year has anything');
    const { id: _, ...paper } = first;
    const ofNow = { ...paper, number: '2027-1', clubId: now.id, editionId: now.editionId };
    const [own] = await db.insert(invoiceDocuments).values(ofNow).returning();
    expect(await told(admin())).toEqual(before);
    await db.delete(invoiceDocuments).where(eq(invoiceDocuments.id, own?.id ?? 0));
    const inYear = (year: number) => db.update(editions).set({ year }).where(eq(editions.isCurrent, false));
    await inYear(2028);
    expect(await told(admin())).toEqual([]);
    await inYear(2026);
  });

  it('given an admin of a club of the year before who was invited to this one, then its papers are not told as this one’s', async () => {
    const { db } = database;
    const isInvited = (givenByOther: boolean, clubId: number) =>
      db
        .update(clubAdmins)
        .set({ givenByOther })
        .where(and(eq(clubAdmins.clubId, clubId), eq(clubAdmins.userId, ids.admin)));
    for (const clubId of [ids.now, ids.before]) {
      await isInvited(true, clubId);
      expect(await told(admin())).toEqual([]);
      expect(await told(anActor({ roles: ['ROLE_ADMIN'] }))).toEqual([]);
      await isInvited(false, clubId);
    }
    expect(await told(admin())).toHaveLength(2);
  });

  it('given one person who looked after two clubs, then the number of the organisation tells which one was this', async () => {
    const { db } = database;
    await db.update(clubs).set({ tin: '12345678' }).where(eq(clubs.id, ids.now));
    await db.update(clubs).set({ tin: '87654321' }).where(eq(clubs.id, ids.before));
    expect(await told(admin())).toEqual([]);
    await db.update(clubs).set({ tin: '12345678' }).where(eq(clubs.id, ids.before));
    expect(await told(admin())).toHaveLength(2);
  });
});
