import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testDatabases } from '../../../tests/database.ts';
import { makeSmallCup } from '../../../tests/small-cup.ts';
import { clubAdmins, clubs, users } from '../../platform/database/schema/index.ts';
import { findClubReaders } from './index.ts';

describe.each(testDatabases())('who reads letters to a club, on $name', (kind) => {
  it('is each of its admins, and nobody of a club beside it', async () => {
    const database = await kind.open();
    try {
      const { clubId } = await makeSmallCup(database);
      const [club] = await database.db.select().from(clubs).where(eq(clubs.id, clubId));
      const { id: _, ...copy } = club ?? expect.fail('the cup has a club');
      const beside = { ...copy, sourceId: 'beside', clientKey: null };
      const [other] = await database.db.insert(clubs).values(beside).returning();
      const account = { passwordHash: '', lastName: 'Dub', roles: ['ROLE_USER' as const] };
      const [anna, bert, cyril] = await database.db
        .insert(users)
        .values(['Anna', 'Bert', 'Cyril'].map((firstName) => ({ ...account, firstName, email: firstName })))
        .returning();
      const admins = [
        { clubId, userId: bert?.id ?? 0 },
        { clubId, userId: anna?.id ?? 0 },
        { clubId: other?.id ?? 0, userId: cyril?.id ?? 0 },
      ];
      await database.db.insert(clubAdmins).values(admins);
      expect(await database.transaction((tx) => findClubReaders([clubId], tx))).toEqual([
        { clubId, email: 'Anna', firstName: 'Anna' },
        { clubId, email: 'Bert', firstName: 'Bert' },
      ]);
    } finally {
      await database.cleanup();
    }
  });
});
