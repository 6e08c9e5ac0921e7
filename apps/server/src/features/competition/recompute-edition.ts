import type { Tx } from '../../platform/database/index.ts';
import { findMatchesAround } from './competition.repository.ts';
import { findEditionRules } from './edition-rules.ts';
import * as groupRepository from './group.repository.ts';
import * as matchRepository from './match.repository.ts';
import { lockAffected, recomputeGroups } from './recompute-groups.ts';
import type { Recomputed } from './recompute-groups.ts';
import { rescoredWalkovers } from './rescored-walkovers.ts';

/**
 * Recomputes scores of walkovers, tables and seats of an edition after a change of its points. The caller has
 * locked the edition; groups and matches are locked here. Its change of structure makes every process load
 * the public data again.
 */
export async function recomputeEdition(tx: Tx, editionId: number, now: Date): Promise<Recomputed> {
  await lockAffected(tx, { editionId, groupIds: 'all' });
  const groups = await groupRepository.findAllByEditionId(editionId, tx);
  const { walkoverGoals } = await findEditionRules(editionId, tx);
  const matches = await findMatchesAround(
    groups.map(({ id }) => id),
    tx,
  );
  for (const { id, ...result } of await rescoredWalkovers(matches, walkoverGoals, tx))
    await matchRepository.updateResult(id, result, now, tx);
  return recomputeGroups(tx, { editionId, groupIds: 'all', now });
}
