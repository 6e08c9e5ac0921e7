import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { aPasskey } from '../../../../tests/a-passkey.ts';
import type { TestDatabase } from '../../../../tests/database.ts';
import {
  audit,
  authChallenges,
  authenticators,
  oneTimeTokens,
  passkeys,
  recoveryCodes,
  sessions,
  users,
} from '../../../platform/database/schema/index.ts';
import { accountPortal } from './portal.ts';

const ownTables = [authChallenges, authenticators, oneTimeTokens, passkeys, recoveryCodes, sessions] as const;
const later = new Date('2036-01-01T00:00:00Z');

/** A portal with a bystander whose data nothing may change. */
export async function settlePortal(database: TestDatabase) {
  const portal = accountPortal(database);
  const bystander = await settleBystander(database, portal.clock.now());
  /** After the test: checks that the bystander is unchanged, and deletes all accounts. */
  const leave = async () => {
    expect(await bystander.rows()).toEqual(bystander.before);
    await portal.forgetAll();
    await database.db.delete(audit);
    await portal.close();
  };
  return { portal, bystander, leave };
}

export type SettledPortal = Awaited<ReturnType<typeof settlePortal>>;

/** A user with every kind of credential. */
async function settleBystander({ db }: TestDatabase, now: Date) {
  const account = { email: 'bystander@example.test', passwordHash: '-', firstName: 'B', lastName: 'B' };
  const [user] = await db
    .insert(users)
    .values({ ...account, roles: ['ROLE_USER'] })
    .returning();
  const userId = user?.id ?? 0;
  const hashed = { tokenHash: 'bystander', userId, createdAt: now, expiresAt: later };
  await db.insert(sessions).values({ ...hashed, lastSeenAt: now });
  for (const purpose of ['password-reset', 'email-change'] as const)
    await db.insert(oneTimeTokens).values({ ...hashed, purpose, tokenHash: purpose, email: account.email });
  for (const purpose of ['second-step', 'passkey-creation'] as const)
    await db.insert(authChallenges).values({ ...hashed, purpose, tokenHash: purpose });
  await db.insert(authenticators).values({ userId, sealedSecret: 'x', confirmedAt: now });
  await db.insert(recoveryCodes).values({ userId, codeHash: 'x' });
  const [passkey] = await db.insert(passkeys).values(aPasskey(userId)).returning();
  const rows = async () => [
    await db.select().from(users).where(eq(users.id, userId)),
    ...(await Promise.all(ownTables.map((table) => db.select().from(table).where(eq(table.userId, userId))))),
  ];
  return { passkeyId: passkey?.id ?? 0, rows, before: await rows() };
}
