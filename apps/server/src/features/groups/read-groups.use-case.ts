import type { AdminGroups, GroupClosing } from '@sevenmetre/contract/groups/group-closing';
import type { Tx } from '../../platform/database/index.ts';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { effectsOf, findTeamNames, previewClosing } from '../competition/index.ts';
import { findAllCounted, findCurrentEdition } from './group.repository.ts';
import type { RandomContext } from '../../platform/use-case/index.ts';

/** Groups of the current edition, in the order of play. */
export function readGroups({ database }: RandomContext): Promise<Outcome<AdminGroups>> {
  return database.transaction(
    async (tx) => {
      const edition = await findCurrentEdition(tx);
      return edition ? done(await listGroups(edition.id, tx)) : refuse('edition-missing');
    },
    { accessMode: 'read only' },
  );
}

export async function listGroups(editionId: number, tx: Tx): Promise<AdminGroups> {
  return { groups: await findAllCounted(editionId, tx) };
}

/** Effect of closing a group by hand, or of reopening it. Locks and stores nothing. */
export function readClosing({ database }: RandomContext, groupId: number): Promise<Outcome<GroupClosing>> {
  return database.transaction(
    async (tx) => {
      const edition = await findCurrentEdition(tx);
      if (!edition) return refuse('edition-missing');
      const group = (await findAllCounted(edition.id, tx)).find(({ id }) => id === groupId);
      if (!group) return refuse('group-unknown');
      const preview = await previewClosing(edition, { groupId, closed: !group.closedByHand }, tx);
      const names = await findTeamNames(edition.id, tx);
      return done({ group, ...effectsOf(preview, names), undecided: [...preview.undecided] });
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
