import type { AuthContext } from '../auth-context.ts';
import { deleteByTokenHash } from './session.repository.ts';
import { hashToken } from '../token.ts';

/** Ends the session of a token, if there is one. Others of the same user go on. */
export async function signOut({ database }: Pick<AuthContext, 'database'>, token: string): Promise<void> {
  await deleteByTokenHash(hashToken(token), database.db);
}
