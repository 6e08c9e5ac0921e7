import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { makeSmallCup } from '../../../tests/small-cup.ts';
import type { SmallCup } from '../../../tests/small-cup.ts';
import { bothDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { clubs, editions, matches, matchStages, referees } from '../../platform/database/schema/index.ts';
import { findOpenEditions, findWorkingEdition, lockWorkingEdition } from './index.ts';

describe.each(bothDatabases())('the year that an organiser works on, on $name', (kind) => {
  let database: TestDatabase;
  let cup: SmallCup;
  let years = 2100;
  beforeAll(async () => {
    database = await kind.open();
    cup = await makeSmallCup(database);
  });
  afterAll(() => database.cleanup());

  /** An edition that is not current and has no clubs. */
  async function prepare(): Promise<number> {
    years += 1;
    const [current] = await database.db.select().from(editions).where(eq(editions.id, cup.editionId));
    if (!current) throw new Error('edition');
    const { id: _, ...settings } = current;
    const prepared = { ...settings, year: years, isCurrent: false };
    const [edition] = await database.db.insert(editions).values(prepared).returning();
    return edition?.id ?? 0;
  }

  const isOpen = (id: number) =>
    database.transaction(async (tx) => [
      (await findWorkingEdition(id, tx)).ok,
      (await lockWorkingEdition(id, tx)).ok,
      (await findOpenEditions(tx)).some((edition) => edition.id === id),
    ]);
  const all = (allowed: boolean) => [allowed, allowed, allowed];

  async function fill(editionId: number, what: 'a club' | 'a match' | 'a referee'): Promise<void> {
    const { db } = database;
    if (what === 'a referee') await db.insert(referees).values({ editionId, firstName: 'A', lastName: 'B' });
    if (what === 'a club') {
      const [own] = await db.select().from(clubs).where(eq(clubs.id, cup.clubId));
      await db.insert(clubs).values({ editionId, name: 'HK Loni', countryId: own?.countryId ?? 0 });
    }
    if (what === 'a match') {
      const [stage] = await db.select().from(matchStages).where(eq(matchStages.code, 'not_started'));
      const match = { editionId, matchNumber: 1, stageId: stage?.id ?? 0, halfLength: 900 };
      await db.insert(matches).values(match);
    }
  }

  it('is the current one, or one in which nobody is yet', async () => {
    expect(await isOpen(cup.editionId)).toEqual(all(true));
    expect(await isOpen(await prepare())).toEqual(all(true));
  });

  it.each(['a club', 'a match', 'a referee'] as const)(
    'given a year with %s that is not current, then it is over, and as unknown as none',
    async (what) => {
      const editionId = await prepare();
      await fill(editionId, what);
      expect(await isOpen(editionId)).toEqual(all(false));
      expect(await isOpen(cup.editionId)).toEqual(all(true));
    },
  );
});
