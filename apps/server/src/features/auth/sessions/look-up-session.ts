import type { Role } from '@sevenmetre/rules/vocabulary';
import { batchLookups } from '../../../platform/database/index.ts';
import type { Database, Db, Tx } from '../../../platform/database/index.ts';
import { findAllByTokenHash, findAllByUserId } from './session.repository.ts';
import type { SessionRow } from './session.repository.ts';
import { isAlive } from './session-limits.ts';

type LookUp = (tokenHash: string) => Promise<SessionRow | null>;

const lookUps = new WeakMap<Database, LookUp>();

/** The current session of a token, read after the call. Concurrent look-ups share one statement. */
export function lookUpSession(tokenHash: string, database: Database): Promise<SessionRow | null> {
  const lookUp =
    lookUps.get(database) ??
    batchLookups((hashes: readonly string[]) => findAllByTokenHash(hashes, database.db));
  lookUps.set(database, lookUp);
  return lookUp(tokenHash);
}

/** Sessions of a user that have not ended, last used first. */
export async function aliveSessionsOf(
  { id, roles }: { readonly id: number; readonly roles: readonly Role[] },
  now: Date,
  tx: Db | Tx,
) {
  const sessions = await findAllByUserId(id, tx);
  return sessions.filter((session) => isAlive(session, roles, now));
}
