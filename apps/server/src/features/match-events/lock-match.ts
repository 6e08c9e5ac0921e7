import type { Tx } from '../../platform/database/index.ts';
import { editionRepository, groupRepository, lockAffected, matchRepository } from '../competition/index.ts';
import type { EditionRow, MatchRow } from '../competition/index.ts';

export interface LockedMatch {
  readonly match: MatchRow;
  readonly edition: EditionRow;
}

/** Locks the group of a match, then the match: enough for whatever leaves tables and seats alone. null: no such match. */
export async function lockMatch(matchId: number, tx: Tx): Promise<LockedMatch | null> {
  await groupRepository.lockByMatchId(matchId, tx);
  return matchRepository.lockById(matchId, tx);
}

/** Locks the edition, every group and match that the result can reach, and the match. null: no such match. */
export async function lockMatchForResult(matchId: number, tx: Tx): Promise<LockedMatch | null> {
  const found = await matchRepository.findById(matchId, tx);
  if (!found) return null;
  const { editionId, groupId } = found;
  await editionRepository.lockById(editionId, tx);
  if (groupId !== null) await lockAffected(tx, { editionId, groupIds: [groupId] });
  return matchRepository.lockById(matchId, tx);
}
