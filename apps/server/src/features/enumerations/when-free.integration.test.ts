import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { makeSmallCup } from '../../../tests/small-cup.ts';
import type { SmallCup } from '../../../tests/small-cup.ts';
import { teamCategories } from '../../platform/database/schema/index.ts';
import { done } from '../../platform/outcome/index.ts';
import { whenFree } from './index.ts';

describe.each(testDatabases())('what only the database notices on $name', (kind) => {
  let database: TestDatabase;
  let cup: SmallCup;

  beforeAll(async () => {
    database = await kind.open();
    cup = await makeSmallCup(database);
  });
  afterAll(() => database.cleanup());

  const carriedOut = async (work: PromiseLike<unknown>) => {
    await work;
    return done(null);
  };
  const answered = (work: PromiseLike<unknown>) => whenFree('code', carriedOut(work));

  it('given an entry that somebody has begun to use meanwhile, then it is in use', async () => {
    const { id } = teamCategories;
    const removed = database.db.delete(teamCategories).where(eq(id, cup.categoryId));
    expect(await answered(removed)).toMatchObject({ ok: false, code: 'entry-in-use' });
  });

  it('given an entry that somebody has made meanwhile, then its code is taken', async () => {
    const [row] = await database.db.select().from(teamCategories);
    if (!row) throw new Error('category');
    const { id: _, ...same } = row;
    expect(await answered(database.db.insert(teamCategories).values(same))).toMatchObject({
      code: 'entry-invalid',
      parameters: { errors: [{ field: 'code', error: { code: 'unique' } }] },
    });
  });

  it('given a bug, then it stays one', async () => {
    await expect(answered(Promise.reject(new TypeError('a bug')))).rejects.toThrow('a bug');
  });
});
