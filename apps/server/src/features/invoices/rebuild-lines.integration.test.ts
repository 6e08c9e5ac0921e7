import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { manualClock } from '../../platform/clock/index.ts';
import { isUniqueViolation } from '../../platform/database/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { editions, invoiceItems } from '../../platform/database/schema/index.ts';
import { lockLinesOfEdition, markLinesOld } from '../invoice-lines/index.ts';
import { rebuildSomeClubs } from './rebuild-edition.use-case.ts';
import { rebuildCurrentLines, rebuildInvoiceLines, type Rebuilt } from './rebuild-lines.use-case.ts';
import { makeMoneyCup, type MoneyCup } from './testing/money-cup.ts';

const now = new Date('2026-03-10T08:00:00Z');

describe.each(testDatabases())('lines that somebody changes himself on $name', (kind) => {
  let database: TestDatabase;
  let cup: MoneyCup;
  let clubId = 0;

  beforeAll(async () => {
    database = await kind.open();
    cup = await makeMoneyCup(database);
    clubId = await cup.aClub();
    await database.transaction((tx) => rebuildInvoiceLines(tx, clubId, now));
  });
  afterAll(() => database.cleanup());

  /** The result, and the number of statements. */
  async function asked(rebuild: (tx: Tx, id: number, at: Date) => Promise<Rebuilt | null>) {
    let selects = 0;
    const rebuilt = await database.transaction((tx) => {
      const counted = new Proxy(tx, {
        get(target, key) {
          if (key === 'select') selects += 1;
          return Reflect.get(target, key);
        },
      });
      return rebuild(counted, clubId, now);
    });
    return { rebuilt, selects };
  }

  it('asks no more of the database than where the edition is not asked for: the club is locked and read once', async () => {
    const any = await asked(rebuildInvoiceLines);
    expect(await asked(rebuildCurrentLines)).toEqual(any);
    expect(any.rebuilt?.club.id).toBe(clubId);
  });

  it('stands open once for each thing that is ordered, whoever writes at once', async () => {
    const { db } = database;
    const [open] = await db.select().from(invoiceItems).where(eq(invoiceItems.clubId, clubId));
    if (!open) throw new Error('line');
    const { id: _, ...line } = open;
    const error: unknown = await db
      .insert(invoiceItems)
      .values(line)
      .catch((reason: unknown) => reason);
    expect(isUniqueViolation(error, 'invoice_items_system')).toBe(true);
  });

  it('makes none for a club of another edition than the current one', async () => {
    const switchTo = (isCurrent: boolean) =>
      database.db.update(editions).set({ isCurrent }).where(eq(editions.id, cup.editionId));
    await switchTo(false);
    expect((await asked(rebuildCurrentLines)).rebuilt).toBeNull();
    await switchTo(true);
    expect((await asked(rebuildCurrentLines)).rebuilt).not.toBeNull();
  });

  it('[MO12] are rebuilt in steps while some are old, and then there is nothing to do', async () => {
    const context = { database, clock: manualClock('2026-03-10T08:00:00Z') };
    const step = () => rebuildSomeClubs(context);
    expect(await step()).toBe(false);
    await database.transaction(async (tx) => {
      await lockLinesOfEdition(tx, cup.editionId);
      await markLinesOld(tx, cup.editionId);
    });
    expect([await step(), await step()]).toEqual([true, false]);
  });
});
