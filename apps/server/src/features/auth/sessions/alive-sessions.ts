import type { Role } from '@sevenmetre/rules/vocabulary';
import type { Db, Tx } from '../../../platform/database/index.ts';
import { isAlive } from './session-limits.ts';
import { findAllByUserId } from './session.repository.ts';

/** Sessions of a user that have not ended, last used first. */
export async function aliveSessionsOf(
  { id, roles }: { readonly id: number; readonly roles: readonly Role[] },
  now: Date,
  tx: Db | Tx,
) {
  const sessions = await findAllByUserId(id, tx);
  return sessions.filter((session) => isAlive(session, roles, now));
}
