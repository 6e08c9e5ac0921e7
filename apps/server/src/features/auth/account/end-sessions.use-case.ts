import type { AuthContext } from '../auth-context.ts';
import { deleteAllByUserId, deleteById } from '../sessions/session.repository.ts';
import type { OwnSession } from './actor-session.ts';

/** Ends one session of a user, also the one that asks. */
export function endSession(
  { database }: Pick<AuthContext, 'database'>,
  userId: number,
  sessionId: number,
): Promise<'ended' | 'session-unknown'> {
  return database.transaction(async (tx) =>
    (await deleteById(sessionId, userId, tx)) ? 'ended' : 'session-unknown',
  );
}

/** Ends all sessions of a user but the one that asks. */
export function endOtherSessions(
  { database }: Pick<AuthContext, 'database'>,
  { userId, tokenHash }: OwnSession,
): Promise<void> {
  return database.transaction((tx) => deleteAllByUserId(userId, tokenHash, tx));
}
