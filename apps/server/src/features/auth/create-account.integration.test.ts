import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { makeSmallCup } from '../../../tests/small-cup.ts';
import type { SmallCup } from '../../../tests/small-cup.ts';
import { clubAdmins, clubs, teamAdmins, teams } from '../../platform/database/schema/index.ts';
import { createAccount, findExistingEmails } from './index.ts';

describe.each(testDatabases())(
  'accounts with a part in a tournament that was brought in, on $name',
  (kind) => {
    let database: TestDatabase;
    let earlier: SmallCup;
    let cup: SmallCup;

    beforeAll(async () => {
      database = await kind.open();
      earlier = await makeSmallCup(database, 2025);
      cup = await makeSmallCup(database, 2026);
      // The same club and the same two teams in two editions, by source ids.
      for (const { clubId, teams: ids } of [earlier, cup]) {
        await database.db.update(clubs).set({ sourceId: 'c-1' }).where(eq(clubs.id, clubId));
        for (const [index, id] of ids.slice(0, 2).entries())
          await database.db
            .update(teams)
            .set({ sourceId: `t-${index}` })
            .where(eq(teams.id, id));
      }
      const { id: _, ...club } =
        (await database.db.select().from(clubs).where(eq(clubs.id, cup.clubId)))[0] ?? fail();
      await database.db.insert(clubs).values({ ...club, name: 'HK Jiný', sourceId: 'c-2' });
    });
    afterAll(() => database.cleanup());

    const account = (name: string) => ({
      email: `${name}@example.test`,
      passwordHash: '-',
      firstName: name,
      lastName: 'Test',
      locale: 'cs' as const,
      roles: ['ROLE_USER' as const],
    });

    it('have it in the club and the team that are named, of the current year alone', async () => {
      const made = await createAccount(database, {
        ...account('iva'),
        administratesClub: 'c-1',
        leadsTeam: 't-0',
      });
      const userId = made === 'email-taken' ? 0 : made.id;
      const { db } = database;
      expect(await db.select().from(clubAdmins)).toMatchObject([{ clubId: cup.clubId, userId }]);
      expect(await db.select().from(teamAdmins)).toMatchObject([{ teamId: cup.teams[0], userId }]);
      expect(await createAccount(database, account('iva'))).toBe('email-taken');
    });

    it('are sent to the addresses that are asked for', async () => {
      await createAccount(database, account('ota'));
      const asked = ['ota@example.test', 'nobody@example.test'];
      expect(await findExistingEmails(asked, database.db)).toEqual(new Set(['ota@example.test']));
    });
  },
);

function fail(): never {
  throw new Error('The club of the cup is not there');
}
