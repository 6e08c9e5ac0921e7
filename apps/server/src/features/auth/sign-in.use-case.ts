import type { AuthContext } from './auth-context.ts';
import { hashPassword, needsRehash, verifyPassword } from './password.ts';
import { type StartedSession, type Visitor, startSession } from './start-session.ts';
import { findByEmail, lockById, updatePasswordHash } from './user.repository.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Checked when nobody has the e-mail, so that the time of an answer does not tell who has an account. */
let nobodysHash: Promise<string> | null = null;

/** null: wrong e-mail or password, and no word about which. */
export async function signIn(
  context: AuthContext,
  { email, password }: Credentials,
  visitor: Visitor,
): Promise<StartedSession | null> {
  const { database } = context;
  nobodysHash ??= hashPassword('the password of nobody');
  const user = await findByEmail(email.trim().toLowerCase(), database.db);
  const matches = await verifyPassword(user?.passwordHash ?? (await nobodysHash), password);
  if (!user || !matches) return null;
  const renewed = needsRehash(user.passwordHash) ? await hashPassword(password) : null;
  return database.transaction(async (tx) => {
    const locked = await lockById(user.id, tx);
    // Changed or gone since it was checked.
    if (locked?.passwordHash !== user.passwordHash) return null;
    if (renewed !== null) await updatePasswordHash(user.id, renewed, tx);
    return startSession(context, locked, visitor, tx);
  });
}
