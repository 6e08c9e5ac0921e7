import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { clubs, countries } from '../../platform/database/schema/index.ts';
import { findCustomer } from './document.repository.ts';
import { makeMoneyCup } from './testing/money-cup.ts';

describe.each(testDatabases())('whom documents are made out to, on $name', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await kind.open();
  });
  afterAll(() => database.cleanup());

  it('given an address of its own for invoices, then its country is named, or the club’s where it names none', async () => {
    const { db } = database;
    const cup = await makeMoneyCup(database);
    const clubId = await cup.aClub(1, 'DE');
    expect(await findCustomer(clubId, db)).toMatchObject({
      address: { countryCode: 'DE' },
      invoiceAddress: null,
    });
    const written = async (invoiceCountryId: number | null) => {
      const address = { invoiceStreet: 'Lindenweg 4', invoiceCity: 'Wien', invoiceZip: '1010' };
      await db
        .update(clubs)
        .set({ differentInvoiceAddress: true, invoiceCountryId, ...address })
        .where(eq(clubs.id, clubId));
      return (await findCustomer(clubId, db))?.invoiceAddress;
    };
    const [austria] = await db.select().from(countries).where(eq(countries.countryCode, 'AT'));
    const address = { street: 'Lindenweg 4', city: 'Wien', zip: '1010' };
    expect(await written(austria?.id ?? null)).toEqual({ ...address, countryCode: 'AT' });
    expect(await written(null)).toEqual({ ...address, countryCode: 'DE' });
  });
});
