import type { AdminGroups, GroupCloseBody } from '@sevenmetre/contract/groups/group-closing';
import type { Actor } from '@sevenmetre/rules/permissions';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { recordAudit } from '../audit/index.ts';
import { editionRepository, groupRepository, lockAffected, recomputeGroups } from '../competition/index.ts';
import { appendChange } from '../live/index.ts';
import { findAllCounted, findCurrentEdition } from './group.repository.ts';
import { listGroups } from './read-groups.use-case.ts';
import type { RandomContext } from '../../platform/use-case/index.ts';

/**
 * Closes a group with unplayed matches: its present places count and fill seats (rule BR3). Reopening it
 * clears these seats, except those that have been played on (BR9, BR10).
 */
export function closeGroup(
  { database, clock }: RandomContext,
  actor: Actor,
  groupId: number,
  { closed, reason }: GroupCloseBody,
): Promise<Outcome<AdminGroups>> {
  return database.transaction(async (tx) => {
    const edition = await findCurrentEdition(tx);
    if (!edition) return refuse('edition-missing');
    const editionId = edition.id;
    await editionRepository.lockById(editionId, tx);
    await lockAffected(tx, { editionId, groupIds: [groupId] });
    const group = (await findAllCounted(editionId, tx)).find(({ id }) => id === groupId);
    if (!group) return refuse('group-unknown');
    if (group.closedByHand === closed) return done(await listGroups(editionId, tx));
    if (closed && group.running > 0) return refuse('group-running', { running: group.running });
    const now = clock.now();
    await groupRepository.updateClosedByHand(groupId, closed, tx);
    const changed = await recomputeGroups(tx, { editionId, groupIds: [groupId], now });
    const { label } = group;
    const { matches, conflicts } = changed;
    await recordAudit(tx, {
      at: now,
      userId: actor.userId,
      action: closed ? 'group.closed' : 'group.opened',
      subjectType: 'group',
      subjectId: groupId,
      editionId,
      before: { label, closedByHand: !closed },
      after: { label, closedByHand: closed, matches: matches.length, conflicts },
      reason,
    });
    const body = await listGroups(editionId, tx);
    await appendChange(tx, { structure: true });
    return done(body);
  });
}
