import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { makeSmallCup } from '../../../tests/small-cup.ts';
import { invoiceItems, pricelistItems } from '../../platform/database/schema/index.ts';
import { rebuildInvoiceLines } from './index.ts';
import { makeMoneyCup } from './testing/money-cup.ts';

const now = new Date('2026-03-10T08:00:00Z');

describe.each(testDatabases())('prices of several years on $name', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await kind.open();
  });
  afterAll(() => database.cleanup());

  it('given what another year sells, then the lines of a club are made of what its own year sells', async () => {
    const { db } = database;
    const earlier = await makeSmallCup(database, 2025);
    const cup = await makeMoneyCup(database);
    const clubId = await cup.aClub();
    const linesMade = async () => {
      await database.transaction((tx) => rebuildInvoiceLines(tx, clubId, now));
      const { pricelistItemId, quantity } = invoiceItems;
      return db
        .select({ pricelistItemId, quantity })
        .from(invoiceItems)
        .where(eq(invoiceItems.clubId, clubId))
        .orderBy(asc(pricelistItemId));
    };
    const before = await linesMade();
    const prices = await db.select().from(pricelistItems);
    await db
      .insert(pricelistItems)
      .values(prices.map(({ id: _, ...item }) => ({ ...item, weight: -1, editionId: earlier.editionId })));
    expect(await linesMade()).toEqual(before);
    expect(before.length).toBeGreaterThan(0);
  });
});
