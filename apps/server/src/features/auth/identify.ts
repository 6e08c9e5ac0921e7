import type { Actor } from '@sevenmetre/rules/permissions';
import type { AuthContext } from './auth-context.ts';
import { isAlive } from './session-limits.ts';
import { findByTokenHash, updateLastSeen } from './session.repository.ts';
import { hashToken } from './token.ts';

const secondsBetweenNotes = 60;

/**
 * Whose session a token opens, with the rights of this very moment: a role taken away is gone at the next call.
 * null: no such session, or it has ended.
 */
export async function actorOfToken(
  { database, clock }: Pick<AuthContext, 'database' | 'clock'>,
  token: string,
): Promise<Actor | null> {
  const session = await findByTokenHash(hashToken(token), database.db);
  const now = clock.now();
  if (!session || !isAlive(session, session.roles, now)) return null;
  if (now.getTime() - session.lastSeenAt.getTime() >= secondsBetweenNotes * 1000) {
    await updateLastSeen(session.id, now, database.db);
  }
  const { userId, roles, administratedClubIds, leadingTeamIds, reportsIn } = session;
  return { userId, roles, administratedClubIds, leadingTeamIds, reportsIn };
}
