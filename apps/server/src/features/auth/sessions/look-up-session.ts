import { askTogether } from '../../../platform/database/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { findAllByTokenHash } from './session.repository.ts';
import type { SessionRow } from './session.repository.ts';

type LookUp = (tokenHash: string) => Promise<SessionRow | null>;

const lookUps = new WeakMap<Database, LookUp>();

/** The current session of a token, read after the call. Concurrent look-ups share one statement. */
export function lookUpSession(tokenHash: string, database: Database): Promise<SessionRow | null> {
  const lookUp =
    lookUps.get(database) ??
    askTogether((hashes: readonly string[]) => findAllByTokenHash(hashes, database.db));
  lookUps.set(database, lookUp);
  return lookUp(tokenHash);
}
