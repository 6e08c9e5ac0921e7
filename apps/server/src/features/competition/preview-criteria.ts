import type { Tx } from '../../platform/database/index.ts';
import type { EditionRow } from './edition.repository.ts';
import * as groupRepository from './group.repository.ts';
import type { CriteriaChange } from './load-competition.ts';
import { previewChange } from './preview-change.ts';
import type { GroupsPreview } from './preview-groups.ts';

/** Tables and seats if groups were ordered by other criteria. Locks and stores nothing. */
export async function previewCriteria(
  edition: EditionRow,
  criteria: CriteriaChange,
  tx: Tx,
): Promise<GroupsPreview & { readonly groupIds: readonly number[] }> {
  const groups = await groupRepository.findAllByEditionId(edition.id, tx);
  const { categoryId } = criteria;
  const own = groups.filter((group) => categoryId === null || group.categoryId === categoryId);
  const groupIds = own.map(({ id }) => id);
  return { groupIds, ...(await previewChange(edition, groupIds, { criteria }, tx)) };
}
