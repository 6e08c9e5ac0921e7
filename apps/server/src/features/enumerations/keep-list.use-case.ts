import type { NamedValues } from '@sevenmetre/rules/enumerations';
import { done, type Outcome, refuse } from '../../platform/outcome/index.ts';
import { recordAudit } from '../audit/index.ts';
import { findWorkingEdition, type Organiser } from '../competition/index.ts';
import { lockLinesOfEdition, markLinesOld } from '../invoice-lines/index.ts';
import type { LinesContext } from '../invoice-lines/index.ts';
import { appendChange } from '../live/index.ts';
import * as listRepository from './list.repository.ts';
import type { AnyList } from './list-definition.repository.ts';
import { whenFree } from './when-free.ts';
import type { Database } from '../../platform/database/index.ts';
import { trainingTypeList } from './training-type.repository.ts';

type NewType = Omit<NamedValues, 'isActive'>;

type Saved = Promise<Outcome<{ id: number }>>;

/** Deletes an unused entry; otherwise returns its uses. */
export function deleteEntry(
  { database, clock }: LinesContext,
  { actor, edition }: Organiser,
  list: AnyList,
  id: number,
): Saved {
  const { table, subjectType } = list;
  const work = database.transaction(async (tx): Saved => {
    const working = await findWorkingEdition(edition, tx);
    if (!working.ok) return working;
    const editionId = working.value.id;
    await listRepository.lockById(table, id, tx);
    const stored = (await list.findAll(editionId, tx)).find((entry) => entry.id === id);
    if (!stored) return refuse('entry-unknown');
    const uses = (await list.findUses([id], tx)).get(id) ?? [];
    if (uses.length > 0) return refuse('entry-in-use', { uses });
    await listRepository.deleteById(table, id, tx);
    const by = { at: clock.now(), userId: actor.userId, editionId, before: stored.values };
    await recordAudit(tx, { ...by, action: `${subjectType}.delete`, subjectType, subjectId: id });
    await appendChange(tx, { structure: true });
    return done({ id });
  });
  return whenFree('', work);
}

/** Reorders a list; every entry has to be given once. Returns the id of the edition. */
export async function orderEntries(
  { database, clock, rebuildLines }: LinesContext,
  { actor, edition }: Organiser,
  list: AnyList,
  ids: readonly number[],
): Saved {
  const { table, subjectType } = list;
  const saved = await database.transaction(async (tx): Saved => {
    const working = await findWorkingEdition(edition, tx);
    if (!working.ok) return working;
    const editionId = working.value.id;
    if (list.ordersLines) await lockLinesOfEdition(tx, editionId);
    await listRepository.lockAllById(table, ids, tx);
    const before = (await list.findAll(editionId, tx)).map((entry) => entry.id);
    if (!isOrderOf(ids, before)) return refuse('changed-meanwhile', { ids: before });
    if (ids.every((id, index) => id === before[index])) return done({ id: editionId });
    await listRepository.updateWeights(table, ids, tx);
    const by = { at: clock.now(), userId: actor.userId, editionId };
    await recordAudit(tx, {
      ...by,
      action: `${subjectType}.order`,
      subjectType: 'edition',
      subjectId: editionId,
      before: { ids: before },
      after: { ids },
    });
    if (list.ordersLines) await markLinesOld(tx, editionId);
    await appendChange(tx, { structure: true });
    return done({ id: editionId });
  });
  if (saved.ok && list.ordersLines) rebuildLines();
  return saved;
}

/** Whether both hold the same ids, each once. */
function isOrderOf(ids: readonly number[], all: readonly number[]): boolean {
  return ids.length === all.length && new Set(ids).size === ids.length && ids.every((id) => all.includes(id));
}

/** Stores the initial types of training in their order; existing ones are not changed. */
export async function storeTrainingTypes(database: Database, types: readonly NewType[]): Promise<void> {
  await database.transaction(async (tx) => {
    const known = (await trainingTypeList.findAll(0, tx)).map(({ values }) => values.code);
    for (const [index, type] of types.entries()) {
      if (known.includes(type.code)) continue;
      await trainingTypeList.insert(0, { ...type, isActive: true }, index + 1, tx);
    }
  });
}
