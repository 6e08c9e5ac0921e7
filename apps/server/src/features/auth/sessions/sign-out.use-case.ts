import type { AuthContext } from '../auth-context.ts';
import { deleteByTokenHash } from './session.repository.ts';
import { hashToken } from '../token.ts';

/** Ends the session of a token, if there is one. Other sessions of the user continue. */
export async function signOut({ database }: Pick<AuthContext, 'database'>, token: string): Promise<void> {
  await deleteByTokenHash(hashToken(token), database.db);
}
