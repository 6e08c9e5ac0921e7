import type { Database, Tx } from '../../../platform/database/index.ts';
import { refuse, type Outcome } from '../../../platform/outcome/index.ts';
import { verifyPassword } from '../password.ts';
import { findById, lockById } from '../user.repository.ts';
import type { UserRow } from '../user.repository.ts';

/**
 * Runs `work` on a user after the password was entered again, with the row locked. The password is checked
 * before the lock, because hashing is slow on purpose, and must be unchanged once the row is locked.
 */
export async function withPassword<T>(
  database: Database,
  userId: number,
  password: string,
  work: (user: UserRow, tx: Tx) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const user = await findById(userId, database.db);
  if (!user || !(await verifyPassword(user.passwordHash, password))) return refuse('password-wrong');
  return database.transaction(async (tx) => {
    const locked = await lockById(userId, tx);
    return locked?.passwordHash === user.passwordHash ? work(locked, tx) : refuse('password-wrong');
  });
}
