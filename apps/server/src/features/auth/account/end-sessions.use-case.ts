import type { RandomContext } from '../../../platform/use-case/index.ts';
import { done, refuse, type Outcome } from '../../../platform/outcome/index.ts';
import { deleteAllByUserId, deleteById } from '../sessions/session.repository.ts';
import type { OwnSession } from './read-account.ts';

/** Ends one session of a user, which may be the calling one. */
export function endSession(
  { database }: Pick<RandomContext, 'database'>,
  userId: number,
  sessionId: number,
): Promise<Outcome<null>> {
  return database.transaction(async (tx) =>
    (await deleteById(sessionId, userId, tx)) ? done(null) : refuse('session-unknown'),
  );
}

/** Ends all sessions of a user except the calling one. */
export function endOtherSessions(
  { database }: Pick<RandomContext, 'database'>,
  { userId, tokenHash }: OwnSession,
): Promise<void> {
  return database.transaction((tx) => deleteAllByUserId(userId, tokenHash, tx));
}
