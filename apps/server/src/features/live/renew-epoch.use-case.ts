import type { LiveVersion } from '@sevenmetre/rules/snapshot';
import type { Database } from '../../platform/database/index.ts';
import {
  ensureLiveState,
  findLiveHome,
  type LiveHome,
  lockLiveState,
  newEpoch,
  updateHome,
} from './changes.repository.ts';

/**
 * Begins a new epoch if the database is not the one in which the present epoch began (restored, copied, moved,
 * a promoted replica), or has lost versions that were seen: the same numbers mean other data there. Several
 * processes may call it at once; one of them begins the epoch.
 * @param seen the newest version that was read from the database before; null: unknown
 * @returns whether this call began one; `first`: nothing was known about the present epoch
 */
export async function renewEpochIfRestored(
  database: Database,
  seen: LiveVersion | null,
): Promise<'first' | 'restored' | null> {
  const identity = await database.identity();
  const state = await findLiveHome(identity, database.db);
  if (state && isOwn(state, seen)) return null;
  return database.transaction(async (tx) => {
    await ensureLiveState(tx);
    await lockLiveState(tx);
    const locked = await findLiveHome(identity, tx);
    if (!locked || isOwn(locked, seen)) return null;
    await newEpoch(tx);
    await updateHome(locked.here, tx);
    return locked.home === null ? 'first' : 'restored';
  });
}

function isOwn({ epoch, v, home, here }: LiveHome, seen: LiveVersion | null): boolean {
  return home === here && !(seen?.epoch === epoch && seen.v > v);
}
