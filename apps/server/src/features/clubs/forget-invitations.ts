import type { ClubsContext } from './context.ts';
import { deleteExpired } from './invitation.repository.ts';

/** Forgets invitations that nobody can answer any more, with the addresses in them. Those of the last days are counted still. */
export async function forgetInvitations(
  { database }: Pick<ClubsContext, 'database'>,
  before: Date,
): Promise<void> {
  await deleteExpired(before, database.db);
}
