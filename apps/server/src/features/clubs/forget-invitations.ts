import type { ClubsContext } from './context.ts';
import { deleteExpired } from './invitation.repository.ts';

/**
 * Deletes expired invitations and their addresses. Those of the last days are still needed for the limits.
 */
export async function forgetInvitations(
  { database }: Pick<ClubsContext, 'database'>,
  before: Date,
): Promise<void> {
  await deleteExpired(before, database.db);
}
