import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Role } from '@sevenmetre/rules/vocabulary';
import type { Db, Tx } from '../../platform/database/index.ts';
import { users } from '../../platform/database/schema/index.ts';

export type UserRow = typeof users.$inferSelect;
export type NewUser = typeof users.$inferInsert;

export async function findById(id: number, tx: Db | Tx): Promise<UserRow | null> {
  const [row] = await tx.select().from(users).where(eq(users.id, id));
  return row ?? null;
}

/** @param email lower case, trimmed */
export async function findByEmail(email: string, tx: Db | Tx): Promise<UserRow | null> {
  const [row] = await tx.select().from(users).where(eq(users.email, email));
  return row ?? null;
}

/** Those of the addresses that have an account. */
export async function findExistingEmails(
  emails: readonly string[],
  tx: Db | Tx,
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ email: users.email })
    .from(users)
    .where(inArray(users.email, [...emails]));
  return new Set(rows.map(({ email }) => email));
}

/** Locks the account, so that concurrent changes of it wait. */
export async function lockById(id: number, tx: Tx): Promise<UserRow | null> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  return row ?? null;
}

export async function existsAny(tx: Db | Tx): Promise<boolean> {
  const rows = await tx.select({ id: users.id }).from(users).limit(1);
  return rows.length > 0;
}

/** Inserts a user created by the operator: the address counts as verified. */
export async function insert(user: NewUser, tx: Tx): Promise<number> {
  const [row] = await tx
    .insert(users)
    .values({ emailVerifiedAt: sql`now()`, ...user })
    .returning({ id: users.id });
  if (!row) throw new Error('The database returned no id for a new user');
  return row.id;
}

/** null: the address has an account. A concurrent call waits for the first one's transaction. */
export async function insertUnlessTaken(user: NewUser, tx: Tx): Promise<number | null> {
  const [row] = await tx
    .insert(users)
    .values(user)
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  return row?.id ?? null;
}

export async function update(id: number, patch: Partial<Omit<NewUser, 'id'>>, tx: Tx): Promise<void> {
  await tx.update(users).set(patch).where(eq(users.id, id));
}

/** Locks the accounts that have a role and are not locked out, in the order of ids. */
export async function lockAllByRole(role: Role, tx: Tx): Promise<readonly number[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(isNull(users.lockedAt), sql`${role} = any(${users.roles})`))
    .orderBy(users.id)
    .for('update');
  return rows.map(({ id }) => id);
}

export async function updatePasswordHash(id: number, passwordHash: string, tx: Tx): Promise<void> {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, id));
}
