import type { Actor } from '@sevenmetre/rules/permissions';
import { testActor } from '@sevenmetre/rules/testing';
import type { Role } from '@sevenmetre/rules/vocabulary';
import type { TestDatabase } from '../../../../tests/database.ts';
import { makeSmallCup } from '../../../../tests/small-cup.ts';
import {
  audit,
  clubAdmins,
  clubInvitations,
  oneTimeTokens,
  outgoingMails,
  teamAdmins,
  users,
} from '../../../platform/database/schema/index.ts';
import { mount } from '../../../platform/http/index.ts';
import { testServer } from '../../../platform/http/testing/test-server.ts';
import { clubZoneHandlers } from '../index.ts';

/** Who acts in the tests: with an account and its roles, and with no club and no team unless they are given. */
export const actorOf = (userId: number, roles: readonly Role[], over: Partial<Actor> = {}): Actor =>
  testActor(userId, roles, over);

/**
 * The club of a small cup with an admin (`boss`), the leader of its first team and a third account, addresses
 * verified; and a server that treats every call as made by a given actor.
 */
export async function makeSetup(database: TestDatabase) {
  const cup = await makeSmallCup(database);
  const ids = {
    boss: await addAccount('boss', database),
    leader: await addAccount('leader', database),
    stranger: await addAccount('stranger', database),
  };
  const { app, clock } = testServer();
  let drawn = 0;
  const random = {
    bytes: (count: number) => {
      drawn += 1;
      return Buffer.alloc(count, drawn);
    },
  };
  let who: Actor | null = null;
  const identify = async () => who;
  mount(app, clubZoneHandlers({ database, clock, random }), { identify, checkAnswers: true });
  return {
    cup,
    ids,
    app,
    clock,
    /** null: nobody is signed in. */
    as: (actor: Actor | null) => {
      who = actor;
    },
    /** Restores the initial rights and removes the letters. */
    async renew() {
      const { db } = database;
      for (const table of [audit, outgoingMails, oneTimeTokens, clubInvitations, teamAdmins, clubAdmins])
        await db.delete(table);
      await db.insert(clubAdmins).values({ clubId: cup.clubId, userId: ids.boss });
      await db.insert(teamAdmins).values({ teamId: cup.teams[0] ?? 0, userId: ids.leader });
    },
    async close() {
      await app.close();
      await database.cleanup();
    },
  };
}

export type Setup = Awaited<ReturnType<typeof makeSetup>>;

async function addAccount(name: string, { db }: TestDatabase): Promise<number> {
  const person = {
    email: `${name}@example.test`,
    firstName: name,
    lastName: 'Test',
    phone: '+420 601 000 000',
    emailVerifiedAt: new Date('2026-01-01T00:00:00Z'),
  };
  const [user] = await db
    .insert(users)
    .values({ ...person, passwordHash: '-', roles: ['ROLE_USER'] })
    .returning();
  return user?.id ?? 0;
}
