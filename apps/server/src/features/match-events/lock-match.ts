import type { Tx } from '../../platform/database/index.ts';
import { editionRepository, groupRepository, lockAffected, matchRepository } from '../competition/index.ts';
import type { EditionRow, MatchRow } from '../competition/index.ts';

export interface LockedMatch {
  readonly match: MatchRow;
  readonly edition: EditionRow;
}

/** Locks the group of a match, then the match: enough for whatever leaves tables and seats alone. null: no such match. */
export async function lockMatch(matchId: number, tx: Tx): Promise<LockedMatch | null> {
  const found = await matchRepository.findById(matchId, tx);
  if (!found) return null;
  if (found.groupId !== null) await groupRepository.lockById(found.groupId, tx);
  return lockRow(matchId, tx);
}

/** Locks the edition, every group and match that the result can reach, and the match. null: no such match. */
export async function lockMatchForResult(matchId: number, tx: Tx): Promise<LockedMatch | null> {
  const found = await matchRepository.findById(matchId, tx);
  if (!found) return null;
  await editionRepository.lockById(found.editionId, tx);
  if (found.groupId !== null)
    await lockAffected(tx, { editionId: found.editionId, groupIds: [found.groupId] });
  return lockRow(matchId, tx);
}

async function lockRow(matchId: number, tx: Tx): Promise<LockedMatch | null> {
  const match = await matchRepository.lockById(matchId, tx);
  const edition = match && (await editionRepository.findById(match.editionId, tx));
  return match && edition ? { match, edition } : null;
}
