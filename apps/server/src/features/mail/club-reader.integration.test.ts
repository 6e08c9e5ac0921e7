import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testDatabases } from '../../../tests/database.ts';
import { makeSmallCup } from '../../../tests/small-cup.ts';
import { clubAdmins, clubs, users } from '../../platform/database/schema/index.ts';
import { findClubReaders } from './index.ts';

describe.each(testDatabases())('who reads letters to a club, on $name', (kind) => {
  it('is each of its admins whose rights hold, and nobody of a club beside it', async () => {
    const database = await kind.open();
    try {
      const { clubId } = await makeSmallCup(database);
      const [club] = await database.db.select().from(clubs).where(eq(clubs.id, clubId));
      const { id: _, ...copy } = club ?? expect.fail('the cup has a club');
      const beside = { ...copy, sourceId: 'beside', clientKey: null };
      const [other] = await database.db.insert(clubs).values(beside).returning();
      const account = { passwordHash: '', lastName: 'Dub', roles: ['ROLE_USER' as const] };
      const [anna, bert, cyril, dana, emil] = await database.db
        .insert(users)
        .values(
          ['Anna', 'Bert', 'Cyril', 'Dana', 'Emil'].map((firstName) => ({
            ...account,
            firstName,
            email: firstName,
          })),
        )
        .returning();
      const admins = [
        { clubId, userId: bert?.id ?? 0 },
        { clubId, userId: anna?.id ?? 0 },
        // Given by somebody else to an address: it takes effect once the address is verified.
        { clubId, userId: dana?.id ?? 0, givenByOther: true },
        { clubId, userId: emil?.id ?? 0, givenByOther: true },
        { clubId: other?.id ?? 0, userId: cyril?.id ?? 0 },
      ];
      await database.db.insert(clubAdmins).values(admins);
      const emailVerifiedAt = new Date('2026-01-01T00:00:00Z');
      await database.db
        .update(users)
        .set({ emailVerifiedAt })
        .where(eq(users.id, emil?.id ?? 0));
      expect(await database.transaction((tx) => findClubReaders([clubId], tx))).toEqual([
        { clubId, email: 'Anna', firstName: 'Anna' },
        { clubId, email: 'Bert', firstName: 'Bert' },
        { clubId, email: 'Emil', firstName: 'Emil' },
      ]);
    } finally {
      await database.cleanup();
    }
  });
});
