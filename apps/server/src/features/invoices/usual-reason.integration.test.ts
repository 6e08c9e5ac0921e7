import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { clubs, teams } from '../../platform/database/schema/index.ts';
import { issueDocuments } from './index.ts';
import { makeMoneyCup, type MoneyCup } from './testing/money-cup.ts';

const now = new Date('2026-03-10T08:00:00Z');

describe.each(testDatabases())('a credit note that nobody gave a reason for on $name', (kind) => {
  let database: TestDatabase;
  let cup: MoneyCup;

  beforeAll(async () => {
    database = await kind.open();
    cup = await makeMoneyCup(database);
  });
  afterAll(() => database.cleanup());

  it.each([
    ['cs', 'Změna objednávky'],
    ['en', 'The order has changed'],
  ] as const)('says to a club that reads %s: %s', async (locale, said) => {
    const clubId = await cup.aClub();
    await database.db.update(clubs).set({ locale }).where(eq(clubs.id, clubId));
    const issue = () => issueDocuments({ database, clock: { now: () => now } }, cup.organiserId, clubId, '');
    await issue();
    await database.db.update(teams).set({ bundlePersons: 11 }).where(eq(teams.clubId, clubId));
    const issued = await issue();
    if (typeof issued === 'string') throw new Error(issued);
    expect(issued.flatMap(({ content }) => content.corrects?.reason ?? [])).toEqual([said]);
  });
});
